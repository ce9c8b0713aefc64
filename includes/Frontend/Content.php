<?php
/**
 * The page without its app: heading, text and links, for search engines, the first paint and browsers without JavaScript.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * Uses the app's own classes, so that its first frame lies where this one lay. Everything is escaped here.
 */
final class Content {

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The whole of what stands in the app's element.
	 */
	public function html(): string {
		$frame = new Frame();
		return $frame->bar() . sprintf( '<main id="main">%s</main>', $this->main() ) . $frame->foot();
	}

	private function main(): string {
		switch ( $this->view->destination->route ) {
			case 'home':
				return ( new Home_Content( $this->view ) )->html();
			case 'designers':
				return $this->designers();
			case 'jobs':
				return $this->jobs();
			case 'showcase':
				return $this->head( $this->view->title(), 'mega' ) . $this->prose() . $this->articles( 'past_project?' );
			case 'tools':
				return $this->head( $this->view->title(), 'mega' ) . $this->prose() . $this->tools() . $this->articles( 'reading' );
			case 'about':
			case 'page':
				return $this->head( $this->view->title(), 'mega' ) . $this->prose();
			case 'designer':
			case 'project':
				return $this->member();
			case 'not_found':
				return $this->head( $this->view->title() ) . $this->section( self::link( '/', __( 'Back to the home page', 'design-marketplace' ) ) );
			default:
				return $this->head( $this->view->title() );
		}
	}

	private function designers(): string {
		$total = $this->view->total( 'users?' );
		/* translators: %s: number. */
		$heading = sprintf( _n( '%s designer', '%s designers', $total, 'design-marketplace' ), number_format_i18n( $total ) );
		$rows    = array();
		foreach ( $this->view->items( 'users?' ) as $card ) {
			$rows[] = sprintf(
				'<article class="person half"><div class="info"><h2 class="title">%s</h2><p><b>%s</b><br><span class="soft">%s</span></p></div></article>',
				self::link( '/designer/' . $card['slug'], (string) ( $card['job'] ?? '' ) ),
				esc_html( (string) ( $card['name'] ?? '' ) ),
				esc_html( (string) ( $card['city'] ?? '' ) )
			);
		}
		return $this->head( $heading, 'mega num' ) . sprintf( '<div class="grid people">%s</div>', implode( '', $rows ) ) . $this->pages();
	}

	private function jobs(): string {
		$total = $this->view->total( 'users?', 'X-DM-Open-Total' );
		/* translators: %s: number. */
		$heading = sprintf( _n( '%s design job', '%s design jobs', $total, 'design-marketplace' ), number_format_i18n( $total ) );
		$rows    = array();
		foreach ( $this->view->items( 'users?' ) as $card ) {
			$rows[] = sprintf(
				'<article class="job"><div class="firm"><p><b>%s</b></p></div><div class="head"><h2 class="t2">%s</h2></div></article>',
				esc_html( (string) ( $card['company'] ?? '' ) ),
				self::link( '/project/' . $card['slug'], (string) ( $card['project_headline'] ?? '' ) )
			);
		}
		return $this->head( $heading, 'mega num' ) . sprintf( '<div class="grid"><div class="jobs">%s</div></div>', implode( '', $rows ) );
	}

	/**
	 * A listed member's name and trade; of others strangers learn nothing.
	 */
	private function member(): string {
		$card = $this->view->destination->card();
		$text = $card ? sprintf( '<p class="t2">%s</p>', esc_html( (string) ( $card['job'] ?? $card['project_headline'] ?? '' ) ) ) : '';
		$wall = sprintf(
			'<p>%s</p><p>%s</p>',
			esc_html__( 'You need to sign up to see the projects.', 'design-marketplace' ),
			self::link( '/signup', __( 'Sign up', 'design-marketplace' ) )
		);
		return $this->head( $this->view->title(), 'mega' ) . $this->section( $text . $wall );
	}

	private function tools(): string {
		$items = array();
		foreach ( $this->view->items( 'resource' ) as $tool ) {
			$items[] = sprintf( '<h2 class="t3">%s</h2><p>%s</p>', esc_html( View::text( (string) ( $tool['title']['rendered'] ?? '' ) ) ), esc_html( View::text( (string) ( $tool['description'] ?? '' ) ) ) );
		}
		return $this->section( implode( '', $items ) );
	}

	/**
	 * Titles and excerpts of past projects or readings.
	 *
	 * @param string $start Start of their path.
	 */
	private function articles( string $start ): string {
		$items = array();
		foreach ( $this->view->items( $start ) as $item ) {
			$title   = View::text( (string) ( $item['title']['rendered'] ?? '' ) );
			$link    = (string) ( $item['medium_link'] ?? '' );
			$items[] = sprintf(
				'<h2 class="t3">%s</h2><p>%s</p>',
				'' === $link ? esc_html( $title ) : sprintf( '<a href="%s" rel="noopener">%s</a>', esc_url( $link ), esc_html( $title ) ),
				esc_html( View::text( (string) ( $item['excerpt']['rendered'] ?? '' ) ) )
			);
		}
		return $this->section( implode( '', $items ) ) . $this->pages();
	}

	/**
	 * Links to the neighbouring pages of a list.
	 */
	private function pages(): string {
		$page  = Preload::page( $this->view->query );
		$start = 'designers' === $this->view->destination->route ? 'users?' : 'past_project?';
		$last  = $this->view->total( $start, 'X-WP-TotalPages' );
		$path  = $this->view->destination->path;
		$links = array();
		if ( $page > 1 ) {
			$links[] = self::link( $path . '?page=' . ( $page - 1 ), __( 'Previous page', 'design-marketplace' ) );
		}
		if ( $page < $last ) {
			$links[] = self::link( $path . '?page=' . ( $page + 1 ), __( 'Next page', 'design-marketplace' ) );
		}
		return $links ? $this->section( implode( ' ', $links ) ) : '';
	}

	/**
	 * The WordPress page's own content.
	 */
	private function prose(): string {
		$html = (string) ( $this->view->page()['content']['rendered'] ?? '' );
		return '' === trim( $html ) ? '' : $this->section( '<div class="prose">' . wp_kses_post( $html ) . '</div>' );
	}

	private function head( string $heading, string $style = 't1' ): string {
		return sprintf( '<div class="page-head grid">%s</div>', str_starts_with( $style, 'mega' ) ? self::mega( $heading, $style ) : sprintf( '<h1 class="t1">%s</h1>', esc_html( $heading ) ) );
	}

	/**
	 * The largest heading, made as small as its longest word needs; src/components/mega.tsx draws the same.
	 *
	 * @param string $text  Plain text; line breaks count.
	 * @param string $style Class names.
	 */
	public static function mega( string $text, string $style = 'mega' ): string {
		$words = preg_split( '/[\s\x{AD}-]+/u', $text );
		return sprintf( '<h1 class="%s" style="--longest:%d">%s</h1>', esc_attr( $style ), max( 1, ...array_map( 'mb_strlen', $words ? $words : array() ) ), nl2br( esc_html( $text ), false ) );
	}

	private function section( string $html ): string {
		return '' === $html ? '' : sprintf( '<section class="section"><div class="grid"><div class="c4-12">%s</div></div></section>', $html );
	}

	/**
	 * A link within the site.
	 *
	 * @param string $path Path below home.
	 * @param string $text Plain text.
	 */
	public static function link( string $path, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( home_url( $path ) ), esc_html( $text ) );
	}
}
