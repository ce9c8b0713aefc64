<?php
/** GET /options: the operator's messages around sign-up and activation. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use DesignMarketplace\Kernel\Rest\Routes;
use WP_REST_Response;
use WP_REST_Server;

final class Options_Controller {

	public function register_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/options',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => static fn(): WP_REST_Response => new WP_REST_Response( Site_Settings::messages() ),
				'permission_callback' => '__return_true',
			)
		);
	}
}
