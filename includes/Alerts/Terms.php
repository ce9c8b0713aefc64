<?php
/**
 * What a search asks for, as something new is looked up by it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Regions;
use DesignMarketplace\Directory\Words;

/**
 * All filters but the words make one text, the bucket: `jobs&skill=3&verified=1`. A search for any of several values has one for each.
 * Something new asks for all buckets it fits into, and reads no search it does not fit. One with words is filed under the longest;
 * fits() looks for the others. A filter needs no line here: Subjects says which of its values something fits.
 *
 * @phpstan-import-type Filters from Search
 */
final class Terms {

	public const SKILL = 'skill';
	public const WORDS = 'search';

	/**
	 * Filters without those that ask for nothing, in one order and spelling.
	 *
	 * @param array<string,mixed> $filters As the list takes them.
	 * @return Filters
	 */
	public static function canonical( array $filters ): array {
		$kept = array();
		foreach ( $filters as $name => $value ) {
			if ( is_array( $value ) ) {
				$value = array_values( array_unique( $value ) );
				sort( $value );
			}
			if ( ! in_array( $value, array( null, '', false, array(), 0 ), true ) ) {
				$kept[ $name ] = $value;
			}
		}
		if ( ! self::words( $kept ) ) {
			unset( $kept[ self::WORDS ] );
		}
		if ( is_string( $kept['region'] ?? null ) ) {
			// A city stands for its region.
			$region         = Regions::of( $kept['region'] );
			$kept['region'] = '' === $region ? $kept['region'] : $region;
		}
		ksort( $kept );
		return $kept;
	}

	/**
	 * What two searches of a member that ask for the same have in common.
	 *
	 * @param Kind    $kind    Kind.
	 * @param Filters $filters Filters.
	 */
	public static function fingerprint( Kind $kind, array $filters ): string {
		$words = self::words( $filters );
		sort( $words );
		return md5( (string) wp_json_encode( array( $kind->value, array_diff_key( $filters, array( self::WORDS => '' ) ), $words ) ) );
	}

	/**
	 * The beginnings of words it asks for, the longest first.
	 *
	 * @param array<string,mixed> $filters Filters.
	 * @return list<string>
	 */
	public static function words( array $filters ): array {
		$asked = $filters[ self::WORDS ] ?? '';
		return Words::asked( is_string( $asked ) ? $asked : '' );
	}

	/**
	 * What a search is filed under.
	 *
	 * @param Kind    $kind    Kind.
	 * @param Filters $filters Filters.
	 * @return array<string,int> The skill of each bucket, 0 for none.
	 */
	public static function buckets( Kind $kind, array $filters ): array {
		$buckets = array( $kind->value => 0 );
		foreach ( array_diff_key( $filters, array( self::WORDS => '' ) ) as $name => $values ) {
			$next = array();
			foreach ( $buckets as $bucket => $skill ) {
				foreach ( (array) $values as $value ) {
					$next[ $bucket . self::part( $name, (string) $value ) ] = self::SKILL === $name ? (int) $value : $skill;
				}
			}
			$buckets = $next;
		}
		return $buckets;
	}

	/**
	 * All buckets something fits into.
	 *
	 * @param Subject $subject Something new.
	 * @return list<string>
	 */
	public static function fitting( Subject $subject ): array {
		$buckets = array( $subject->kind->value );
		$traits  = $subject->traits;
		ksort( $traits );
		foreach ( $traits as $name => $values ) {
			foreach ( $buckets as $bucket ) {
				foreach ( $values as $value ) {
					$buckets[] = $bucket . self::part( $name, $value );
				}
			}
		}
		return $buckets;
	}

	/**
	 * Whether a search fits.
	 *
	 * @param Kind    $kind    Kind.
	 * @param Filters $filters Filters.
	 * @param Subject $subject Something.
	 */
	public static function fits( Kind $kind, array $filters, Subject $subject ): bool {
		return array_intersect( array_keys( self::buckets( $kind, $filters ) ), self::fitting( $subject ) ) && self::has_words( $filters, $subject );
	}

	/**
	 * Whether something has all words asked for.
	 *
	 * @param Filters $filters Filters.
	 * @param Subject $subject Something.
	 */
	public static function has_words( array $filters, Subject $subject ): bool {
		foreach ( self::words( $filters ) as $asked ) {
			if ( ! array_filter( $subject->words, static fn( string $word ): bool => str_starts_with( $word, $asked ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * All beginnings of the words of something.
	 *
	 * @param Subject $subject Something new.
	 * @return list<string>
	 */
	public static function beginnings( Subject $subject ): array {
		$found = array();
		foreach ( $subject->words as $word ) {
			for ( $length = strlen( $word ); $length > 0; --$length ) {
				// Of digits alone it would be a number as a key.
				$found[ 'w' . substr( $word, 0, $length ) ] = true;
			}
		}
		return array_map( static fn( string $key ): string => substr( $key, 1 ), array_keys( $found ) );
	}

	/**
	 * One filter of a bucket. Names of regions have letters databases compare in different ways.
	 *
	 * @param string $name  Filter.
	 * @param string $value Value.
	 */
	private static function part( string $name, string $value ): string {
		$encoded = rawurlencode( $value );
		return "&{$name}=" . ( strlen( $encoded ) > 40 ? md5( $encoded ) : $encoded );
	}
}
