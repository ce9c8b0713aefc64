<?php
/** The language of a visitor: English, French, German or Italian. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Members\Member_Language;

/**
 * `?lang=` is used first; then, on pages, the language of a member with a cookie session; then `Accept-Language`; then the site's.
 *
 * It uses no cookie of its own, so that pages for strangers can be cached.
 */
final class Language {

	/** @var string|null The visitor's language, null before it was looked up, '' for the site's. */
	private ?string $asked = null;

	/**
	 * Locales found, by the visitor's language and the site's locale. Core calls the filter dozens of times.
	 * @var array<string,array<string,string>>
	 */
	private array $answers = array();

	/** The locale of the visitor's language. */
	public function locale( string $locale ): string {
		$this->asked ??= self::is_ours() ? self::asked() : '';

		return $this->answers[ $this->asked ][ $locale ] ??= Languages::locale( $this->asked, $locale );
	}

	/** A language in the address is preferred to that of the user's profile, which `_locale=user` asks for. */
	public function named_locale( string $locale ): string {
		return '' !== self::from_query() && self::is_ours() ? get_locale() : $locale;
	}

	/** Pages for a member with a cookie session use the member's language. */
	public function follow_member(): void {
		if ( ! Address::is_page() || ! is_user_logged_in() || '' !== self::from_query() ) {
			return;
		}
		$chosen = Member_Language::of( get_current_user_id() );
		if ( '' !== $chosen && self::current() !== $chosen ) {
			$this->asked = $chosen;
			switch_to_locale( get_locale() );
		}
	}

	/** Two letters: the current language; English if the site has an unsupported one. */
	public static function current(): string {
		$code = Languages::code( determine_locale() );
		return '' === $code ? 'en' : $code;
	}

	/** The first supported language of an Accept-Language header; '' if the site's is as good. */
	public static function from_header( string $header ): string {
		$wishes = array();
		foreach ( explode( ',', substr( $header, 0, 400 ) ) as $place => $part ) {
			$pieces  = explode( ';', $part );
			$quality = 1.0;
			foreach ( array_slice( $pieces, 1 ) as $parameter ) {
				if ( preg_match( '/^\s*q\s*=\s*([\d.]+)\s*$/i', $parameter, $found ) ) {
					$quality = (float) $found[1];
				}
			}
			if ( $quality > 0 ) {
				$wishes[] = array( -$quality, $place, trim( $pieces[0] ) );
			}
		}
		sort( $wishes );
		foreach ( $wishes as $wish ) {
			if ( '*' === $wish[2] ) {
				return '';
			}
			if ( '' !== Languages::code( $wish[2] ) ) {
				return Languages::code( $wish[2] );
			}
		}
		return '';
	}

	/** Whether it is a page or a REST call. Calls of the block editor are excluded: they ask for the user's own language. */
	private static function is_ours(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- reads a preference.
		return Address::is_rest() ? ! isset( $_GET['_locale'] ) || '' !== self::from_query() : Address::is_page();
	}

	private static function asked(): string {
		$asked = self::from_query();
		if ( '' !== $asked ) {
			return Languages::code( $asked );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a list.
		return self::from_header( (string) wp_unslash( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ?? '' ) );
	}

	/** The value of `?lang=`, '' without one. An unknown language counts as the site's. */
	private static function from_query(): string {
		// phpcs:ignore WordPress.Security -- compared with a list.
		$lang = $_GET['lang'] ?? '';
		return is_string( $lang ) ? wp_unslash( $lang ) : '';
	}
}
