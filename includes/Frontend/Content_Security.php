<?php
/**
 * The content security policy of a document: scripts run only when they are the plugin's own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Auth\Chosen_Provider;
use DesignMarketplace\Content\Settings;

/**
 * It is enforced, not only reported. Inline scripts are allowed by their hash, others by their host. Hashes need no
 * nonce, which a cached page could not have. What other plugins print inline, or load from other hosts, does not run
 * unless the operator names it by one of the filters in Own_Scripts; files on the site's own host run.
 */
final class Content_Security {

	/**
	 * Whose frames a film may be played in, once somebody asked for it: src/features/home/film.ts, src/features/works/video.ts.
	 */
	private const FILM_FRAMES = array( 'https://www.youtube-nocookie.com', 'https://player.vimeo.com' );

	/**
	 * Takes the scripts; without any, no inline script runs.
	 *
	 * @param Own_Scripts $scripts What was noted while the document was written.
	 */
	public function __construct( private readonly Own_Scripts $scripts = new Own_Scripts() ) {}

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
			$directives['script-src'] = implode( ' ', array_merge( array( "'self'" ), Chosen_Provider::script_sources(), $this->scripts->sources() ) );
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
}
