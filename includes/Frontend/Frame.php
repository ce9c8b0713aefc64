<?php
/**
 * The bar above and the foot below every page, before the app draws its own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;

/**
 * The site's main links. The same for everyone: who is logged in is known to the app alone.
 */
final class Frame {

	/**
	 * The two sides' forms, which are the key to the whole site.
	 */
	private const FORMS = array(
		'designers' => 'circle',
		'jobs'      => 'square',
	);

	/**
	 * Skip link, mark and navigation.
	 */
	public function bar(): string {
		$items = '';
		foreach ( array( 'designers', 'jobs', 'showcase', 'tools', 'about' ) as $route ) {
			$form   = self::FORMS[ $route ] ?? '';
			$items .= sprintf(
				'<li><a href="%s">%s<span>%s</span></a></li>',
				esc_url( home_url( $this->path( $route ) ) ),
				'' === $form ? '' : sprintf( '<i class="form %s" aria-hidden="true"></i>', esc_attr( $form ) ),
				esc_html( Titles::of( $route ) )
			);
		}
		return sprintf(
			'<a class="skip" href="#main">%s</a><header class="bar"><div class="grid"><a class="brand" href="%s"><span class="mark" aria-hidden="true"><i></i><i></i></span><span class="name">%s</span></a><nav aria-label="%s"><ul>%s</ul></nav><div class="account"><a class="plain" href="%s">%s</a><a class="btn small" href="%s">%s</a></div></div></header>',
			esc_html__( 'Skip to content', 'design-marketplace' ),
			esc_url( home_url( '/' ) ),
			esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
			esc_attr__( 'Main', 'design-marketplace' ),
			$items,
			esc_url( home_url( '/login' ) ),
			esc_html( Titles::of( 'login' ) ),
			esc_url( home_url( '/signup' ) ),
			esc_html( Titles::of( 'signup' ) )
		);
	}

	/**
	 * Legal pages, languages and the site's name.
	 */
	public function foot(): string {
		$languages = '';
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$languages .= sprintf( '<li><a href="%1$s" lang="%2$s" hreflang="%2$s">%3$s</a></li>', esc_url( add_query_arg( 'lang', (string) $code ) ), esc_attr( (string) $code ), esc_html( $name ) );
		}
		return sprintf(
			'<footer class="foot on-inverse"><div class="grid"><ul class="links c1-6"><li>%s</li><li>%s</li></ul><ul class="links c7-12">%s</ul></div></footer>',
			Content::link( '/terms-conditions', __( 'Terms and conditions', 'design-marketplace' ) ),
			Content::link( '/privacy-policy', __( 'Privacy policy', 'design-marketplace' ) ),
			$languages
		);
	}

	private function path( string $name ): string {
		foreach ( Contract::routes() as $route ) {
			if ( $route['name'] === $name ) {
				return $route['path'];
			}
		}
		return '/';
	}
}
