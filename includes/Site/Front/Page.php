<?php
/** A page of the site on the server: everything that its row in Contract/routes.json does not say. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Route;

/** The defaults are for a page that preloads nothing and is rendered by the app alone, such as a form. Subclasses override them. */
class Page {

	final public function __construct( public readonly Route $route ) {}

	/** The name of the kind of page, plain text. */
	final public function name(): string {
		$title = $this->route->title();
		return '' === $title ? get_bloginfo( 'name' ) : $title;
	}

	/** The page's title, plain text. */
	public function title( View $view ): string {
		$title = $view->page()->plain( 'title' );
		return '' === $title ? $this->name() : $title;
	}

	/** One or two sentences about the page, plain text. */
	public function description( View $view ): string {
		$text = $view->block( 'hero' )->plain( 'text' );
		if ( '' === $text ) {
			$text = $view->page()->plain( 'content' );
		}
		return '' === $text ? $this->offer() : wp_html_excerpt( $text, 200, '…' );
	}

	/** A sentence about the offer, used if the content has none; '' if not needed. */
	public function offer(): string {
		return '';
	}

	/**
	 * Paths below /wp-json that the screen requests first, to be preloaded. The order of parameters does not matter.
	 * @param array<string,mixed> $query The page's own query parameters.
	 * @return list<string>
	 */
	public function preloads( Destination $destination, array $query ): array {
		return array();
	}

	/**
	 * The path among them that is paginated in the address; null for none.
	 * @param array<string,mixed> $query The page's own query parameters.
	 */
	public function paged_list( array $query ): ?string {
		return null;
	}

	/** The content of the main element in the first paint. By default the title, and links for visitors without scripts. */
	public function content( View $view ): Html {
		$login = Markup::link( '/login?redirect_url=' . rawurlencode( $view->destination->path ), Pages::named( 'login' )->name() );
		$text  = $this->route->audience->needs_login()
			/* translators: %s: link to the log-in. */
			? Html::safe( sprintf( esc_html__( 'Members only. %s', 'design-marketplace' ), $login ) )
			: $this->offer();
		return Html::of(
			'div.page-head.grid',
			Markup::heading( $view->title(), 'h1.t1.c1-9' ),
			Html::of( 'noscript', Html::of( 'p.c1-9', $text ) )
		);
	}

	/** @return list<array<string,mixed>> The page as schema.org data, only for pages that strangers can see; may be empty. */
	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array();
	}

	/** Its Open Graph type. */
	public function og_type(): string {
		return 'website';
	}
}
