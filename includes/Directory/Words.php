<?php
/** The words that a text is found by, and those of a search, folded in the same way. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

/**
 * A word consists of the letters a to z and digits, so that every database sorts words alike: those beginning with `sign` are between
 * `sign` and `signzzz…`. A letter of another script counts as five.
 */
final class Words {

	/** Everybody who sees the card finds the member by this word. */
	public const OF_CARD = 0;

	/** Only members do. */
	public const OF_MEMBERS = 1;

	/** Letters of a word that count. */
	public const LENGTH = 40;

	/** Words of a search that count: the longest ones. */
	private const ASKED = 8;

	private const APOSTROPHES = "/['`\u{00B4}\u{02B9}\u{02BB}\u{02BC}\u{2018}\u{2019}\u{201B}\u{2032}]/u";

	/**
	 * @param list<string> $card
	 * @param list<string> $members Texts for members only.
	 * @param list<int> $skills
	 * @return array<array-key,int> Audiences by word, that of the first text it occurs in. A word of digits is an integer key.
	 */
	public static function of( array $card, array $members, array $skills ): array {
		$words = array();
		foreach ( array( self::OF_CARD => $card, self::OF_MEMBERS => $members ) as $audience => $texts ) {
			foreach ( array_unique( $texts ) as $text ) {
				$words += array_fill_keys( self::written( $text ), $audience );
			}
		}
		return $words + array_fill_keys( array_map( array( self::class, 'skill' ), $skills ), self::OF_CARD );
	}

	/** The word for a skill, made of its id: searches look up the name, so that renaming a skill changes no words. */
	public static function skill( int $id ): string {
		return "#{$id}";
	}

	/** @return list<string> The beginnings of words in a search. One that is the beginning of another is left out. */
	public static function asked( string $search ): array {
		$words = self::split( self::fold( (string) preg_replace( self::APOSTROPHES, '', $search ) ) );
		usort( $words, static fn( string $a, string $b ): int => array( strlen( $b ), $a ) <=> array( strlen( $a ), $b ) );
		$asked = array();
		foreach ( $words as $word ) {
			if ( ! array_filter( $asked, static fn( string $longer ): bool => str_starts_with( $longer, $word ) ) ) {
				$asked[] = $word;
			}
		}
		return array_slice( $asked, 0, self::ASKED );
	}

	/** @param string $prefix One of asked(). */
	public static function has( string $text, string $prefix ): bool {
		return (bool) array_filter( self::written( $text ), static fn( string $word ): bool => str_starts_with( $word, $prefix ) );
	}

	/** The last word with this beginning in all databases' order. */
	public static function last( string $prefix ): string {
		return str_pad( $prefix, self::LENGTH + 1, 'z' );
	}

	/**
	 * All ways people may search for the words of a text: `l'été` is found as `lete` and `ete`, `Müller` as `muller` and `mueller`.
	 * @return list<string>
	 */
	private static function written( string $text ): array {
		$joined = (string) preg_replace( self::APOSTROPHES, '', $text );
		$apart  = (string) preg_replace( self::APOSTROPHES, ' ', $text );
		// The last form is how German is typed without umlauts.
		$forms = array( self::fold( $joined ), self::fold( $apart ), self::fold( remove_accents( $joined, 'de_DE' ) ) );
		return array_values( array_unique( array_merge( ...array_map( array( self::class, 'split' ), array_unique( $forms ) ) ) ) );
	}

	/** Normalises text for comparison: lower case, no accents, single spaces, the same in every language of the site. */
	public static function folded( string $text ): string {
		// With a German locale "ü" would become "ue"; stored text must not depend on the locale.
		$text = mb_strtolower( remove_accents( $text, 'en_US' ), 'UTF-8' );
		// Tables may allow only three bytes for a character.
		$text = (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', $text );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/** Lower case without accents; `ß` becomes `ss`, as in Switzerland. */
	private static function fold( string $text ): string {
		return self::folded( str_replace( array( "\u{00DF}", "\u{1E9E}" ), 'ss', $text ) );
	}

	/** @return list<string> */
	private static function split( string $text ): array {
		// Combining accents belong to the letter before them.
		$text  = (string) preg_replace( '/\p{Mn}/u', '', $text );
		$words = (array) preg_split( '/[^\p{L}\p{N}\p{Mc}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		return array_values( array_unique( array_map( static fn( mixed $word ): string => self::spelled( (string) $word ), $words ) ) );
	}

	/** Spells other letters with a to z and digits. */
	private static function spelled( string $word ): string {
		$spelled = (string) preg_replace_callback(
			'/[^a-z0-9]/u',
			static fn( array $letter ): string => 'z' . str_pad(
				base_convert( (string) mb_ord( $letter[0], 'UTF-8' ), 10, 36 ),
				4,
				'0',
				STR_PAD_LEFT
			),
			$word
		);
		return substr( $spelled, 0, self::LENGTH );
	}
}
