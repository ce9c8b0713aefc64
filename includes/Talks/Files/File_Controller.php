<?php
/** GET /design-marketplace/v1/files/{id}: a new address of a file, for who reads the conversation. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class File_Controller {

	/** The file with a new address. For other users it does not exist (404). */
	public function renew( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file = File_Rows::for_viewer( (string) $request->get_url_params()['id'], get_current_user_id() );
		return $file ? new WP_REST_Response( $file->present( get_current_user_id() ) ) : Errors::of( 'post_not_found' );
	}
}
