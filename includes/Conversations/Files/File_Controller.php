<?php
/**
 * GET /design-marketplace/v1/files/{id}: a new address of a file, for who reads the conversation.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Conversations\Ready;
use DesignMarketplace\Module;
use DesignMarketplace\Rest\Errors;
use DesignMarketplace\Rest\Routes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class File_Controller implements Module {

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	public function register_routes(): void {
		register_rest_route(
			Routes::OWN,
			'/files/(?P<id>[a-f0-9]{32})',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'renew' ),
				'permission_callback' => static fn(): bool|WP_Error => is_user_logged_in() ? true : Errors::of( 'login_required' ),
			)
		);
	}

	/**
	 * The file with a new address. That there is one is nobody else's business.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function renew( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$missing = Ready::missing();
		$file    = $missing ? null : File_Rows::for_viewer( (string) $request['id'], get_current_user_id() );
		return $file ? new WP_REST_Response( $file->told( get_current_user_id() ) ) : $missing ?? Errors::of( 'post_not_found' );
	}
}
