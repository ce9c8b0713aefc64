<?php
/** GET /options: the operator's messages around sign-up and activation. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use WP_REST_Response;

final class Options_Controller {

	public function answer(): WP_REST_Response {
		return new WP_REST_Response( Site_Settings::messages() );
	}
}
