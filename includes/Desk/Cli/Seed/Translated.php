<?php
/** The demo's texts of pages, lists and skills in the other languages, by the English ones. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

final class Translated {

	/** In the order of the file's rows. */
	public const LANGUAGES = array( 'fr', 'de', 'it' );

	/** @return array<string,string> */
	public static function into( string $language ): array {
		$place = (int) array_search( $language, self::LANGUAGES, true );
		return array_map( static fn( array $texts ): string => $texts[ $place ], Source::texts( 'languages' ) );
	}

	/**
	 * Texts at any depth; what has no translation stays.
	 * @param array<mixed>         $texts
	 * @param array<string,string> $words
	 * @return array<mixed>
	 */
	public static function all( array $texts, array $words ): array {
		array_walk_recursive(
			$texts,
			static function ( mixed &$text ) use ( $words ): void {
				$text = is_string( $text ) ? $words[ $text ] ?? $text : $text;
			}
		);
		return $texts;
	}
}
