<?php
/** Loads the plugin's translations, for every locale of a supported language. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Languages;

/** One file for each language: de_CH and de_AT use that of de_DE. Emails in the recipient's language use this, too. */
final class Translations {

	public const DOMAIN = 'design-marketplace';

	/** Locale of each language's files; English is in the code. */
	private const FILES = array( 'fr' => 'fr_FR', 'de' => 'de_DE', 'it' => 'it_IT' );

	/** Loads those of a locale that was just switched to; of the request's when it begins. */
	public function load( string $locale = '' ): void {
		$locale = '' === $locale ? determine_locale() : $locale;
		$file   = self::FILES[ Languages::code( $locale ) ] ?? null;
		if ( null !== $file ) {
			load_textdomain( self::DOMAIN, self::folder() . '/' . self::DOMAIN . "-{$file}.mo", $locale );
		}
	}

	/** Core's Italian begins months with a capital, which Italian does not. */
	public function small_months( mixed $date ): string {
		global $wp_locale;
		return 'it' === Languages::code( determine_locale() )
			? strtr( (string) $date, array_combine( $wp_locale->month, array_map( 'mb_strtolower', $wp_locale->month ) ) )
			: (string) $date;
	}

	/**
	 * The locale switcher reads the available languages once, before init. Ours are added for it, so that emails can be in the member's
	 * language even if core has no pack of it. Afterwards the list is core's, as administrators choose from it.
	 * @param array<string> $locales Locales that core has packs of.
	 * @return array<string>
	 */
	public function for_switcher( array $locales ): array {
		return did_action( 'init' ) ? $locales : self::with_ours( $locales );
	}

	/**
	 * Installed languages and ours.
	 * @param array<string> $locales
	 * @return list<string>
	 */
	public static function with_ours( array $locales ): array {
		return array_values( array_unique( array_merge( $locales, array_values( self::FILES ) ) ) );
	}

	/** The script's translations for a locale that has no files of its own. */
	public function script_file( string|false $file, string $handle, string $domain ): string|false {
		if ( self::DOMAIN !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		$base = self::FILES[ Languages::code( determine_locale() ) ] ?? null;
		return null === $base ? $file : self::folder() . '/' . self::DOMAIN . "-{$base}-{$handle}.json";
	}

	/** Path of the files, without a trailing slash. */
	public static function folder(): string {
		return dirname( DESIGN_MARKETPLACE_FILE ) . '/languages';
	}
}
