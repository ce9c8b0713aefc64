<?php
/** Links to a list's other pages, where the app has buttons. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

final class Pager {

	public function __construct( private readonly View $view ) {}

	/** The links; empty if there is only one page. */
	public function html( string $start ): Html {
		$page = List_Query::page( $this->view->query );
		$last = $this->view->total( $start, 'X-WP-TotalPages' );
		$way  = fn( int $to, string $words, string ...$look ): Html => Html::of(
			'span',
			Markup::button( $to < 1 || $to > $last ? null : $this->address( $to ), $words, ...$look )
		);
		return $last <= 1 ? Html::all() : Html::of(
			'div.section.grid',
			Html::of(
				'nav.pager',
				$way( $page - 1, __( 'Previous page', 'design-marketplace' ), '.second', 'arrow-left', '' ),
				Html::of(
					'span.out',
					number_format_i18n( $page ),
					' ',
					Html::of( 'small', __( 'out of', 'design-marketplace' ) ),
					' ',
					number_format_i18n( $last )
				),
				$way( $page + 1, __( 'Next page', 'design-marketplace' ) ),
				aria_label: __( 'Pages', 'design-marketplace' )
			)
		);
	}

	/** Address of another page, with the same filters and language. */
	private function address( int $page ): string {
		$query = array_diff_key(
			array_filter( $this->view->query, 'is_string' ),
			array( 'page' => '' )
		) + ( $page > 1 ? array( 'page' => (string) $page ) : array() );
		return $this->view->destination->path . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}
}
