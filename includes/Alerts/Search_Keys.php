<?php
/** A search's filters as keys, by which the searches that fit something new are looked up. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Regions;
use DesignMarketplace\Directory\Words;

/**
 * All filters but the words make one text, the bucket: `jobs&skill=3&verified=1`. A search for any of several values has one bucket for
 * each value. Something new is looked up by all buckets it fits, so that searches that do not fit are not read. A search with words is
 * stored under the longest one, and fits() looks for the others. New filters need no line here: Subjects says which values something fits.
 * @phpstan-import-type Filters from Saved_Search
 */
final class Search_Keys {

	public const SKILL = 'skill';
	public const WORDS = 'search';

	/**
	 * Removes filters without effect, and normalises order and spelling of the others.
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
			// A city is replaced by its region.
			$region         = Regions::of( $kept['region'] );
			$kept['region'] = '' === $region ? $kept['region'] : $region;
		}
		ksort( $kept );
		return $kept;
	}

	/**
	 * The same for all searches of a member with the same filters.
	 * @param Filters $filters
	 */
	public static function fingerprint( Search_Kind $kind, array $filters ): string {
		$words = self::words( $filters );
		sort( $words );
		return md5( (string) wp_json_encode( array( $kind->value, array_diff_key( $filters, array( self::WORDS => '' ) ), $words ) ) );
	}

	/**
	 * The beginnings of words in a search, the longest first.
	 * @param array<string,mixed> $filters
	 * @return list<string>
	 */
	public static function words( array $filters ): array {
		$asked = $filters[ self::WORDS ] ?? '';
		return Words::asked( is_string( $asked ) ? $asked : '' );
	}

	/**
	 * The keys a search is stored under.
	 * @param Filters $filters
	 * @return array<string,int> The skill of each bucket, 0 for none.
	 */
	public static function buckets( Search_Kind $kind, array $filters ): array {
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

	/** @return list<string> All buckets something fits. */
	public static function fitting( News_Subject $subject ): array {
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

	/** @param Filters $filters */
	public static function fits( Search_Kind $kind, array $filters, News_Subject $subject ): bool {
		return array_intersect( array_keys( self::buckets( $kind, $filters ) ), self::fitting( $subject ) )
			&& self::has_words( $filters, $subject );
	}

	/** @param Filters $filters */
	public static function has_words( array $filters, News_Subject $subject ): bool {
		foreach ( self::words( $filters ) as $asked ) {
			if ( ! array_filter( $subject->words, static fn( string $word ): bool => str_starts_with( $word, $asked ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> All beginnings of something's words. */
	public static function beginnings( News_Subject $subject ): array {
		$found = array();
		foreach ( $subject->words as $word ) {
			for ( $length = strlen( $word ); $length > 0; --$length ) {
				// The prefix keeps PHP from making a number of a key of digits.
				$found[ 'w' . substr( $word, 0, $length ) ] = true;
			}
		}
		return array_map( static fn( string $key ): string => substr( $key, 1 ), array_keys( $found ) );
	}

	/** One filter of a bucket. Names of regions are encoded: databases compare their letters in different ways. */
	private static function part( string $name, string $value ): string {
		$encoded = rawurlencode( $value );
		return "&{$name}=" . ( strlen( $encoded ) > 40 ? md5( $encoded ) : $encoded );
	}
}
