<?php
/**
 * The bar above and the foot below every page, before the app draws its own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Clock;
use DesignMarketplace\Contract\Contract;

/**
 * The site's main links. The same for everyone: who is logged in is known to the app alone.
 *
 * @phpstan-import-type All from Settings
 */
final class Frame {

	/**
	 * Main links, with the two sides' forms, which are the key to the whole site.
	 */
	private const LINKS = array(
		'designers' => 'circle',
		'jobs'      => 'square',
		'showcase'  => '',
		'tools'     => '',
		'about'     => '',
	);

	/**
	 * Paths that belong to a main link's section, as src/app/navigation.ts has them.
	 */
	private const SECTIONS = array(
		'designers' => '#^/designers?(/|$)#',
		'jobs'      => '#^/(jobs|projects?|contractor)(/|$)#',
	);

	/**
	 * Bar and foot read the same.
	 *
	 * @var All
	 */
	private readonly array $settings;

	/**
	 * Takes the address shown.
	 *
	 * @param string $path Path below home.
	 */
	public function __construct( private readonly string $path ) {
		$this->settings = Settings::all();
	}

	/**
	 * Skip link, mark, navigation, and the way to the links below on small screens.
	 */
	public function bar(): string {
		$items = '';
		foreach ( self::LINKS as $route => $form ) {
			$items .= sprintf(
				'<li><a href="%s"%s>%s<span>%s</span></a></li>',
				Markup::address( $this->path( $route ) ),
				$this->current( $route ),
				'' === $form ? '' : sprintf( '<i class="form %s" aria-hidden="true"></i>', esc_attr( $form ) ),
				esc_html( Titles::of( $route ) )
			);
		}
		return sprintf(
			'<a class="skip" href="#main">%s</a><header class="bar"><div class="grid"><a class="brand" href="%s"><span class="mark" aria-hidden="true"><i></i><i></i></span><span class="name">%s</span></a><nav aria-label="%s"><ul>%s</ul></nav><div class="account for-strangers">%s%s</div><a class="menu-btn" href="#foot">%s <i></i></a></div></header>',
			esc_html__( 'Skip to content', 'design-marketplace' ),
			Markup::address( '/' ),
			esc_html( $this->site() ),
			esc_attr__( 'Main', 'design-marketplace' ),
			$items,
			Markup::link( '/login', Titles::of( 'login' ), 'plain' ),
			Markup::button( '/signup', Titles::of( 'signup' ), 'small', '', '' ),
			esc_html__( 'Menu', 'design-marketplace' )
		) . ( new Leads( $this->settings['schools'], $this->settings['partners'] ) )->line();
	}

	/**
	 * Who leads the site, where else to go, the languages.
	 */
	public function foot(): string {
		$links = array( '', '' );
		foreach ( array_keys( self::LINKS ) as $route ) {
			$links[ 'about' === $route ? 1 : 0 ] .= sprintf( '<li>%s</li>', Markup::link( $this->path( $route ), Titles::of( $route ) ) );
		}
		$links[0] .= sprintf( '<li class="for-strangers">%s</li><li class="for-strangers">%s</li>', Markup::link( '/login', Titles::of( 'login' ) ), Markup::link( '/signup', Titles::of( 'signup' ) ) );
		$links[1] .= sprintf( '<li>%s</li><li>%s</li>', Markup::link( $this->settings['legal']['termsUrl'], __( 'Terms and conditions', 'design-marketplace' ) ), Markup::link( $this->settings['legal']['privacyUrl'], __( 'Privacy policy', 'design-marketplace' ) ) );
		if ( '' !== $this->settings['legal']['contactUrl'] ) {
			$links[1] .= sprintf( '<li>%s</li>', Markup::link( $this->settings['legal']['contactUrl'], __( 'Contact', 'design-marketplace' ) ) );
		}
		return sprintf(
			'<footer class="foot on-inverse" id="foot"><div class="grid">%s<ul class="links c1-3">%s</ul><ul class="links c4-6">%s</ul><ul class="links c7-9">%s</ul><p class="base"><span>© %s %s</span>%s</p></div></footer>',
			( new Leads( $this->settings['schools'], $this->settings['partners'] ) )->foot(),
			$links[0],
			$links[1],
			$this->languages(),
			esc_html( (string) wp_date( 'Y', Clock::now() ) ),
			esc_html( $this->site() ),
			'' === $this->settings['place'] ? '' : sprintf( '<span>%s</span>', esc_html( $this->settings['place'] ) )
		);
	}

	/**
	 * The page in its other languages.
	 */
	private function languages(): string {
		$html = '';
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$html .= sprintf( '<li><a href="%1$s" lang="%2$s" hreflang="%2$s"%4$s>%3$s</a></li>', esc_url( add_query_arg( 'lang', (string) $code ) ), esc_attr( (string) $code ), esc_html( $name ), Language::current() === $code ? ' aria-current="true"' : '' );
		}
		return $html;
	}

	/**
	 * The attribute of the link to the page itself, or to the section around it.
	 *
	 * @param string $route Main link.
	 */
	private function current( string $route ): string {
		if ( $this->path( $route ) === $this->path ) {
			return ' aria-current="page"';
		}
		return isset( self::SECTIONS[ $route ] ) && preg_match( self::SECTIONS[ $route ], $this->path ) ? ' aria-current="true"' : '';
	}

	private function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
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
