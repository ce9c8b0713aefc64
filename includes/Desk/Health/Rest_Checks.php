<?php
/** Requests that have to reach this plugin. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\People\Auth\Token_Controller;
use DesignMarketplace\Site\Front\Shell;
use WP_Error;

final class Rest_Checks {

	public static function login(): Finding {
		$answer = Loopback::get( Health_Controller::echo_url(), array( 'Authorization' => 'Bearer health-check' ) );
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Could not check whether logins reach WordPress', 'design-marketplace' ), $answer );
		}
		$said = json_decode( $answer['body'], true );
		if ( 200 !== $answer['status'] || ! isset( $said['authorization'] ) ) {
			return Finding::critical(
				__( 'The REST API does not respond', 'design-marketplace' ),
				/* translators: 1: address, 2: HTTP status. */
				__( '%1$s answers %2$d, but the answer is not from this plugin. Look for a plugin, a firewall or a web server rule that blocks the REST API.', 'design-marketplace' ),
				Health_Controller::echo_url(),
				$answer['status']
			);
		}
		return true === $said['authorization']
			? Finding::good( __( 'Logins reach WordPress', 'design-marketplace' ) )
			: Finding::critical(
				__( 'The web server drops the Authorization header, so nobody stays logged in', 'design-marketplace' ),
				__( 'On Apache add this line to .htaccess: SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1', 'design-marketplace' )
			);
	}

	public static function rest_routes(): Finding {
		$missing = self::missing();
		return $missing
			? Finding::critical(
				__( 'Another plugin has removed parts of the REST API that every page needs', 'design-marketplace' ),
				/* translators: %s: list of routes. */
				__( 'Missing: %s. Look for a plugin or a snippet that uses the filter “rest_endpoints”, often to hide user names, and take these routes out of it.', 'design-marketplace' ),
				implode( ', ', $missing )
			)
			: Finding::good( __( 'The REST API has all routes', 'design-marketplace' ) );
	}

	/** @return list<string> Methods and routes that were registered and are gone after all filters, for a visitor who is not logged in. */
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
			$shown = (string) preg_replace( Routes::PLACE, '1', $route ); // A number in place of each pattern.
			if ( Routes::is_ours( strtolower( $shown ) ) ) {
				foreach ( array_diff( self::methods( $handlers ), self::methods( $left[ $route ] ?? array() ) ) as $method ) {
					$missing[] = "{$method} {$shown}";
				}
			}
		}
		return $missing;
	}

	/** @return list<string> Methods of a route's handlers, written in any way that WordPress allows. */
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

	public static function token_routes(): Finding {
		$ours   = array( Rows::call( Token_Controller::class, 'log_in' ), Rows::call( Token_Controller::class, 'validate' ) );
		$others = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( str_starts_with( $route, '/jwt-auth/v1/' ) ? $handlers : array() as $handler ) {
				if ( ! in_array( $handler['callback'] ?? null, $ours, true ) ) {
					$others[] = $route;
				}
			}
		}
		return $others
			? Finding::critical(
				__( 'Another plugin answers the login routes', 'design-marketplace' ),
				/* translators: %s: list of routes. */
				__( 'Another plugin has registered %s as well. Each plugin rejects the other’s tokens: deactivate the other plugin.', 'design-marketplace' ),
				implode( ', ', array_unique( $others ) )
			)
			: Finding::good( __( 'No other plugin answers the login routes', 'design-marketplace' ) );
	}

	public static function addresses(): Finding {
		$url    = home_url( '/designers' );
		$answer = Loopback::get( $url );
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Could not check whether the pages can be opened', 'design-marketplace' ), $answer );
		}
		if ( 200 !== $answer['status'] || ! str_contains( $answer['body'], 'id="' . Shell::ROOT . '"' ) ) {
			return Finding::critical(
				__( 'The pages of the marketplace cannot be opened', 'design-marketplace' ),
				/* translators: 1: address, 2: HTTP status. */
				__( '%1$s answers %2$d. Choose any structure but “Plain” under Settings → Permalinks; on nginx, send every request that is not for a file to index.php: try_files $uri $uri/ /index.php?$args;', 'design-marketplace' ),
				$url,
				$answer['status']
			);
		}
		return '' === (string) get_option( 'permalink_structure' )
			? Finding::recommended(
				__( 'Permalinks are plain', 'design-marketplace' ),
				__( 'This web server opens the pages of the marketplace anyway; others do not. Choose any structure but “Plain” under Settings → Permalinks.', 'design-marketplace' )
			)
			: Finding::good( __( 'The pages of the marketplace can be opened', 'design-marketplace' ) );
	}
}
