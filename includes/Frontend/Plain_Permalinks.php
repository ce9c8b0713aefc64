<?php
/**
 * Answers /wp-json also where permalinks are plain, as WordPress then knows the API by its query alone.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Module;

/**
 * Clients written from the contract call /wp-json. It needs a web server that hands unknown addresses to index.php.
 */
final class Plain_Permalinks implements Module {

	public function register(): void {
		add_filter( 'request', array( $this, 'find_route' ) );
	}

	/**
	 * The route a path below /wp-json names, where no rewrite rule has said it.
	 *
	 * @param array<string,mixed> $query Query variables.
	 * @return array<string,mixed>
	 */
	public function find_route( array $query ): array {
		if ( ! isset( $query['rest_route'] ) && '' === (string) get_option( 'permalink_structure' ) && Address::is_rest() ) {
			$query['rest_route'] = '/' . ltrim( substr( rawurldecode( (string) Address::path() ), strlen( '/' . rest_get_url_prefix() ) ), '/' );
		}
		return $query;
	}
}
