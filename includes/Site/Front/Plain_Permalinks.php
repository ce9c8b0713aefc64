<?php
/** Makes /wp-json work with plain permalinks, where WordPress routes to the REST API only by a query parameter. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

/** Clients of the contract call /wp-json. The web server must route unknown addresses to index.php. */
final class Plain_Permalinks {

	/**
	 * Sets the REST route from the path, if no rewrite rule did.
	 * @param array<string,mixed> $query Query variables.
	 * @return array<string,mixed>
	 */
	public function find_route( array $query ): array {
		if ( ! isset( $query['rest_route'] ) && '' === (string) get_option( 'permalink_structure' ) && Address::is_rest() ) {
			$query['rest_route'] = '/' . ltrim(
				substr( rawurldecode( (string) Address::path() ), strlen( '/' . rest_get_url_prefix() ) ),
				'/'
			);
		}
		return $query;
	}
}
