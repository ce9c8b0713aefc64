<?php
/** The content security policy of a document: only the plugin's own scripts run. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Auth\Chosen_Provider;

/**
 * The policy is enforced, not only reported. Inline scripts are allowed by their hash, others by their host. Nonces would not work in
 * cached pages. Scripts that other plugins print inline or load from other hosts do not run, unless the operator adds them by a filter in
 * Own_Scripts. Files on the site's own host run. Styles are applied that the server has written, and none that come later.
 */
final class Content_Security {

	/** Hosts whose frames play a film after a click: src/features/site/home/film.ts, src/features/portfolio/video.ts. */
	private const FILM_FRAMES = array( 'https://www.youtube-nocookie.com', 'https://player.vimeo.com' );

	/** @param Own_Scripts $scripts Notes the scripts while the document is written. Without it no inline script runs. */
	public function __construct( private readonly Own_Scripts $scripts = new Own_Scripts() ) {}

	/** @param string $html The document, whose own styles may be applied. */
	public function policy( string $html = '' ): string {
		$directives = array(
			'base-uri'        => "'self'",
			'object-src'      => "'none'",
			'frame-ancestors' => "'self'",
			'form-action'     => "'self'",
		);
		// Editors and administrators have the admin bar, and what plugins add to it.
		if ( ! current_user_can( 'edit_posts' ) ) {
			$directives['script-src'] = implode(
				' ',
				array_merge( array( "'self'" ), Chosen_Provider::script_sources(), $this->scripts->sources() )
			);
			$directives['worker-src'] = "'self' blob:";
			// The services of other hosts bring styles of their own.
			if ( ! Chosen_Provider::script_sources() ) {
				$directives['style-src-elem'] = implode( ' ', array( "'self'", ...self::styles( $html ) ) );
			}
		}
		$directives['frame-src'] = implode( ' ', array_merge( array( "'self'" ), self::FILM_FRAMES, Chosen_Provider::script_sources() ) );
		$directives['media-src'] = implode( ' ', array_merge( array( "'self'", 'blob:', 'https:' ), $this->video_host() ) );
		/**
		 * Filters the directives of a front-end document's content security policy.
		 * @param array<string,string> $directives Values by directive.
		 */
		$directives = (array) apply_filters( 'design_marketplace_content_security', $directives );
		$parts      = array();
		foreach ( $directives as $name => $value ) {
			$parts[] = "{$name} {$value}";
		}
		return implode( '; ', $parts );
	}

	/** @return list<string> The styles as the server has written them, by their hash, and the hosts of its stylesheets. */
	private static function styles( string $html ): array {
		preg_match_all( '#<style\b[^>]*>(.*?)</style>#is', $html, $inline );
		preg_match_all( '#<link\b[^>]*?\brel=["\']stylesheet["\'][^>]*?\bhref=["\']((?:https?:)?//[^/"\'?\#]+)#i', $html, $linked );
		return array_values( array_unique( array( ...array_map( Own_Scripts::hash( ... ), $inline[1] ), ...$linked[1] ) ) );
	}

	/** @return list<string> The institution's own video host, without a scheme: the browser uses that of the site. */
	private function video_host(): array {
		$host = (string) Site_Settings::get( 'video_host' );
		return preg_match( '/^[a-z\d.-]+(:\d+)?$/iD', $host ) ? array( $host, "*.{$host}" ) : array();
	}
}
