<?php
/**
 * One page of the site, as the server sends it: everything beside its row in Contract/routes.json.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Route;

/**
 * A page that brings nothing along and is drawn by the app alone, such as a form; other classes say where theirs differs.
 */
class Page {

	final public function __construct( public readonly Route $route ) {}

	/**
	 * What the page's kind is called, as plain text.
	 */
	final public function name(): string {
		$title = $this->route->title();
		return '' === $title ? get_bloginfo( 'name' ) : $title;
	}

	/**
	 * What the page is called, as plain text.
	 *
	 * @param View $view Page about to be written.
	 */
	public function title( View $view ): string {
		$title = $view->page()->plain( 'title' );
		return '' === $title ? $this->name() : $title;
	}

	/**
	 * One or two sentences on the page, as plain text.
	 *
	 * @param View $view Page about to be written.
	 */
	public function description( View $view ): string {
		$text = $view->block( 'hero' )->plain( 'text' );
		if ( '' === $text ) {
			$text = $view->page()->plain( 'content' );
		}
		return '' === $text ? $this->offer() : wp_html_excerpt( $text, 200, '…' );
	}

	/**
	 * A sentence on what is found here, where the content says nothing; '' where none is needed.
	 */
	public function offer(): string {
		return '';
	}

	/**
	 * Paths below /wp-json the screen asks for first; their answers come with the page. The order of parameters does not matter.
	 *
	 * @param Destination         $destination What the page shows.
	 * @param array<string,mixed> $query       The page's own query parameters.
	 * @return list<string>
	 */
	public function preloads( Destination $destination, array $query ): array {
		return array();
	}

	/**
	 * The one of them that comes in pages which have an address; null for none.
	 *
	 * @param array<string,mixed> $query The page's own query parameters.
	 */
	public function paged_list( array $query ): ?string {
		return null;
	}

	/**
	 * What stands in the main element before the app draws it. Without the app there is the name, and the way on.
	 *
	 * @param View $view Page about to be written.
	 */
	public function content( View $view ): Html {
		$login = Markup::link( '/login?redirect_url=' . rawurlencode( $view->destination->path ), Pages::named( 'login' )->name() );
		/* translators: %s: link to the log-in. */
		$text = $this->route->audience->needs_login() ? Html::safe( sprintf( esc_html__( 'Members only. %s', 'design-marketplace' ), $login ) ) : $this->offer();
		return Html::of( 'div.page-head.grid', Markup::heading( $view->title(), 'h1.t1.c1-9' ), Html::of( 'noscript', Html::of( 'p.c1-9', $text ) ) );
	}

	/**
	 * The page as schema.org data, for a page strangers are asked to; none where there is nothing to say.
	 *
	 * @param View        $view   Page about to be written.
	 * @param Linked_Data $pieces Makes what several pages say.
	 * @return list<array<string,mixed>>
	 */
	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array();
	}

	/**
	 * Its kind in Open Graph.
	 */
	public function og_type(): string {
		return 'website';
	}
}
