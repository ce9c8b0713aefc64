<?php
/**
 * An address nothing is at.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Frontend\Destination;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Page;
use DesignMarketplace\Frontend\View;

final class Not_Found extends Page {

	/**
	 * What the screens ask for to find that there is nothing.
	 *
	 * @param Destination         $destination The address.
	 * @param array<string,mixed> $query       Its query parameters.
	 */
	public function preloads( Destination $destination, array $query ): array {
		if ( ! preg_match( '#^/(?:(designer|project)/)?([^/]+)$#', $destination->path, $found ) ) {
			return array();
		}
		return array( sprintf( '/wp/v2/%s?slug=%s', '' === $found[1] ? 'pages' : 'users', rawurlencode( rawurldecode( $found[2] ) ) ) );
	}

	public function content( View $view ): string {
		return sprintf(
			'<section class="section"><div class="grid bottom"><p class="mega num not-found c1-9" aria-hidden="true">4<i class="form"></i>4</p><div class="c10-12 stack"><h1 class="t3">%s</h1>%s</div></div></section>',
			esc_html( $this->name() ),
			Markup::button( '/', __( 'Back home', 'design-marketplace' ), '', 'arrow-left', '' )
		);
	}
}
