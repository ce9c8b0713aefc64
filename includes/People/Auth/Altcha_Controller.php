<?php
/** Hands out the bot check's challenges: GET users/altcha. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use WP_Error;
use WP_REST_Request;

final class Altcha_Controller {

	/** @return array<string,int|string>|WP_Error */
	public function challenge( WP_REST_Request $request ): array|WP_Error {
		return Limits::hit( 'challenge' ) ?? ( new Altcha() )->challenge( (string) $request['action'] );
	}
}
