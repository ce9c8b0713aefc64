<?php
/** Reads the page number and the filters of a list from the URL's query. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Schools\Schools;

/**
 * Reads query parameters without trust: nonsense counts as nothing.
 * @phpstan-type Job_Filters array{skill:list<int>,verified:bool,engagement:string,place:string,language:list<string>,paid:bool,deadline:string,search:string}
 */
final class List_Query {

	/** @param array<string,mixed> $query Query parameters; the page is 1 without a sensible one. */
	public static function page( array $query ): int {
		return max( 1, self::whole_number( $query['page'] ?? null ) );
	}

	/**
	 * Filters of the designers' screen. It ignores others, so they must not be in the key.
	 * @param array<int|string,mixed> $query Query parameters.
	 * @return array{skill?:int,level?:int,region?:string,available?:int,school?:string,language?:string,graduation?:string,verified?:string,search?:string}
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
		if ( '1' === ( $query['available'] ?? '' ) ) {
			$chosen['available'] = 1;
		}
		$offered = static fn( string $code ): bool => Schools::OTHER === $code || Schools::is_offered( $code );
		$spoken  = static fn( string $code ): bool => in_array( $code, Contract::spoken(), true );
		$texts   = array(
			'school'     => self::several( $query['school'] ?? '', $offered ),
			'language'   => self::several( $query['language'] ?? '', $spoken ),
			'graduation' => in_array( $query['graduation'] ?? '', array( 'in_studies', 'graduated' ), true ) ? $query['graduation'] : '',
			'verified'   => '1' === ( $query['verified'] ?? '' ) ? '1' : '',
			'search'     => self::search( $query ),
		);
		return $chosen + array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}

	/** @param array<int|string,mixed> $query Query parameters; the words are cut to the API's limit. */
	public static function search( array $query ): string {
		$words = $query['search'] ?? '';
		return is_string( $words )
			? trim( mb_substr( trim( wp_check_invalid_utf8( $words ) ), 0, Contract::limit( 'single_line_max' ) ) )
			: '';
	}

	/**
	 * Chosen skills, each once.
	 * @param array<int|string,mixed> $query Query parameters.
	 * @return list<int>
	 */
	public static function skills( array $query ): array {
		$text    = $query['skill'] ?? null;
		$numbers = is_string( $text ) ? array_map( array( self::class, 'whole_number' ), explode( ',', $text ) ) : array();
		return array_values( array_unique( array_filter( $numbers ) ) );
	}

	/**
	 * @param array<int|string,mixed> $query Query parameters.
	 * @return Job_Filters
	 */
	public static function job_filters( array $query ): array {
		return array(
			'skill'      => self::skills( $query ),
			'verified'   => '1' === ( $query['verified'] ?? '' ),
			'engagement' => self::one_of( 'engagements', $query['engagement'] ?? '' ),
			'place'      => self::one_of( 'places', $query['place'] ?? '' ),
			'language'   => self::languages( $query['language'] ?? '' ),
			'paid'       => '1' === ( $query['paid'] ?? '' ),
			'deadline'   => self::one_of( 'deadlines', $query['deadline'] ?? '' ),
			'search'     => self::search( $query ),
		);
	}

	/** @return list<string> Codes of languages there are, each once. */
	private static function languages( mixed $text ): array {
		$codes = is_string( $text ) ? array_unique( explode( ',', $text ) ) : array();
		return array_slice( array_values( array_intersect( $codes, Contract::spoken() ) ), 0, Contract::limit( 'languages_asked_max' ) );
	}

	/**
	 * The path of a list, as the client asks for it.
	 * @param string                   $base   Below /wp/v2/.
	 * @param array<string,int|string> $params Query parameters.
	 */
	public static function path( string $base, array $params ): string {
		return "/wp/v2/{$base}?" . http_build_query( $params, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Filters of the screen of design jobs that are set, as the app sends them and writes them into the address.
	 * @param array<string,mixed> $filters Some of Job_Filters.
	 * @return array<string,string>
	 */
	public static function set( array $filters ): array {
		$texts = array_map( static fn( mixed $value ): string => is_array( $value ) ? implode( ',', $value ) : (string) $value, $filters );
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}

	/** @param array<string,mixed> $filters Some of Job_Filters, for the address of the list of design jobs. */
	public static function jobs( array $filters ): string {
		return rtrim( '/jobs?' . http_build_query( self::set( $filters ), '', '&', PHP_QUERY_RFC3986 ), '?' );
	}

	/** @param callable(string):bool $is_one Whether something is one of the values; others are left out. */
	private static function several( mixed $text, callable $is_one ): string {
		return is_string( $text ) ? implode( ',', array_filter( array_unique( explode( ',', $text ) ), $is_one ) ) : '';
	}

	/** A value of an enum, '' for any other. $name: key of enums.json. */
	private static function one_of( string $name, mixed $value ): string {
		return is_string( $value ) && array_key_exists( $value, Contract::enum( $name ) ) ? $value : '';
	}

	private static function whole_number( mixed $text ): int {
		return is_string( $text ) && preg_match( '/^[1-9]\d{0,9}$/D', $text ) ? (int) $text : 0;
	}
}
