<?php
/** Hands out the bot check's challenges: GET users/altcha. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Routes;
use WP_Error;
use WP_REST_Request;

final class Altcha_Controller {

	public function register_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/users/altcha',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'challenge' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'action' => array(
						'type'        => 'string',
						'enum'        => array( 'signup', 'report' ),
						'default'     => 'signup',
						'description' => 'What the check is for.',
					),
				),
			)
		);
	}

	/** @return array<string,int|string>|WP_Error */
	public function challenge( WP_REST_Request $request ): array|WP_Error {
		return Limits::hit( 'challenge' ) ?? ( new Altcha() )->challenge( (string) $request['action'] );
	}
}
