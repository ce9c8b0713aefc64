<?php
/**
 * Routes that are registered when a request asks for them: hundreds of arguments are not built for a request of another route.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Rest;

use DesignMarketplace\Module;
use WeakMap;
use WP_REST_Request;
use WP_REST_Server;

/**
 * What an HTTP request is about is registered in its turn among other plugins' routes. What only a request made by PHP is
 * about follows when it is dispatched; core comes by `rest_pre_dispatch` before it looks for a route. Code that asks the
 * server itself for its routes sees those registered by then.
 */
final class Deferred_Routes implements Module {

	/**
	 * See waiting().
	 *
	 * @var WeakMap<WP_REST_Server,array<string,list<callable():void>>>|null
	 */
	private static ?WeakMap $waiting = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Before anything looks for a route, and after a filter that has put another in its place.
		add_filter( 'rest_pre_dispatch', array( $this, 'register_asked_for' ), PHP_INT_MIN, 3 );
		add_filter( 'rest_pre_dispatch', array( $this, 'register_asked_for' ), PHP_INT_MAX, 3 );
	}

	/**
	 * Registers routes when one of them is asked for.
	 *
	 * @param string           $path     Beginning of the routes after the namespace, such as `/work`, in lower case.
	 * @param callable(): void $register Registers them.
	 * @param string            $space    Namespace.
	 */
	public static function defer( string $path, callable $register, string $space = Routes::NAMESPACE ): void {
		$path  = "/{$space}{$path}";
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( is_string( $route ) && '' !== $route && self::is_about( strtolower( $route ), $path ) ) {
			$register();
			return;
		}
		$map                      = self::waiting();
		$waiting                  = $map[ rest_get_server() ] ?? array();
		$waiting[ $path ][]       = $register;
		$map[ rest_get_server() ] = $waiting;
	}

	/**
	 * Registers the routes a request may be about.
	 *
	 * @param mixed                                $result  Null unless another filter answered, handed on.
	 * @param WP_REST_Server                       $server  Server.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function register_asked_for( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$route = Routes::of( $request );
		self::release( $server, static fn( string $path ): bool => self::is_about( $route, $path ) );
		return $result;
	}

	/**
	 * Registers all that wait, for those who ask the server itself for its routes.
	 *
	 * @param WP_REST_Server $server Server.
	 */
	public static function register_all( WP_REST_Server $server ): void {
		self::release( $server, static fn(): bool => true );
	}

	/**
	 * Registers those of the waiting that are wanted.
	 *
	 * @param WP_REST_Server        $server    Server.
	 * @param callable(string):bool $is_wanted Told the beginning of the path.
	 */
	private static function release( WP_REST_Server $server, callable $is_wanted ): void {
		$map     = self::waiting();
		$waiting = $map[ $server ] ?? array();
		$wanted  = array_filter( $waiting, $is_wanted, ARRAY_FILTER_USE_KEY );
		if ( ! $wanted ) {
			return;
		}
		$map[ $server ] = array_diff_key( $waiting, $wanted );
		foreach ( array_merge( ...array_values( $wanted ) ) as $register ) {
			$register();
		}
	}

	/**
	 * What registers routes, by server and by the beginning of their path.
	 *
	 * @return WeakMap<WP_REST_Server,array<string,list<callable():void>>>
	 */
	private static function waiting(): WeakMap {
		self::$waiting ??= new WeakMap();
		return self::$waiting;
	}

	/**
	 * Whether a request may be about routes that begin with a path. The index, a namespace's index and the batch have at most
	 * two parts and are about all; the batch matches its requests without this filter.
	 *
	 * @param string $route Result of Routes::of().
	 * @param string $path  Path with its namespace.
	 */
	private static function is_about( string $route, string $path ): bool {
		return substr_count( rtrim( $route, '/' ), '/' ) < 3 || str_starts_with( $route, $path );
	}
}
