<?php
/** Refuses core's REST writes to members, also in batches. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\People\Accounts\Roles;
use WP_Error;
use WP_REST_Request;

/** The hook runs for single requests and for the parts of a batch. Other plugins protect their own routes. */
final class Core_Rest_Access {

	private const CORE = '#^/(wp/v2|wp/v3|wp-site-health|wp-block-editor|wp-abilities|wp-sync|batch)\b#';

	/** Core's routes with a path that the contract also uses. Members may only change their own account there. */
	private const SHARED = '#^/wp/v2/(pages|users(/me)?/?$)#';

	private const APPLICATION_PASSWORDS = '#^/wp/v2/users/(?<user>me|\d+)/application-passwords#';

	/**
	 * 403 for what members may not do.
	 * @param array<string,mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$route     = Routes::of( $request );
		$is_member = is_user_logged_in() && '' !== Roles::of( wp_get_current_user() );
		if ( preg_match( self::APPLICATION_PASSWORDS, $route, $parts ) ) {
			return $is_member || '' !== Roles::of( (int) $parts['user'] ) ? $this->refusal() : $response;
		}
		$is_read = in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true );
		if ( ! $is_member || $is_read || 1 !== preg_match( self::CORE, $route ) ) {
			return $response;
		}
		return Routes::is_ours( $route ) && ! preg_match( self::SHARED, $route ) ? $response : $this->refusal();
	}

	private function refusal(): WP_Error {
		return Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}
}
