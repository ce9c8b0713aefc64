<?php
/**
 * The content security policy of a document: scripts run only when the server wrote them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Auth\Chosen_Provider;

/**
 * Made from the finished document: inline scripts by their hash, others by their host. Hashes need no nonce, which a
 * cached page could not have.
 */
final class Content_Security {

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
	 * Hosts the document's own scripts come from.
	 *
	 * @return list<string>
	 */
	private function hosts(): array {
		preg_match_all( '#<script\b[^>]*\ssrc=["\']?((?:https?:)?//[^/"\'\s>]+)#i', $this->html, $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * Hashes of its inline scripts.
	 *
	 * @return list<string>
	 */
	private function hashes(): array {
		preg_match_all( '#<script\b(?![^>]*\ssrc=)(?![^>]*type=["\']?application/(?:ld\+)?json)[^>]*>(.*?)</script>#is', $this->html, $found );
		return array_map(
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the header's own spelling of a hash.
			static fn( string $script ): string => "'sha256-" . base64_encode( hash( 'sha256', $script, true ) ) . "'",
			array_values( array_unique( $found[1] ) )
		);
	}
}
