<?php
/** /design-marketplace/v1/views and /figures/own: looks at pages, counted and given to whom the page belongs. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Views_Controller {

	private const ROBOTS = '/bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl|wget|python|monitor|^\W*$/i';

	/** The same answer whether it is counted or not. */
	public function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$kind    = $request['kind'];
		$id      = Value::integer( $request['id'] );
		$is_page = in_array( $kind, array( 'mission', 'member', 'work' ), true ) && is_int( $id ) && $id > 0;
		if ( $is_page && ! self::is_left_out( $request ) ) {
			$refusal = Limits::hit( 'views' );
			if ( $refusal ) {
				return $refusal;
			}
			Views::add( $kind, $id, get_current_user_id() );
		}
		return new WP_REST_Response( null, 204 );
	}

	public function own(): WP_REST_Response {
		$days = Contract::limit( 'own_figures_days' );
		return new WP_REST_Response( array( 'days' => $days, 'items' => Views::of( get_current_user_id() ) ) );
	}

	/** Robots, administrators, and who asks not to be counted. */
	private static function is_left_out( WP_REST_Request $request ): bool {
		return '1' === $request->get_header( 'dnt' )
			|| '1' === $request->get_header( 'sec_gpc' )
			|| 1 === preg_match( self::ROBOTS, (string) $request->get_header( 'user_agent' ) )
			|| current_user_can( 'manage_options' );
	}
}
