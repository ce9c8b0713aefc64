<?php
/** GET /design-marketplace/v1/schools: what members can choose. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Schools;

use WP_REST_Response;

final class Schools_Controller {

	public function answer(): WP_REST_Response {
		$shown = static fn( array $school ): array => array_diff_key( $school, array( 'domains' => true ) );
		return new WP_REST_Response( array_map( $shown, Schools::all() ) );
	}
}
