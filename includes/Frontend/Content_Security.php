<?php
/**
 * The content security policy of a document: scripts run only when the server wrote them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Auth\Chosen_Provider;
use DesignMarketplace\Content\Settings;

/**
 * Made from the finished document: inline scripts by their hash, others by their host. Hashes need no nonce, which a
 * cached page could not have.
 */
final class Content_Security {

	/**
	 * Whose frames a film may be played in, once somebody asked for it: src/features/home/film.ts, src/features/works/video.ts.
	 */
	private const FILM_FRAMES = array( 'https://www.youtube-nocookie.com', 'https://player.vimeo.com' );

	/**
	 * Takes the document.
	 *
	 * @param string $html Finished document.
	 */
	public function __construct( private readonly string $html ) {}

	/**
	 * Value of the header.
	 */
	public function policy(): string {
		$directives = array(
			'base-uri'        => "'self'",
			'object-src'      => "'none'",
			'frame-ancestors' => "'self'",
			'form-action'     => "'self'",
		);
		// People who run the site have the admin bar and what plugins add to it.
		if ( ! current_user_can( 'edit_posts' ) ) {
			$directives['script-src'] = implode( ' ', array_merge( array( "'self'" ), $this->hosts(), Chosen_Provider::script_sources(), $this->hashes() ) );
			$directives['worker-src'] = "'self' blob:";
		}
		$directives['frame-src'] = implode( ' ', array_merge( array( "'self'" ), self::FILM_FRAMES, Chosen_Provider::script_sources() ) );
		$directives['media-src'] = implode( ' ', array_merge( array( "'self'", 'blob:', 'https:' ), $this->video_host() ) );
		/**
		 * Filters the directives of a front-end document's content security policy.
		 *
		 * @param array<string,string> $directives Values by directive.
		 */
		$directives = (array) apply_filters( 'design_marketplace_content_security', $directives );
		$parts      = array();
		foreach ( $directives as $name => $value ) {
			$parts[] = "{$name} {$value}";
		}
		return implode( '; ', $parts );
	}

	/**
	 * The institution's own video host, as it is named: on a site without https its films have none either.
	 *
	 * @return list<string>
	 */
	private function video_host(): array {
		$host = (string) Settings::get( 'video_host' );
		return preg_match( '/^[a-z\d.-]+(:\d+)?$/iD', $host ) ? array( $host, "*.{$host}" ) : array();
	}

	/**
	 * Hosts the document's own scripts come from.
	 *
	 * @return list<string>
	 */
	private function hosts(): array {
		preg_match_all( '#<script\b[^>]*\s(?:src|data-late)=["\']?((?:https?:)?//[^/"\'\s>]+)#i', $this->html, $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * Hashes of its inline scripts.
	 *
	 * @return list<string>
	 */
	private function hashes(): array {
		preg_match_all( '#<script\b(?![^>]*\s(?:src=|data-late="[^"]))(?![^>]*type=["\']?application/(?:ld\+)?json)[^>]*>(.*?)</script>#is', $this->html, $found );
		return array_map(
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the header's own spelling of a hash.
			static fn( string $script ): string => "'sha256-" . base64_encode( hash( 'sha256', $script, true ) ) . "'",
			array_values( array_unique( $found[1] ) )
		);
	}
}
