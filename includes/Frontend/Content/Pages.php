<?php
/**
 * The way to a list's other pages.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\List_Query;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\View;

/**
 * Links where the app has buttons.
 */
final class Pages {

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Nothing while there is only one page.
	 *
	 * @param string $start Start of the list's path below /wp/v2/.
	 */
	public function html( string $start ): string {
		$page = List_Query::page( $this->view->query );
		$last = $this->view->total( $start, 'X-WP-TotalPages' );
		if ( $last <= 1 ) {
			return '';
		}
		return sprintf(
			'<div class="section grid"><nav class="pager" aria-label="%s"><span>%s</span><span class="out num">%s <small>%s</small> %s</span><span>%s</span></nav></div>',
			esc_attr__( 'Pages', 'design-marketplace' ),
			$page > 1 ? Markup::button( $this->address( $page - 1 ), __( 'Previous page', 'design-marketplace' ), 'second', 'arrow-left', '' ) : '',
			esc_html( number_format_i18n( $page ) ),
			esc_html__( 'out of', 'design-marketplace' ),
			esc_html( number_format_i18n( $last ) ),
			$page < $last ? Markup::button( $this->address( $page + 1 ), __( 'Next page', 'design-marketplace' ) ) : ''
		);
	}

	/**
	 * The list at another page, filters and language kept.
	 *
	 * @param int $page From 1.
	 */
	private function address( int $page ): string {
		$query = array_filter( $this->view->query, 'is_string' );
		unset( $query['page'] );
		if ( $page > 1 ) {
			$query['page'] = (string) $page;
		}
		return $this->view->destination->path . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}
}
