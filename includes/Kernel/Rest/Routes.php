<?php
/** The plugin's REST routes, and those of them that strangers may read. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rows;
use WP_Error;
use WP_REST_Request;

/** The access matrix in the tests has one row for each of these. */
final class Routes {

	public const NAMESPACE = 'wp/v2';

	public const OWN = 'design-marketplace/v1';

	/** Permissions of routes whose controller has no method for it. */
	public const ANYONE    = '';
	public const LOGGED_IN = array( self::class, 'must_be_logged_in' );
	public const STRANGER  = array( self::class, 'must_be_stranger' );

	/** The methods that change an item. */
	public const CHANGE = 'POST, PUT, PATCH';

	/** A part of a route's pattern that stands for a value: its name, and its pattern. */
	public const PLACE = '#\(\?P<(\w+)>((?:[^()]|\([^()]*\))*)\)#';

	/** Core's routes that the contract extends: users and pages. What lies below them is not ours. */
	private const SHARED = '#^/wp/v2/(users(/(me|\d+))?|pages)/?$#';

	/** @var array{own:string,open:string,numbered:string} Patterns of routes, see patterns(). */
	private static array $patterns;

	/**
	 * Registers routes with WordPress. What they take is in the contract.
	 * @param list<array{0:string,1:string,2:class-string,3:string,4:string|array{class-string,string},5?:array{args?:array<string,array<string,mixed>>,schema?:string}}> $rows See Room::routes().
	 */
	public static function register( array $rows ): void {
		$routes = array();
		foreach ( $rows as $row ) {
			[ $methods, $path, $class, $callback, $permission ] = $row;

			$name = (string) preg_replace( self::PLACE, '{$1}', $path );
			$args = Contract::arguments( (string) strtok( $methods, ',' ), $name );
			if ( is_string( $permission ) && self::ANYONE !== $permission ) {
				$permission = array( $class, $permission );
			}
			$routes[ $path ][] = array(
				'methods'             => $methods,
				'callback'            => Rows::call( $class, $callback ),
				'permission_callback' => is_array( $permission ) ? Rows::call( ...$permission ) : '__return_true',
				'args'                => isset( $row[5]['args'] ) ? array_replace_recursive( $args, $row[5]['args'] ) : $args,
			);
			if ( isset( $row[5]['schema'] ) ) {
				$routes[ $path ]['schema'] = static fn(): array => self::schema( $row[5]['schema'] );
			}
		}
		foreach ( $routes as $path => $handlers ) {
			[ , $namespace, $version, $route ] = explode( '/', $path, 4 );
			register_rest_route( "{$namespace}/{$version}", "/{$route}", $handlers );
		}
	}

	public static function must_be_logged_in(): bool|WP_Error {
		return is_user_logged_in() ? true : Errors::of( 'login_required' );
	}

	/** Members use another route. */
	public static function must_be_stranger(): bool|WP_Error {
		return is_user_logged_in() ? Errors::of( 'logged_in' ) : true;
	}

	/** The route of a request in lower case, as core matches routes in any case. Empty for some parts of a batch. */
	public static function of( WP_REST_Request $request ): string {
		return strtolower( (string) $request->get_route() );
	}

	/**
	 * Whether the plugin answers this route. This is asked before any route is registered, so the contract's list of all calls tells.
	 * @param string $route Result of of().
	 */
	public static function is_ours( string $route ): bool {
		return 1 === preg_match( self::SHARED, $route ) || 1 === preg_match( self::patterns()['own'], $route );
	}

	/**
	 * Whether strangers may read this route, so that caches may keep the answer.
	 * @param string $route Result of of().
	 */
	public static function is_public_read( string $route ): bool {
		return 1 === preg_match( self::patterns()['open'], $route );
	}

	/**
	 * Whether a number in the path names an item.
	 * @param string $route Result of of().
	 */
	public static function is_numbered( string $route ): bool {
		return 1 === preg_match( self::patterns()['numbered'], $route );
	}

	/** @return array{own:string,open:string,numbered:string} Those core lacks are `own`, with what lies below: revisions, for example. */
	private static function patterns(): array {
		if ( ! isset( self::$patterns ) ) {
			$found = array(
				'own'      => array( '/' . self::OWN ),
				'open'     => array(),
				'numbered' => array(),
			);
			foreach ( Contract::calls() as $path => $calls ) {
				$pattern = (string) preg_replace( array( '/\{id\}/', '/\{\w+\}/' ), array( '\d+', '[^/]+' ), $path );
				if ( ! preg_match( self::SHARED, str_replace( '\d+', '1', $pattern ) ) ) {
					$found['own'][] = $pattern;
				}
				if ( isset( $calls['GET']['open'] ) ) {
					$found['open'][] = "{$pattern}$";
				}
				if ( str_contains( $path, '/{id}' ) ) {
					$found['numbered'][] = $pattern;
				}
			}
			self::$patterns = array_map( static fn( array $patterns ): string => '#^(' . implode( '|', $patterns ) . ')\b#', $found );
		}
		return self::$patterns;
	}

	/**
	 * @param string $name Shape of the contract.
	 * @return array<string,mixed>
	 */
	private static function schema( string $name ): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $name,
		) + Contract::shape( $name );
	}
}
