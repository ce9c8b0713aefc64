<?php
/** /design-marketplace/v1/saved: the design jobs a member has saved. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Saved;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Saved_Controller {

	/** Lets those in who may apply: everybody who is logged in but contractors. */
	public function may_enter(): bool|WP_Error {
		$is_contractor = Roles::CONTRACTOR === Roles::of( get_current_user_id() );
		return is_user_logged_in() && ! $is_contractor ? true : Errors::of( $is_contractor ? 'forbidden' : 'login_required' );
	}

	public function list_all( WP_REST_Request $request ): WP_REST_Response {
		$size = (int) $request['per_page'];
		// One more than a page, to know whether there is a next one.
		$found  = ( new Saved_Jobs() )->page( get_current_user_id(), (int) $request['before'], $size + 1 );
		$page   = array_slice( $found, 0, $size );
		$answer = new WP_REST_Response(
			array_map( static fn( array $job ): array => array_diff_key( $job, array( 'row' => true ) ), $page )
		);
		if ( count( $found ) > $size ) {
			$answer->header( 'X-DM-Next', (string) $page[ $size - 1 ]['row'] );
		}
		return $answer;
	}

	/** @return array{id:int,saved:bool}|WP_Error */
	public function save( WP_REST_Request $request ): array|WP_Error {
		return self::write( $request, true );
	}

	/** @return array{id:int,saved:bool}|WP_Error */
	public function take_off( WP_REST_Request $request ): array|WP_Error {
		return self::write( $request, false );
	}

	/** @return array{id:int,saved:bool}|WP_Error */
	private static function write( WP_REST_Request $request, bool $saved ): array|WP_Error {
		$user_id = get_current_user_id();
		// Core would prefer one from the body.
		$id   = (int) $request->get_url_params()['mission'];
		$jobs = new Saved_Jobs();
		return Limits::write( 'saved', $user_id )
			?? ( $saved ? $jobs->save( $user_id, $id ) : $jobs->take_off( $user_id, $id ) )
			?? compact( 'id', 'saved' );
	}
}
