<?php
/**
 * Tools and the reading list before the app draws them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Language;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Tools {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$tools    = Html::of( 'div.tools', Html::each( $this->tool( ... ), $this->view->list( 'resource' ) ) );
		$readings = Html::of( 'ul.readings', Html::each( $this->reading( ... ), $this->view->list( 'reading' ) ) );
		$heading  = Markup::heading( __( 'Reading list', 'design-marketplace' ), 'h2.t1' );
		return Html::all(
			Html::of( 'div.page-head.tools-head.grid', $this->view->heading(), $this->view->prose( '.prose.lead.c4-9' ) ),
			Html::of( 'div.tool-part.grid', $tools->is_empty() ? Markup::nothing( __( 'The first tools are on their way', 'design-marketplace' ), __( 'Come back soon', 'design-marketplace' ) ) : $tools ),
			$readings->is_empty() ? '' : Html::of( 'section.section', Html::of( 'div.reading-part.grid', $heading, $readings ) )
		);
	}

	/**
	 * A tool: a file to take along or a film to watch.
	 *
	 * @param Item $tool  As the REST API gives it.
	 * @param int  $place The first one's picture is what the page is waited for.
	 */
	private function tool( Item $tool, int $place ): Html {
		$file = $tool->item( 'file' );
		$film = $tool->item( 'youtube' );
		$size = Markup::together( self::bytes( $file->number( 'filesize' ) ) );
		$kind = strtoupper( pathinfo( $file->text( 'url' ), PATHINFO_EXTENSION ) );
		$day  = Markup::day( $tool->text( 'modified_gmt' ) );
		/* translators: %s: date. */
		$updated = '' === $day ? '' : sprintf( __( 'Last update %s', 'design-marketplace' ), $day );
		return Html::of(
			'article.tool',
			Picture::tile( $tool->value( 'image' ), 'row', '', 0 === $place ),
			Html::of( 'div.about', Html::of( 'h2.t2', $tool->rendered( 'title' ) ), Html::of( 'p.text.lines', $tool->rendered( 'description' ) ) ),
			Html::of(
				'div.take',
				$this->taken( $file->text( 'url' ), '', 'download', __( 'Download', 'design-marketplace' ), Markup::joined( $kind, $size ), $tool ),
				$this->taken( $film->text( 'link' ), '.second', 'play', __( 'Watch video', 'design-marketplace' ), $film->text( 'duration' ), $tool ),
				Html::of( 'p.small.soft', $updated )
			)
		);
	}

	private function taken( string $url, string $style, string $icon, string $text, string $size, Item $tool ): Html {
		$words = Html::of( 'span', $text, Html::of( 'span.sr', ' ', $tool->rendered( 'title' ) ) );
		return '' === $url ? Html::all() : Markup::link( $url, Html::all( Markup::icon( $icon ), $words, Html::of( 'span.size.num', $size ) ), ".btn{$style}" );
	}

	/**
	 * An article worth reading.
	 */
	private function reading( Item $item ): Html {
		return Html::of(
			'li.reading',
			Html::of( 'p.facts-line.small', Html::of( 'b', Showcase::read_time( $item ) ), Html::of( 'span.soft', Markup::day( $item->text( 'date_gmt' ) ) ) ),
			Html::of( 'div.about', Html::of( 'h3.t3', Markup::link( $item->text( 'medium_link' ), $item->rendered( 'title' ) ) ), Html::of( 'p.text', $item->rendered( 'excerpt' ) ) ),
			Picture::tile( $item->value( 'image' ), 'reading' )
		);
	}

	/**
	 * The size of a file, as src/lib/format.ts has it.
	 */
	private static function bytes( int $bytes ): string {
		$is_mega = $bytes >= 1024 ** 2;
		$number  = $is_mega ? round( $bytes / 1024 ** 2, 1 ) : ceil( $bytes / 1024 );
		return number_format_i18n( $number, floor( $number ) === $number ? 0 : 1 ) . ( $is_mega ? ' M' : ' k' ) . ( 'fr' === Language::current() ? 'o' : 'B' );
	}
}
