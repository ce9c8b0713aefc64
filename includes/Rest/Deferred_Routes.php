<?php
/**
 * Routes that are registered when a request asks for them: hundreds of arguments are not built for a request of another route.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Rest;

use DesignMarketplace\Module;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Core comes by `rest_pre_dispatch` before it looks for a route, in each request and in those a request makes itself.
 */
final class Deferred_Routes implements Module {

	/**
	 * What registers routes, by the beginning of their path.
	 *
	 * @var array<string,list<callable():void>>
	 */
	private static array $waiting = array();

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( self::class, 'start' ), PHP_INT_MIN );
		// Before anything of ours and of core's looks for a route.
		add_filter( 'rest_pre_dispatch', array( $this, 'add_asked_for' ), PHP_INT_MIN, 3 );
	}

	/**
	 * A new server has no routes yet.
	 */
	public static function start(): void {
		self::$waiting = array();
	}

	/**
	 * Keeps what registers routes until one of them is asked for.
	 *
	 * @param string            $path     Beginning of the routes after the namespace, such as `/work`, in lower case.
	 * @param callable(): void  $register Registers them.
	 */
	public static function keep( string $path, callable $register ): void {
		self::$waiting[ '/' . Routes::NAMESPACE . $path ][] = $register;
	}

	/**
	 * Registers the routes a request may be about.
	 *
	 * @param mixed                                $result  Null unless another filter answered, handed on.
	 * @param WP_REST_Server                       $server  Server.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function add_asked_for( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		// Core matches without regard to case.
		$route = strtolower( $request->get_route() );
		// The lists of all routes or of a namespace's have two parts at most, and so has the batch, which looks for its own.
		$asks_for_all = substr_count( rtrim( $route, '/' ), '/' ) < 3;
		foreach ( array_keys( self::$waiting ) as $path ) {
			if ( $asks_for_all || str_starts_with( $route, $path ) ) {
				self::add( $path );
			}
		}
		return $result;
	}

	/**
	 * Registers everything that waits, for those who ask the server itself for its routes.
	 */
	public static function add_all(): void {
		array_map( array( self::class, 'add' ), array_keys( self::$waiting ) );
	}

	private static function add( string $path ): void {
		$waiting = self::$waiting[ $path ];
		unset( self::$waiting[ $path ] );
		foreach ( $waiting as $register ) {
			$register();
		}
	}
}
