<?php
/** The languages of the marketplace: codes of two letters, and their WordPress locales. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

use Locale;

final class Languages {

	private const LOCALES = array(
		'en' => 'en_US',
		'fr' => 'fr_FR',
		'de' => 'de_DE',
		'it' => 'it_IT',
	);

	/**
	 * The code of a language tag or locale, '' if the marketplace does not have the language.
	 * @param string $tag Such as `fr`, `fr-CH` or `fr_FR`.
	 */
	public static function code( string $tag ): string {
		$code = strtolower( (string) strtok( str_replace( '_', '-', trim( $tag ) ), '-' ) );
		return isset( self::LOCALES[ $code ] ) ? $code : '';
	}

	/**
	 * Locale of a language; the site's own variant if the site has that language.
	 * @param string $code Two letters; '' or unknown for the site's.
	 */
	public static function locale( string $code, string $site ): string {
		return self::code( $site ) === $code ? $site : ( self::LOCALES[ $code ] ?? $site );
	}

	/**
	 * Runs something in a language, then restores the current one.
	 * @template T
	 * @param string       $locale '' for the site's.
	 * @param callable():T $work
	 * @return T
	 */
	public static function within( string $locale, callable $work ): mixed {
		$locale   = '' === $locale ? self::site_locale() : $locale;
		$switched = determine_locale() !== $locale && switch_to_locale( $locale );
		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/** The name of any language in the present one; its code where PHP has no names. $code: ISO 639-1. */
	public static function name( string $code ): string {
		$name = self::spoken( $code );
		return mb_strtoupper( mb_substr( $name, 0, 1 ) ) . mb_substr( $name, 1 );
	}

	/** The same as it is written within a sentence. */
	public static function spoken( string $code ): string {
		$name = class_exists( Locale::class ) ? (string) Locale::getDisplayLanguage( $code, determine_locale() ) : '';
		return '' === $name || $name === $code ? strtoupper( $code ) : $name;
	}

	/** @return array<string,string> Names of all languages by code: the usual ones, then the others by name. */
	public static function names(): array {
		$named  = static fn( array $codes ): array => array_combine( $codes, array_map( self::name( ... ), $codes ) );
		$others = $named( array_values( array_diff( Contract::spoken(), Contract::usual_spoken() ) ) );
		asort( $others, SORT_LOCALE_STRING );
		return $named( Contract::usual_spoken() ) + $others;
	}

	/** The language of this request or email, two or three letters, even one the marketplace does not have. */
	public static function current(): string {
		return (string) strtok( determine_locale(), '_' );
	}

	/** The site's language, two or three letters, even one the marketplace does not have. */
	public static function site(): string {
		return (string) strtok( self::site_locale(), '_' );
	}

	/** The site's locale, whatever the visitor's language. */
	public static function site_locale(): string {
		$locale = (string) get_option( 'WPLANG' );
		return '' === $locale ? 'en_US' : $locale;
	}
}
