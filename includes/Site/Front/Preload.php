<?php
/** REST answers that are sent with the page, so that its first paint needs no request. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\People\Accounts\Roles;
use WP_REST_Request;

/** Each page's entry in Pages lists its paths. Keys are the paths that the client would request. */
final class Preload {

	/** Headers that the client reads. */
	private const HEADERS = array( 'X-WP-Total', 'X-WP-TotalPages', ...Answers::HEADERS );

	/**
	 * Answers by path, for the current user. Failed ones are left out.
	 * @param array<string,mixed> $query The page's own query parameters.
	 * @return array<string,array{status:int,headers:object,body:mixed}>
	 */
	public function answers( Destination $destination, array $query ): array {
		$answers = array();
		foreach ( $destination->entry()->preloads( $destination, $query ) as $path ) {
			$found            = $destination->known[ $path ] ?? $this->ask( $path );
			$answers[ $path ] = $found ?? ( self::is_of_nobody( $path ) ? self::nobody() : null );
		}
		return array_filter( $answers ) + $this->of_every_page();
	}

	/**
	 * Answers for the frame of every page: the number of a member's unread messages. src/features/talks/api/list-api.ts asks for
	 * the same.
	 * @return array<string,array{status:int,headers:object,body:mixed}>
	 */
	private function of_every_page(): array {
		$path   = '/design-marketplace/v1/conversations?unread=1&per_page=1';
		$answer = '' === Roles::of( wp_get_current_user() ) ? null : $this->ask( $path );
		return $answer ? array( $path => array( 'body' => array() ) + $answer ) : array();
	}

	/**
	 * The page number to redirect to: 1 instead of nonsense, the last one instead of a later one; null if the number is right.
	 * @param array<string,mixed>                                       $query   The page's own query parameters.
	 * @param array<string,array{status:int,headers:object,body:mixed}> $answers Answers by path.
	 */
	public function right_page( Destination $destination, array $query, array $answers ): ?int {
		$entry = $destination->entry();
		$list  = $entry->paged_list( $query );
		if ( ! isset( $query['page'] ) || null === $list ) {
			return null;
		}
		$page = List_Query::page( $query );
		if ( (string) $page !== $query['page'] ) {
			return 1;
		}
		if ( 1 === $page || isset( $answers[ $list ] ) ) {
			return null;
		}
		$first = $this->ask( (string) $entry->paged_list( array( 'page' => '1' ) + $query ) );
		return $first ? max( 1, (int) ( ( (array) $first['headers'] )['X-WP-TotalPages'] ?? 1 ) ) : 1;
	}

	/**
	 * An answer as the client would get it; null if it failed.
	 * @param string $path Path below /wp-json, with its query.
	 * @return array{status:int,headers:object,body:mixed}|null
	 */
	public function ask( string $path ): ?array {
		[ $route, $query ] = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $query, $params );
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );
		$response = rest_do_request( $request );
		// Core does it when it serves a request.
		$response = rest_filter_response_fields( $response, rest_get_server(), $request );
		if ( 200 !== $response->get_status() ) {
			return null;
		}
		return array(
			'status'  => 200,
			// An object even if it is empty, as the client expects one.
			'headers' => (object) array_map( 'strval', array_intersect_key( $response->get_headers(), array_flip( self::HEADERS ) ) ),
			'body'    => $response->get_data(),
		);
	}

	/** Whether a list failed because all skills in its filter were deleted. $path: path below /wp-json, with its query. */
	private static function is_of_nobody( string $path ): bool {
		wp_parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $params );
		$skills = List_Query::skills( array( 'skill' => $params['skill'] ?? null ) );
		return $skills && isset( $params['role'] ) && array() === Skills::existing( $skills );
	}

	/** @return array{status:int,headers:object,body:mixed} An empty list, as the app shows it in this case. */
	private static function nobody(): array {
		return array(
			'status'  => 200,
			'headers' => (object) array(
				'X-WP-Total'      => '0',
				'X-WP-TotalPages' => '0',
				'X-DM-Open-Total' => '0',
				'X-DM-Jobs-Total' => '0',
			),
			'body'    => array(),
		);
	}
}
