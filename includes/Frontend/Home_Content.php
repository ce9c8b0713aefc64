<?php
/**
 * The home page's blocks as headings, text and links.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * A reading of the blocks for those who do not run the app; what is only decoration is left out.
 */
final class Home_Content {

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * All blocks, escaped.
	 */
	public function html(): string {
		$html = '';
		foreach ( (array) ( $this->view->page()['home_content'] ?? array() ) as $block ) {
			$props = (array) ( $block['props'] ?? array() );
			$html .= match ( $block['name'] ?? '' ) {
				'hero'             => $this->hero( $props ),
				'how_it_works'     => $this->steps( $props ),
				'ebd_presentation' => $this->section( $this->text( $props, 'title' ), sprintf( '<p class="t2">%s</p>', esc_html( $this->text( $props, 'content' ) ) ) ),
				'events'           => $this->section( $this->text( $props, 'title' ), $this->events() ),
				'past_projects'    => $this->section( $this->text( $props, 'title' ), $this->past_projects() ),
				default            => '',
			};
		}
		return '' === $html ? sprintf( '<div class="page-head grid"><h1 class="mega">%s</h1></div>', esc_html( get_bloginfo( 'name' ) ) ) : $html;
	}

	/**
	 * The hero.
	 *
	 * @param array<string,mixed> $props Properties.
	 */
	private function hero( array $props ): string {
		return sprintf(
			'<section class="hero"><div class="grid"><div class="c1-9 hero-head">%s</div><div class="c10-12 hero-copy"><p class="t4 lead">%s</p><p>%s %s</p></div></div></section>',
			Content::mega( $this->text( $props, 'title' ) ),
			esc_html( $this->text( $props, 'text' ) ),
			Content::link( '/designers', Titles::of( 'designers' ) ),
			Content::link( '/jobs', Titles::of( 'jobs' ) )
		);
	}

	/**
	 * The numbered points of both roles.
	 *
	 * @param array<string,mixed> $props Properties.
	 */
	private function steps( array $props ): string {
		$html = '';
		foreach ( array( 'designer', 'contractor' ) as $role ) {
			$points = '';
			foreach ( (array) ( $props[ $role ] ?? array() ) as $point ) {
				$points .= sprintf( '<li><h3 class="t3">%s</h3><p>%s</p></li>', esc_html( $this->text( (array) $point, 'title' ) ), esc_html( $this->text( (array) $point, 'content' ) ) );
			}
			$html .= '' === $points ? '' : "<ol>{$points}</ol>";
		}
		return $this->section( $this->text( $props, 'title' ), $html );
	}

	private function events(): string {
		$html = '';
		foreach ( $this->view->items( 'event' ) as $event ) {
			if ( empty( $event['past'] ) ) {
				$html .= sprintf( '<li>%s: %s, %s</li>', esc_html( (string) ( $event['date'] ?? '' ) ), esc_html( View::text( (string) ( $event['title']['rendered'] ?? '' ) ) ), esc_html( (string) ( $event['location'] ?? '' ) ) );
			}
		}
		return '' === $html ? '' : "<ul>{$html}</ul>";
	}

	private function past_projects(): string {
		$html = '';
		foreach ( $this->view->items( 'past_project?' ) as $item ) {
			$html .= sprintf( '<li>%s</li>', esc_html( View::text( (string) ( $item['title']['rendered'] ?? '' ) ) ) );
		}
		return "<ul>{$html}</ul>" . Content::link( '/showcase', __( 'View all done projects', 'design-marketplace' ) );
	}

	private function section( string $title, string $html ): string {
		return sprintf( '<section class="section"><div class="grid"><h2 class="t2 c1-3">%s</h2><div class="c4-12">%s</div></div></section>', esc_html( $title ), $html );
	}

	/**
	 * A text property, '' when it is something else.
	 *
	 * @param array<string,mixed> $props Properties.
	 * @param string              $name  Name.
	 */
	private function text( array $props, string $name ): string {
		$text = $props[ $name ] ?? '';
		return is_string( $text ) ? $text : '';
	}
}
