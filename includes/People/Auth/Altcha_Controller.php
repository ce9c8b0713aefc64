<?php
/**
 * Hands out the bot check's challenges: GET users/altcha.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Module;
use WP_Error;
use WP_REST_Request;

final class Altcha_Controller implements Module {

	public function __construct( private readonly Altcha $altcha, ) {}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

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

	/**
	 * @return array<string,int|string>|WP_Error
	 */
	public function challenge( WP_REST_Request $request ): array|WP_Error {
		return Limits::hit( 'challenge' ) ?? $this->altcha->challenge( (string) $request['action'] );
	}
}
