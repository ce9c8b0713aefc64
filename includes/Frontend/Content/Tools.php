<?php
/**
 * Tools and the reading list before the app draws them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

/**
 * As src/features/tools draws them.
 */
final class Tools {

	private const TOOL_SIZES = '(min-width: 900px) 33vw, (min-width: 600px) 40vw, 100vw';

	private const READING_SIZES = '(min-width: 900px) 25vw, (min-width: 600px) 33vw, 100vw';

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Title, text, tools and readings.
	 */
	public function html(): string {
		$tools = '';
		foreach ( $this->view->items( 'resource' ) as $place => $tool ) {
			$tools .= $this->tool( $tool, 0 === $place );
		}
		$readings = implode( '', array_map( array( $this, 'reading' ), $this->view->items( 'reading' ) ) );
		$html     = Markup::page_head( Markup::heading( $this->view->title() ), $this->view->prose( 'prose lead c4-9' ), 'tools-head' );
		$html    .= sprintf(
			'<div class="tool-part grid">%s</div>',
			'' === $tools ? Markup::nothing( __( 'The first tools are on their way', 'design-marketplace' ), __( 'Come back soon', 'design-marketplace' ) ) : "<div class=\"tools\">{$tools}</div>"
		);
		return $html . ( '' === $readings ? '' : sprintf( '<section class="section"><div class="reading-part grid">%s<ul class="readings">%s</ul></div></section>', Markup::heading( __( 'Reading list', 'design-marketplace' ), 't1', 'h2' ), $readings ) );
	}

	/**
	 * A tool: a file to take along or a film to watch.
	 *
	 * @param array<string,mixed> $tool     As the REST API gives it.
	 * @param bool                $is_first Its picture is what the page is waited for.
	 */
	private function tool( array $tool, bool $is_first ): string {
		$description = View::text( (string) ( $tool['description'] ?? '' ) );
		$locale      = (string) ( $tool['locale'] ?? '' );
		$take        = '';
		if ( is_array( $tool['file'] ?? null ) ) {
			$take .= $this->taken( (string) $tool['file']['url'], 'btn', 'download', __( 'Download', 'design-marketplace' ), Markup::together( (string) size_format( (int) $tool['file']['filesize'] ) ) );
		}
		if ( is_array( $tool['youtube'] ?? null ) && '' !== (string) ( $tool['youtube']['link'] ?? '' ) ) {
			$take .= $this->taken( (string) $tool['youtube']['link'], 'btn second', 'play', __( 'Watch video', 'design-marketplace' ), (string) ( $tool['youtube']['duration'] ?? '' ) );
		}
		$day = Markup::day( (string) ( $tool['modified_gmt'] ?? '' ) );
		/* translators: %s: date. */
		$take .= '' === $day ? '' : sprintf( '<p class="small soft">%s</p>', esc_html( sprintf( __( 'Last update %s', 'design-marketplace' ), $day ) ) );
		return sprintf(
			'<article class="tool">%s<div class="about"><h2 class="t2">%s</h2>%s</div><div class="take">%s</div></article>',
			Picture::tile( $tool['image'] ?? null, self::TOOL_SIZES, '', $is_first ),
			Markup::said( View::text( (string) ( $tool['title']['rendered'] ?? '' ) ), $locale ),
			'' === $description ? '' : sprintf( '<p class="text lines">%s</p>', Markup::said( $description, $locale ) ),
			$take
		);
	}

	private function taken( string $url, string $style, string $icon, string $text, string $size ): string {
		return sprintf(
			'<a class="%s" href="%s">%s<span>%s</span>%s</a>',
			esc_attr( $style ),
			esc_url( $url ),
			Markup::icon( $icon ),
			esc_html( $text ),
			'' === $size ? '' : sprintf( '<span class="size num">%s</span>', esc_html( $size ) )
		);
	}

	/**
	 * An article worth reading.
	 *
	 * @param array<string,mixed> $item As the REST API gives it.
	 */
	private function reading( array $item ): string {
		$title   = View::text( (string) ( $item['title']['rendered'] ?? '' ) );
		$excerpt = View::text( (string) ( $item['excerpt']['rendered'] ?? '' ) );
		$link    = (string) ( $item['medium_link'] ?? '' );
		$locale  = (string) ( $item['locale'] ?? '' );
		$time    = Showcase::read_time( $item );
		return sprintf(
			'<li class="reading"><p class="facts-line small">%s<span class="soft">%s</span></p><div class="about"><h3 class="t3">%s</h3>%s</div>%s</li>',
			'' === $time ? '' : sprintf( '<b>%s</b>', esc_html( $time ) ),
			esc_html( Markup::day( (string) ( $item['date_gmt'] ?? '' ) ) ),
			'' === $link ? Markup::said( $title, $locale ) : Markup::link( $link, $title, '', $locale ),
			'' === $excerpt ? '' : sprintf( '<p class="text">%s</p>', Markup::said( $excerpt, $locale ) ),
			Picture::tile( $item['image'] ?? null, self::READING_SIZES )
		);
	}
}
