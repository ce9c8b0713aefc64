<?php
/**
 * The languages of the marketplace: two letters each, and the WordPress locales they stand for.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

final class Languages {

	/**
	 * Locale by language.
	 */
	private const LOCALES = array(
		'en' => 'en_US',
		'fr' => 'fr_FR',
		'de' => 'de_DE',
		'it' => 'it_IT',
	);

	/**
	 * The language of a tag or locale, '' for those that are not ours.
	 *
	 * @param string $tag Such as `fr`, `fr-CH` or `fr_FR`.
	 */
	public static function code( string $tag ): string {
		$code = strtolower( (string) strtok( str_replace( '_', '-', trim( $tag ) ), '-' ) );
		return isset( self::LOCALES[ $code ] ) ? $code : '';
	}

	/**
	 * Locale of a language, the site's own variant where the site has the same language.
	 *
	 * @param string $code Two letters; '' or unknown for the site's.
	 * @param string $site The site's locale.
	 */
	public static function locale( string $code, string $site ): string {
		return self::code( $site ) === $code ? $site : ( self::LOCALES[ $code ] ?? $site );
	}

	/**
	 * Does something in a language and goes back to the present one.
	 *
	 * @template T
	 * @param string       $locale Locale, '' for the site's.
	 * @param callable():T $work   What is done.
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

	/**
	 * The language the site is set to, two letters or three, also where it is not ours.
	 */
	public static function site(): string {
		return (string) strtok( self::site_locale(), '_' );
	}

	/**
	 * The locale the site is set to, whatever language the visitor has.
	 */
	public static function site_locale(): string {
		$locale = (string) get_option( 'WPLANG' );
		return '' === $locale ? 'en_US' : $locale;
	}
}
