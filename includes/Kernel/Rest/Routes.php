<?php
/** The plugin's REST routes, and those of them that strangers may read. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use WP_REST_Request;

/** The access matrix in the tests has one row for each of these. */
final class Routes {

	public const NAMESPACE = 'wp/v2';

	public const OWN = 'design-marketplace/v1';

	/** A part of a route's pattern that stands for a value: its name, and its pattern. */
	public const PLACE = '#\(\?P<(\w+)>((?:[^()]|\([^()]*\))*)\)#';

	private const PUBLIC_READ = '#^/(wp/v2/(users/?$|skill|options|event|resource|reading|past_project|pages)|design-marketplace/v1/(jobs/|openapi\.json$))#';

	/** Core's routes that the contract extends: users and pages. What lies below them is not ours. */
	private const SHARED = '#^/wp/v2/(users(/(me|\d+))?|pages)/?$#';

	/** See own(). */
	private static string $own;

	/** The route of a request in lower case, as core matches routes in any case. Empty for some parts of a batch. */
	public static function of( WP_REST_Request $request ): string {
		return strtolower( (string) $request->get_route() );
	}

	/**
	 * Whether the plugin answers this route. This is asked before any route is registered, so the contract's list of all calls tells.
	 *
	 * @param string $route Result of of().
	 */
	public static function is_ours( string $route ): bool {
		return 1 === preg_match( self::SHARED, $route ) || 1 === preg_match( self::own(), $route );
	}

	/**
	 * Whether strangers may read this route, so that caches may keep the answer.
	 *
	 * @param string $route Result of of().
	 */
	public static function is_public_read( string $route ): bool {
		return 1 === preg_match( self::PUBLIC_READ, $route );
	}

	/** Pattern of the routes that core does not have, with what lies below them: the revisions of a work, for example. */
	private static function own(): string {
		if ( ! isset( self::$own ) ) {
			$own = array( '/' . self::OWN );
			foreach ( Contract::calls() as $path ) {
				$path = str_replace( '{id}', '\d+', $path );
				if ( ! preg_match( self::SHARED, str_replace( '\d+', '1', $path ) ) ) {
					$own[] = (string) preg_replace( '/\{\w+\}/', '[^/]+', $path );
				}
			}
			self::$own = '#^(' . implode( '|', $own ) . ')\b#';
		}
		return self::$own;
	}
}
