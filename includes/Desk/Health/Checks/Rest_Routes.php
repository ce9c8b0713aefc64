<?php
/** Checks that no other plugin has removed routes of the REST API that the site needs, as snippets that hide user names do. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Rest\Routes;

final class Rest_Routes implements Check {

	public const ID = 'rest-routes';

	public function name(): string {
		return __( 'Routes of the REST API', 'design-marketplace' );
	}

	public function run(): Finding {
		$missing = self::missing();
		return $missing
			? Finding::critical(
				__( 'Another plugin has removed parts of the REST API that every page needs', 'design-marketplace' ),
				sprintf(
					/* translators: %s: list of routes. */
					__(
						'Missing: %s. Look for a plugin or a snippet that uses the filter “rest_endpoints”, often to hide user names, and take these routes out of it.',
						'design-marketplace'
					),
					implode( ', ', $missing )
				)
			)
			: Finding::good( __( 'The REST API has all routes', 'design-marketplace' ) );
	}

	/**
	 * Methods and routes that were registered and are gone after all filters, for a visitor who is not logged in.
	 *
	 * @return list<string>
	 */
	private static function missing(): array {
		$registered = array();
		$note       = static function ( array $endpoints ) use ( &$registered ): array {
			$registered = $endpoints;
			return $endpoints;
		};
		$user       = get_current_user_id();
		$server     = rest_get_server();
		add_filter( 'rest_endpoints', $note, PHP_INT_MIN );
		wp_set_current_user( 0 );
		$left = $server->get_routes();
		wp_set_current_user( $user );
		remove_filter( 'rest_endpoints', $note, PHP_INT_MIN );
		$missing = array();
		foreach ( $registered as $route => $handlers ) {
			$shown = self::shown( $route );
			if ( Routes::is_ours( strtolower( $shown ) ) ) {
				foreach ( array_diff( self::methods( $handlers ), self::methods( $left[ $route ] ?? array() ) ) as $method ) {
					$missing[] = "{$method} {$shown}";
				}
			}
		}
		return $missing;
	}

	/**
	 * Methods of a route's handlers, written in any way that WordPress allows.
	 *
	 * @param mixed $handlers
	 * @return list<string>
	 */
	private static function methods( mixed $handlers ): array {
		$handlers = is_array( $handlers ) ? $handlers : array();
		$methods  = array();
		foreach ( isset( $handlers['callback'] ) ? array( $handlers ) : $handlers as $key => $handler ) {
			if ( is_int( $key ) && isset( $handler['callback'] ) ) {
				$named   = $handler['methods'] ?? 'GET';
				$named   = is_string( $named ) ? explode( ',', $named ) : array_map(
					static fn( int|string $method, mixed $value ): string => is_string( $method ) ? $method : (string) $value,
					array_keys( $named ),
					$named
				);
				$methods = array_merge( $methods, array_map( 'strtoupper', array_map( 'trim', $named ) ) );
			}
		}
		return array_values( array_unique( $methods ) );
	}

	/** A route with a number in place of each pattern. */
	private static function shown( string $route ): string {
		return (string) preg_replace( Routes::PLACE, '1', $route );
	}
}
