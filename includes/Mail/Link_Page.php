<?php
/**
 * The small page behind a link in a mail, which needs nothing else: no login, no script, no style sheet.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

/**
 * Scanners open links: what a link does it does by the page's button alone.
 */
final class Link_Page {

	/**
	 * The page as HTML.
	 *
	 * @param string       $title  What it says first.
	 * @param list<string> $texts  Paragraphs below.
	 * @param string       $button Label of the button that asks again by POST, '' for none.
	 * @param string       $name   What the button sends, '' for nothing.
	 */
	public static function html( string $title, array $texts = array(), string $button = '', string $name = '' ): string {
		$paragraphs = array_map( static fn( string $text ): string => sprintf( '<p>%s</p>', esc_html( $text ) ), $texts );
		$form       = '' === $button ? '' : sprintf(
			'<form method="post"><button name="%2$s" value="1" style="font:inherit;font-weight:700;padding:14px 26px;border:0;border-radius:999px;background:#0d0d0c;color:#f1f1ee;cursor:pointer">%1$s</button></form>',
			esc_html( $button ),
			esc_attr( $name )
		);
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%2$s</title></head>'
			. '<body style="margin:0;background:#f1f1ee;color:#0d0d0c;font:1.125rem/1.45 \'Helvetica Neue\',Helvetica,Arial,sans-serif"><main style="max-width:36rem;margin:0 auto;padding:12vh 16px;overflow-wrap:anywhere">'
			. '<h1 style="font-size:2.25rem;line-height:1.05;letter-spacing:-.03em">%3$s</h1>%4$s<p><a style="color:inherit" href="%5$s">%2$s</a></p></main></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			esc_html( wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) ),
			esc_html( $title ),
			implode( '', $paragraphs ) . $form,
			esc_url( home_url( '/' ) )
		);
	}

	/**
	 * Sends the page.
	 *
	 * @param int    $status Status.
	 * @param string $html   Page.
	 */
	public static function send( int $status, string $html ): void {
		self::headers( $status, 'text/html; charset=UTF-8' );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
	}

	/**
	 * Headers of what a signed link answers: no cache and no search engine keeps it, its address goes nowhere, and nothing in it runs.
	 *
	 * @param int    $status Status.
	 * @param string $type   Content type.
	 */
	public static function headers( int $status, string $type ): void {
		nocache_headers();
		// Older WordPress says no-store to those who are logged in alone.
		header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		status_header( $status );
		header( "Content-Type: {$type}" );
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'" );
	}
}
