<?php
/**
 * The past projects before the app draws them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

/**
 * Six to a page, in the rhythm of src/features/showcase/tile-layout.ts.
 */
final class Showcase {

	private const SIZES = array(
		'w8' => '(min-width: 900px) 66vw, 100vw',
		'w6' => '(min-width: 900px) 50vw, (min-width: 600px) 50vw, 100vw',
		'w4' => '(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw',
	);

	private const PATTERN = array( 'w8', 'w4', 'w6', 'w6', 'w4', 'w8' );

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Title, text, button, projects and the way to the other pages.
	 */
	public function html(): string {
		$items = $this->view->items( 'past_project?' );
		$html  = '';
		foreach ( $items as $place => $item ) {
			$is_alone = 0 === $place % 2 && count( $items ) - 1 === $place;
			$html    .= $this->project( $item, $is_alone ? 'w8' : self::PATTERN[ $place % 6 ], 0 === $place );
		}
		return Markup::page_head( Markup::heading( $this->view->title() ), $this->view->prose( 'prose lead c4-9' ) . $this->button(), 'showcase-head' )
			. ( '' === $html
				? '<div class="showcase-note grid">' . Markup::nothing( __( 'The first projects are on their way', 'design-marketplace' ), __( 'Come back soon', 'design-marketplace' ) ) . '</div>'
				: "<div class=\"grid\"><div class=\"done-list\">{$html}</div></div>" )
			. ( new Pages( $this->view ) )->html( 'past_project?' );
	}

	private function button(): string {
		$page  = $this->view->page();
		$link  = (string) ( $page['btn_link'] ?? '' );
		$label = (string) ( $page['btn_txt'] ?? '' );
		return '' === $link || '' === $label ? '' : '<p class="c4-9">' . Markup::button( $link, $label ) . '</p>';
	}

	/**
	 * One project.
	 *
	 * @param array<string,mixed> $item     As the REST API gives it.
	 * @param string              $width    Class name.
	 * @param bool                $is_first Its picture is what the page is waited for.
	 */
	private function project( array $item, string $width, bool $is_first ): string {
		$title   = View::text( (string) ( $item['title']['rendered'] ?? '' ) );
		$excerpt = View::text( (string) ( $item['excerpt']['rendered'] ?? '' ) );
		$link    = (string) ( $item['medium_link'] ?? '' );
		$locale  = (string) ( $item['locale'] ?? '' );
		return sprintf(
			'<article class="done-project %s">%s<h2 class="t3">%s</h2>%s<p class="small soft num">%s</p></article>',
			esc_attr( $width ),
			Picture::tile( $item['image'] ?? null, self::SIZES[ $width ], '', $is_first ),
			'' === $link ? Markup::said( $title, $locale ) : Markup::link( $link, $title, '', $locale ),
			'' === $excerpt ? '' : sprintf( '<p class="text">%s</p>', Markup::said( $excerpt, $locale ) ),
			esc_html( implode( ', ', array_filter( array( substr( (string) ( $item['date_gmt'] ?? '' ), 0, 4 ), self::read_time( $item ) ) ) ) )
		);
	}

	/**
	 * How long an article takes: editors type '4 min' or only '4'.
	 *
	 * @param array<string,mixed> $item As the REST API gives it.
	 */
	public static function read_time( array $item ): string {
		$time = (string) ( $item['read_time'] ?? '' );
		/* translators: %s: number of minutes. */
		return Markup::together( ctype_digit( $time ) ? sprintf( __( '%s min read', 'design-marketplace' ), $time ) : $time );
	}
}
