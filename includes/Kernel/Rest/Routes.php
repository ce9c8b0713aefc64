<?php
/**
 * The plugin's REST routes, and those of them that strangers may read.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use WP_REST_Request;

/**
 * The access matrix in the tests has one row for each of these.
 */
final class Routes {

	public const NAMESPACE = 'wp/v2';

	public const OWN = 'design-marketplace/v1';

	/**
	 * A part of a route's pattern that stands for a value: its name, and its pattern.
	 */
	public const PLACE = '#\(\?P<(\w+)>((?:[^()]|\([^()]*\))*)\)#';

	private const OURS = '#^/(jwt-auth/v1/token|design-marketplace/v1|wp/v2/(users/(register|availability|activation|password|signout|altcha|delete/\d+|\d+/(export|email))|mail/workwith|work|mission|application|skill|options|event|resource|reading|past_project|design-marketplace)\b)#';

	private const PUBLIC_READ = '#^/(wp/v2/(users/?$|skill|options|event|resource|reading|past_project|pages)|design-marketplace/v1/(jobs/|openapi\.json$))#';

	/**
	 * The route of a request in lower case, as core matches routes in any case. Empty for some parts of a batch.
	 */
	public static function of( WP_REST_Request $request ): string {
		return strtolower( (string) $request->get_route() );
	}

	/**
	 * Whether the plugin answers this route.
	 *
	 * @param string $route Result of of().
	 */
	public static function is_ours( string $route ): bool {
		return 1 === preg_match( self::OURS, $route ) || self::is_shared( $route );
	}

	/**
	 * Whether strangers may read this route, so that caches may keep the answer.
	 *
	 * @param string $route Result of of().
	 */
	public static function is_public_read( string $route ): bool {
		return 1 === preg_match( self::PUBLIC_READ, $route );
	}

	/**
	 * Core's routes that the contract extends: users and pages.
	 *
	 * @param string $route Result of of().
	 */
	private static function is_shared( string $route ): bool {
		return 1 === preg_match( '#^/wp/v2/(users(/(me|\d+))?|pages)/?$#', $route );
	}
}
