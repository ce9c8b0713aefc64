<?php
/** The small page behind a link in an email. It needs no login, no script and no style sheet. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use DesignMarketplace\Kernel\Rest\Robots;
use DesignMarketplace\Kernel\Settings\Brand;
use WP_Error;

/** Scanners of mail servers open links. So opening one changes nothing; the page's button does. */
final class Link_Page {

	/** A short version of the site's look, in light and dark. */
	private const STYLE = '
		:root { --role: var(--designer); color-scheme: light dark }
		* { box-sizing: border-box }
		body { margin: 0; padding: 0 clamp(16px, 1.7vw, 32px) 12vh; background: var(--paper); color: var(--ink); font: 1.125rem/1.42 var(--font); overflow-wrap: anywhere }
		a { color: inherit; text-underline-offset: .2em }
		nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 12vh; padding-top: 14px; border-top: 2px solid }
		nav a { min-height: 24px; font-weight: 700 }
		.brand { display: inline-flex; gap: 10px; align-items: center; min-height: 72px; font-weight: 700; letter-spacing: -.03em; text-decoration: none }
		.brand span { display: flex }
		.brand i { width: 18px; height: 18px; background: var(--ink); border-radius: var(--r-entrepreneur) }
		.brand i:first-child { border-radius: var(--round-designer) }
		main { display: grid; gap: 1rem 1.25rem; grid-template-columns: minmax(0, 1fr) }
		main > * { margin: 0; max-width: 38rem }
		h1, h2 { font-family: var(--font-head) }
		h1 { max-width: 22em; padding: clamp(28px, 4vw, 72px) 0 clamp(12px, 2vw, 32px); font-size: clamp(2rem, 1.3rem + 2.75vw, 4rem); line-height: 1; letter-spacing: -.038em; text-wrap: balance }
		h2 { max-width: none; margin-top: 2rem; padding-top: 14px; border-top: 2px solid; font-size: 1.25rem; line-height: 1.2; letter-spacing: -.02em }
		blockquote { padding-left: 16px; border-left: 2px solid }
		label { display: block }
		textarea, [type="password"] { display: block; width: 100%; margin: 8px 0 16px; padding: 14px; border: 1.5px solid var(--edge); border-radius: 0; background: var(--sheet); color: inherit; font: inherit }
		[type="checkbox"] { width: 24px; height: 24px; margin: 0 6px 0 0; accent-color: var(--ink); vertical-align: -6px }
		form p { margin: 0 0 16px }
		button { min-height: 52px; margin: 0 12px 8px 0; padding: .5em 1.35em; border: 2px solid var(--ink); border-radius: var(--r-designer); background: var(--ink); color: var(--paper); font: inherit; font-weight: 700; line-height: 1.1; cursor: pointer }
		.quiet { background: none; color: inherit }
		button:hover { border-color: var(--role); background: var(--role); color: var(--on-role) }
		:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
		.error { padding: 14px 16px; border: 2px solid; color: var(--error); font-weight: 700 }
		@media (forced-colors: active) { .brand i { background: canvastext; forced-color-adjust: none } }
		@media (min-width: 56.25em) {
			main { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr) }
			main > * { grid-column: 2 }
			h1 { grid-column: 1 / -1 }
			h2 { grid-column: 1 }
			h2 + * { max-width: none; margin-top: 2rem; padding: 14px max(0px, 100% - 38rem) 0 0; border-top: 2px solid }
			h2 + blockquote { padding-left: 16px }
		}
	';

	/**
	 * @param list<string>         $texts  Paragraphs below.
	 * @param string               $button Label of the button that asks again by POST, '' for none.
	 * @param string               $name   What the button sends, '' for nothing.
	 * @param string               $more   More of the form, escaped: see button().
	 * @param array<string,string> $ways   Addresses of pages that one may want next, by their names.
	 */
	public static function html(
		string $title,
		array $texts = array(),
		string $button = '',
		string $name = '',
		string $more = '',
		array $ways = array()
	): string {
		$paragraphs = array_map( static fn( string $text ): string => sprintf( '<p>%s</p>', esc_html( $text ) ), $texts );
		$form       = (
			'' === $button ? '' : sprintf( '<button name="%2$s" value="1">%1$s</button>', esc_html( $button ), esc_attr( $name ) )
		) . $more;
		return self::document( $title, implode( '', $paragraphs ) . ( '' === $form ? '' : "<form method=\"post\">{$form}</form>" ), $ways );
	}

	/** The address of a link's page, in the language in which the address is given. */
	public static function url( string $parameter, string $token ): string {
		return add_query_arg( array( 'lang' => Languages::current(), $parameter => $token ), home_url( '/' ) );
	}

	/** The time at which a link expires, in the current language. */
	public static function until( int $until ): string {
		/* translators: a day and a time as PHP's date() writes them, such as 29 November 2026, 15:10. */
		return (string) wp_date( _x( 'j F Y, H:i', 'end of a link', 'design-marketplace' ), $until );
	}

	/** @return array{int,string} The page of a link that was used or replaced, has expired, or never was one. Status and page. */
	public static function over( int $status, string ...$texts ): array {
		return array( $status, self::html( __( 'This link does not work any more.', 'design-marketplace' ), array_values( $texts ) ) );
	}

	/** A second button, which does something else and is less likely to be meant. */
	public static function button( string $label, string $name ): string {
		return sprintf( ' <button class="quiet" name="%2$s" value="1">%1$s</button>', esc_html( $label ), esc_attr( $name ) );
	}

	/**
	 * @param array<string,string> $ways Addresses of pages that one may want next, by their names. Settings and log-in are always there.
	 */
	public static function document( string $heading, string $html, array $ways = array() ): string {
		$ways += array(
			__( 'Settings', 'design-marketplace' ) => home_url( '/settings' ),
			__( 'Log in', 'design-marketplace' )   => home_url( '/login' ),
		);
		$links = '';
		foreach ( $ways as $name => $url ) {
			$links .= sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( (string) $name ) );
		}
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%2$s – %3$s</title><style>%6$s</style></head>'
			. '<body><header><a class="brand" href="%5$s"><span aria-hidden="true"><i></i><i></i></span>%3$s</a></header><main><h1>%2$s</h1>%4$s</main><nav>%7$s</nav></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			esc_html( $heading ),
			esc_html( wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) ),
			$html,
			esc_url( home_url( '/' ) ),
			self::fonts() . self::STYLE . Brand::css( ':root', true ),
			$links
		);
	}

	private static function fonts(): string {
		$css = '';
		foreach ( array(
			'latin-wght'     => 'U+0000-00FF,U+2000-206F',
			'latin-ext-wght' => 'U+0100-02BA,U+1E00-1EFF',
		) as $part => $range ) {
			$found = glob( dirname( DESIGN_MARKETPLACE_FILE ) . "/build/fonts/*-{$part}-*.woff2" );
			$css  .= $found ? sprintf(
				'@font-face { font-family: "Familjen Grotesk"; font-weight: 400 700; font-display: swap; src: url("%s") format("woff2"); unicode-range: %s }',
				esc_url( plugins_url( 'build/fonts/' . basename( $found[0] ), DESIGN_MARKETPLACE_FILE ) ),
				$range
			) : '';
		}
		return $css;
	}

	/**
	 * Answers a request that has a link's parameter, and ends it. Other requests go on to WordPress.
	 * @param string                                  $link   Its name in the log.
	 * @param callable(string,bool):array{int,string} $handle Gives status and page for a token, and for whether the request may change something.
	 */
	public static function answer( string $parameter, string $link, callable $handle ): void {
		$asked = self::asked( $parameter );
		if ( $asked ) {
			self::send( ...self::attempt( $link, $asked[1], static fn(): array => $handle( ...$asked ) ) );
			exit;
		}
	}

	/**
	 * The token of a request that has a link's parameter, and whether the request may change something. Null for other requests.
	 * @return array{string,bool}|null
	 */
	public static function asked( string $parameter ): ?array {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the token is the proof; it is only compared.
		if ( ! isset( $_GET[ $parameter ] ) ) {
			return null;
		}
		return array(
			is_string( $_GET[ $parameter ] ) ? wp_unslash( $_GET[ $parameter ] ) : '',
			'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ),
		);
		// phpcs:enable
	}

	/** @return array{int,string} The answer to who has opened too many links. Status and page. */
	public static function too_many( WP_Error $refusal ): array {
		if ( ! headers_sent() ) {
			header( 'Retry-After: ' . (int) ( $refusal->get_error_data()['retry_after'] ?? 1 ) );
		}
		return array( 429, self::html( $refusal->get_error_message() ) );
	}

	/**
	 * The answer to a link, or that the database is gone at the moment. A replica may not have the link's data yet.
	 * @param string                       $link   Its name in the log.
	 * @param bool                         $post   Whether it was to change something.
	 * @param callable():array{int,string} $handle Answers.
	 * @param string                       $name   What the button sent, '' for nothing.
	 * @return array{int,string} Status and page.
	 */
	public static function attempt( string $link, bool $post, callable $handle, string $name = '' ): array {
		Primary::ask();
		try {
			return $handle();
		} catch ( Lost_Transaction $lost ) {
			Lost_Database::note( $link, $lost );
			if ( ! headers_sent() ) {
				header( 'Retry-After: ' . Lost_Database::PATIENCE );
			}
			return array(
				503,
				self::html( Contract::message( 'server_error' ), array(), $post ? __( 'Try again', 'design-marketplace' ) : '', $name ),
			);
		}
	}

	/** @param string $html Page; for 302 and 303 the address to go to. */
	public static function send( int $status, string $html ): void {
		if ( in_array( $status, array( 302, 303 ), true ) ) {
			nocache_headers();
			header( 'Referrer-Policy: no-referrer' );
			wp_safe_redirect( $html, $status );
			return;
		}
		self::headers( $status, 'text/html; charset=UTF-8' );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
	}

	/**
	 * Headers for the answer to a signed link: no cache and no search engine may keep it, no other site learns its address, and no script
	 * runs.
	 */
	public static function headers( int $status, string $type ): void {
		nocache_headers();
		// Older versions of WordPress say no-store only to people who are logged in.
		header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		status_header( $status );
		header( "Content-Type: {$type}" );
		Robots::send( true );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Content-Type-Options: nosniff' );
		header(
			"Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
		);
	}
}
