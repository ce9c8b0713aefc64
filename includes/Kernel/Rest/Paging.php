<?php
/** Paging as core does it: `page`, `per_page`, X-WP-Total and X-WP-TotalPages. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Paging {

	/** The highest page or offset: a larger number could overflow into a float, which is no valid SQL. */
	private const LAST = 1000000;

	/**
	 * Core's parameters of a list, with limits for `offset`.
	 * @param array<string,array<string,mixed>> $params Parameters by name.
	 * @return array<string,array<string,mixed>>
	 */
	public static function bounded( array $params ): array {
		$params['offset']['minimum'] = 0;
		$params['offset']['maximum'] = self::LAST;
		return $params;
	}

	/**
	 * Rows before the page.
	 * @param WP_REST_Request<array<string,mixed>> $request Request with both parameters.
	 */
	public static function offset( WP_REST_Request $request ): int {
		return ( max( 1, (int) $request['page'] ) - 1 ) * (int) $request['per_page'];
	}

	/**
	 * The page as an answer; one past the end is core's 400.
	 * @param WP_REST_Request<array<string,mixed>> $request Request with both parameters.
	 * @param list<mixed>                          $items
	 */
	public static function answer( WP_REST_Request $request, array $items, int $total ): WP_REST_Response|WP_Error {
		// A null passes core's checks and becomes 0.
		$pages = (int) ceil( $total / max( 1, (int) $request['per_page'] ) );
		if ( (int) $request['page'] > max( 1, $pages ) ) {
			return Errors::of( 'page_invalid' );
		}
		return new WP_REST_Response(
			$items,
			200,
			array( 'X-WP-Total' => (string) $total, 'X-WP-TotalPages' => (string) $pages )
		);
	}
}
