<?php
/** The header and footer of every page in the first paint. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Audience;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Route;

/**
 * The main links are the same for everyone: only the app has the current member.
 * @phpstan-import-type All from App_Settings
 * @phpstan-import-type Link from Menus
 */
final class Frame {

	/** @var All */
	private readonly array $settings;

	/** Below home. */
	private readonly string $path;

	public function __construct( View $view, private readonly Route $route ) {
		$this->path     = $view->destination->path;
		$this->settings = $view->settings();
	}

	/** The whole content of the app's element, with the app's class names, so that nothing moves when the app renders. */
	public function around( Html $main ): string {
		return $this->bar() . sprintf( '<main id="main">%s</main>', $main ) . $this->foot();
	}

	/** Skip link, logo, navigation, and on small screens a link to the footer. */
	private function bar(): string {
		$items = '';
		foreach ( $this->links() as $link ) {
			$route  = self::route_at( $link['to'] );
			$items .= sprintf(
				'<li><a href="%s"%s>%s<span>%s</span></a></li>',
				Markup::address( $link['to'] ),
				$this->current( $link['to'], $route ),
				! $route || 'plain' === $route->menu
					? ''
					: sprintf( '<i class="form %s" aria-hidden="true"></i>', esc_attr( $route->menu ) ),
				esc_html( $link['label'] )
			);
		}
		return sprintf(
			'<a class="skip" href="#main">%s</a><header class="bar"><div class="grid"><a class="brand" href="%s"><span class="mark" aria-hidden="true"><i></i><i></i></span><span class="name">%s</span></a><nav aria-label="%s"><ul>%s</ul></nav><div class="account for-strangers">%s%s</div><a class="menu-btn" href="#foot">%s <i></i></a></div></header>',
			esc_html__( 'Skip to content', 'design-marketplace' ),
			Markup::address( '/' ),
			esc_html( $this->site() ),
			esc_attr__( 'Main', 'design-marketplace' ),
			$items,
			Markup::link( '/login', Contract::route( 'login' )->title(), '.plain' ),
			Markup::button( '/signup', Contract::route( 'signup' )->title(), '.small', '', '' ),
			esc_html__( 'Menu', 'design-marketplace' )
		) . (
			in_array( $this->path, array( Contract::route( 'home' )->path, Contract::route( 'about' )->path ), true )
				? ( new Institutions( $this->settings['schools'], $this->settings['partners'] ) )->line()
				: ''
		);
	}

	/** The footer: lead institutions, links, languages. */
	private function foot(): string {
		$links = array( '', '' );
		// The last of the main links stands with those about the site; a menu of the footer's own stays together.
		$own  = $this->settings['menus']['footer'];
		$list = $own ?? $this->links();
		foreach ( $list as $place => $link ) {
			$is_last = null === $own && count( $list ) - 1 === $place;

			$links[ $is_last ? 1 : 0 ] .= sprintf( '<li>%s</li>', Markup::link( $link['to'], $link['label'] ) );
		}
		$links[0] .= sprintf(
			'<li class="for-strangers">%s</li><li class="for-strangers">%s</li>',
			Markup::link( '/login', Contract::route( 'login' )->title() ),
			Markup::link( '/signup', Contract::route( 'signup' )->title() )
		);
		$links[1] .= sprintf(
			'<li>%s</li><li>%s</li>',
			Markup::link( $this->settings['legal']['termsUrl'], __( 'Terms and conditions', 'design-marketplace' ) ),
			Markup::link( $this->settings['legal']['privacyUrl'], __( 'Privacy policy', 'design-marketplace' ) )
		);
		if ( '' !== $this->settings['legal']['contactUrl'] ) {
			$links[1] .= sprintf(
				'<li>%s</li>',
				Markup::link( $this->settings['legal']['contactUrl'], __( 'Contact', 'design-marketplace' ) )
			);
		}
		// The same as in src/app/layout.tsx: pages on which one has something to do.
		$is_small = 'report' === $this->route->name || Audience::Everyone !== $this->route->audience;
		return sprintf(
			'<footer class="foot on-inverse%s" id="foot"><div class="grid">%s<ul class="links c1-3">%s</ul><ul class="links c4-6">%s</ul><ul class="links c7-9">%s</ul><p class="base"><span>© %s %s</span>%s</p></div></footer>',
			$is_small ? ' slim' : '',
			$is_small ? '' : ( new Institutions( $this->settings['schools'], $this->settings['partners'] ) )->foot(),
			$links[0],
			$links[1],
			$this->languages(),
			esc_html( (string) wp_date( 'Y', Clock::now() ) ),
			esc_html( $this->site() ),
			'' === $this->settings['place'] ? '' : sprintf( '<span>%s</span>', esc_html( $this->settings['place'] ) )
		);
	}

	/** Links to the page in other languages. */
	private function languages(): string {
		$html = '';
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$html .= sprintf(
				'<li><a href="%1$s" lang="%2$s" hreflang="%2$s"%4$s>%3$s</a></li>',
				esc_url( add_query_arg( 'lang', (string) $code ) ),
				esc_attr( (string) $code ),
				esc_html( $name ),
				Language::current() === $code ? ' aria-current="true"' : ''
			);
		}
		return $html;
	}

	/** @return list<Link> The site's own menu, otherwise the pages that have a main link. */
	private function links(): array {
		return $this->settings['menus']['main'] ?? array_map(
			static fn( Route $route ): array => array( 'to' => $route->path, 'label' => $route->title() ),
			self::routes()
		);
	}

	/** @return list<Route> */
	private static function routes(): array {
		return array_values( array_filter( Contract::routes(), static fn( Route $route ): bool => '' !== $route->menu ) );
	}

	private static function route_at( string $path ): ?Route {
		return array_column( self::routes(), null, 'path' )[ $path ] ?? null;
	}

	/** The aria-current attribute for the link to this page or its section. */
	private function current( string $path, ?Route $route ): string {
		if ( $path === $this->path ) {
			return ' aria-current="page"';
		}
		foreach ( $route->section ?? array() as $start ) {
			if ( str_starts_with( "{$this->path}/", "{$start}/" ) ) {
				return ' aria-current="true"';
			}
		}
		return '';
	}

	private function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
