<?php
/** Routes of Site Health: run a check, test whether a login header arrives, and read a stored probe. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Routes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The echo route is public, as the check needs a stranger's request. It only answers yes or no. */
final class Health_Controller {

	private const BASE = '/design-marketplace';

	public static function path( Check $check ): string {
		return Routes::NAMESPACE . self::BASE . '/health/' . $check->id;
	}

	public static function echo_url(): string {
		return rest_url( Routes::NAMESPACE . self::BASE . '/echo' );
	}

	public static function stored_url( string $name ): string {
		return rest_url( Routes::NAMESPACE . self::BASE . "/stored/{$name}" );
	}

	/** Answers with the text that this web server reads from the folder for files of messages. It reads nothing longer than a probe. */
	public function read_stored( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'words' => Probe::read( (string) $request->get_url_params()['name'] ) ) );
	}

	/** Whether an Authorization header has reached PHP. */
	public function echo_header(): WP_REST_Response {
		return new WP_REST_Response(
			array( 'authorization' => ! empty( $_SERVER['HTTP_AUTHORIZATION'] ) || ! empty( $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] ) )
		);
	}

	/** For users who may see Site Health, and for the command line with a ticket. */
	public function may_run( WP_REST_Request $request ): bool|WP_Error {
		if ( current_user_can( 'view_site_health_checks' ) || Ticket::is_good( (string) $request->get_header( Ticket::HEADER ) ) ) {
			return true;
		}
		return Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	public function run( WP_REST_Request $request ): WP_REST_Response {
		$check = Checks::find( (string) $request['check'] );
		return new WP_REST_Response( Site_Health::result( $check, $check->run() ) );
	}
}
