<?php
/**
 * The answers of the REST API a page brings along, so that its first paint needs no call.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Content\Skills;
use DesignMarketplace\Contract\Contract;
use WP_REST_Request;

/**
 * The one list of what each route asks for. A key is the path the client would call; the order of parameters does not matter.
 */
final class Preload {

	/**
	 * Headers the client reads.
	 */
	private const HEADERS = array( 'X-WP-Total', 'X-WP-TotalPages', 'X-DM-Open-Total' );

	/**
	 * Design jobs come in one call for what is shown at first and two steps more, as src/features/directory asks.
	 */
	private const STEPS_AHEAD = 2;

	/**
	 * Answers by path, made for whoever asks for the page. Failed ones are left to the client.
	 *
	 * @param Destination         $destination What the page shows.
	 * @param array<string,mixed> $query       The page's own query parameters.
	 * @return array<string,array{status:int,headers:object,body:mixed}>
	 */
	public function answers( Destination $destination, array $query ): array {
		$answers = array();
		foreach ( $this->paths( $destination, $query ) as $path ) {
			$answer = $this->ask( $path ) ?? ( self::is_of_nobody( $path ) ? self::nobody() : null );
			if ( null !== $answer ) {
				$answers[ $path ] = $answer;
			}
		}
		return $answers;
	}

	/**
	 * What the route's screen asks for first.
	 *
	 * @param Destination         $destination What the page shows.
	 * @param array<string,mixed> $query       The page's own query parameters.
	 * @return list<string>
	 */
	public function paths( Destination $destination, array $query ): array {
		switch ( $destination->route ) {
			case 'home':
				return array( '/wp/v2/pages?slug=home', '/wp/v2/event', '/wp/v2/past_project?per_page=' . Contract::limit( 'home_past_projects' ) );
			case 'designers':
				return array( $this->designers( $query ), '/wp/v2/skill' );
			case 'jobs':
				return array( $this->jobs( $query ), '/wp/v2/skill' );
			case 'showcase':
				return array( '/wp/v2/pages?slug=showcase', $this->showcase( $query ) );
			case 'tools':
				return array( '/wp/v2/pages?slug=tools', '/wp/v2/resource', '/wp/v2/reading' );
			case 'about':
				return array( '/wp/v2/pages?slug=about-us' );
			case 'page':
				return array( '/wp/v2/pages?slug=' . rawurlencode( rawurldecode( substr( $destination->path, 1 ) ) ) );
			case 'designer':
			case 'project':
				return array( '/wp/v2/users?slug=' . rawurlencode( rawurldecode( basename( $destination->path ) ) ), '/wp/v2/skill' );
			case 'signup':
				return array( '/wp/v2/skill', '/wp/v2/options' );
			case 'login':
				return array( '/wp/v2/options' );
			case 'not_found':
				return $this->nothing( $destination->path );
			default:
				return array();
		}
	}

	/**
	 * What the screens ask for to find that there is nothing.
	 *
	 * @param string $path Path asked for.
	 * @return list<string>
	 */
	private function nothing( string $path ): array {
		if ( ! preg_match( '#^/(?:(designer|project)/)?([^/]+)$#', $path, $found ) ) {
			return array();
		}
		return array( sprintf( '/wp/v2/%s?slug=%s', '' === $found[1] ? 'pages' : 'users', rawurlencode( rawurldecode( $found[2] ) ) ) );
	}

	/**
	 * The page number in an address, 1 without a sensible one.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 */
	public static function page( array $query ): int {
		return max( 1, self::whole_number( $query['page'] ?? null ) );
	}

	/**
	 * Whether a route's list comes in pages that have an address.
	 *
	 * @param string $route Route name.
	 */
	public static function is_paged( string $route ): bool {
		return in_array( $route, array( 'designers', 'showcase' ), true );
	}

	/**
	 * The page number an address should have had: 1 for nonsense, the last for one past the end; null for one that is right.
	 *
	 * @param Destination                                                        $destination What the page shows.
	 * @param array<string,mixed>                                                $query       The page's own query parameters.
	 * @param array<string,array{status:int,headers:object,body:mixed}> $answers     Answers by path.
	 */
	public function right_page( Destination $destination, array $query, array $answers ): ?int {
		if ( ! isset( $query['page'] ) || ! self::is_paged( $destination->route ) ) {
			return null;
		}
		$page = self::page( $query );
		if ( (string) $page !== $query['page'] ) {
			return 1;
		}
		if ( 1 === $page || isset( $answers[ $this->list( $destination->route, $query ) ] ) ) {
			return null;
		}
		$first = $this->ask( $this->list( $destination->route, array( 'page' => '1' ) + $query ) );
		return $first ? max( 1, (int) ( ( (array) $first['headers'] )['X-WP-TotalPages'] ?? 1 ) ) : 1;
	}

	/**
	 * Filters the designers' screen knows; it ignores the others, so they must not be in the key.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 * @return array{skill?:int,level?:int,region?:string}
	 */
	public static function chosen( array $query ): array {
		$chosen = array();
		$skills = self::skills( $query );
		$level  = self::whole_number( $query['level'] ?? null );
		$region = $query['region'] ?? '';
		if ( $skills ) {
			$chosen['skill'] = $skills[0];
		}
		if ( array_key_exists( $level, Contract::enum( 'levels' ) ) ) {
			$chosen['level'] = $level;
		}
		if ( is_string( $region ) && array_key_exists( $region, Contract::enum( 'regions' ) ) ) {
			$chosen['region'] = $region;
		}
		return $chosen;
	}

	/**
	 * Chosen skills, each once.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 * @return list<int>
	 */
	public static function skills( array $query ): array {
		return self::whole_numbers( $query['skill'] ?? null );
	}

	/**
	 * The list of a route whose list comes in pages.
	 *
	 * @param string              $route Route name.
	 * @param array<string,mixed> $query Query parameters.
	 */
	private function list( string $route, array $query ): string {
		return 'designers' === $route ? $this->designers( $query ) : $this->showcase( $query );
	}

	/**
	 * The past projects of a page.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 */
	private function showcase( array $query ): string {
		$params = array(
			'page'     => self::page( $query ),
			'per_page' => Contract::limit( 'showcase_per_page' ),
		);
		return $this->address( 'past_project', $params );
	}

	/**
	 * The designers of a page.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 */
	private function designers( array $query ): string {
		$params = array(
			'role'     => 'designer',
			'page'     => self::page( $query ),
			'per_page' => Contract::limit( 'designers_per_page' ),
		);
		return $this->address( 'users', $params + self::chosen( $query ) );
	}

	/**
	 * The first design jobs of the chosen skills.
	 *
	 * @param array<string,mixed> $query Query parameters.
	 */
	private function jobs( array $query ): string {
		$params = array(
			'role'     => 'contractor',
			'page'     => 1,
			'per_page' => Contract::limit( 'projects_step' ) * ( Contract::limit( 'projects_initial_steps' ) + self::STEPS_AHEAD ),
		);
		$skills = self::skills( $query );
		if ( $skills ) {
			// Of several skills those that are gone do not count.
			$left            = count( $skills ) > 1 ? Skills::existing( $skills ) : array();
			$params['skill'] = implode( ',', $left ? $left : $skills );
		}
		return $this->address( 'users', $params );
	}

	/**
	 * A path with its query.
	 *
	 * @param string                   $base   Below /wp/v2/.
	 * @param array<string,int|string> $params Query parameters.
	 */
	private function address( string $base, array $params ): string {
		return "/wp/v2/{$base}?" . http_build_query( $params, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * One answer, as the client would get it; null when it is not a good one.
	 *
	 * @param string $path Path below /wp-json, with its query.
	 * @return array{status:int,headers:object,body:mixed}|null
	 */
	private function ask( string $path ): ?array {
		[ $route, $query ] = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $query, $params );
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );
		$response = rest_do_request( $request );
		if ( 200 !== $response->get_status() ) {
			return null;
		}
		return array(
			'status'  => 200,
			// An object even when empty: the client reads names, not places.
			'headers' => (object) array_map( 'strval', array_intersect_key( $response->get_headers(), array_flip( self::HEADERS ) ) ),
			'body'    => $response->get_data(),
		);
	}

	/**
	 * Whether a list that failed was asked for by skills of which none is there any more.
	 *
	 * @param string $path Path below /wp-json, with its query.
	 */
	private static function is_of_nobody( string $path ): bool {
		wp_parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $params );
		$skills = self::skills( array( 'skill' => $params['skill'] ?? null ) );
		return $skills && isset( $params['role'] ) && array() === Skills::existing( $skills );
	}

	/**
	 * The answer of a list nobody is in; the screen makes the same of the API's refusal.
	 *
	 * @return array{status:int,headers:object,body:mixed}
	 */
	private static function nobody(): array {
		return array(
			'status'  => 200,
			'headers' => (object) array(
				'X-WP-Total'      => '0',
				'X-WP-TotalPages' => '0',
				'X-DM-Open-Total' => '0',
			),
			'body'    => array(),
		);
	}

	private static function whole_number( mixed $text ): int {
		return is_string( $text ) && preg_match( '/^[1-9]\d{0,9}$/D', $text ) ? (int) $text : 0;
	}

	/**
	 * Numbers of a comma-separated list, each once.
	 *
	 * @param mixed $text Query parameter.
	 * @return list<int>
	 */
	private static function whole_numbers( mixed $text ): array {
		$numbers = is_string( $text ) ? array_map( array( self::class, 'whole_number' ), explode( ',', $text ) ) : array();
		return array_values( array_unique( array_filter( $numbers ) ) );
	}
}
