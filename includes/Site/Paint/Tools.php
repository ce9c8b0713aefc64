<?php
/** Tools and the reading list in the first paint. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Tools {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$head     = Html::of( 'div.page-head.tools-head.grid', $this->view->heading(), $this->view->prose( '.prose.lead.c4-9' ) );
		$tools    = Html::of( 'div.tools', Html::each( $this->tool( ... ), $this->view->list( 'resource' ) ) );
		$none     = __( 'The first tools are on their way', 'design-marketplace' );
		$readings = Html::of( 'ul.readings', Html::each( $this->reading( ... ), $this->view->list( 'reading' ) ) );
		$title    = $readings->is_empty() ? '' : Markup::heading( __( 'Reading list', 'design-marketplace' ), 'h2.t1' );
		$readings = Html::of( 'section.section > div.reading-part.grid', $title, $readings );
		return Html::all( $head, Html::of( 'div.tool-part.grid', $tools->is_empty() ? Markup::nothing( $none ) : $tools ), $readings );
	}

	/** A file to download or a film. The app adds its size or length. */
	private function tool( Item $tool, int $place ): Html {
		$picture = Picture::tile( $tool->value( 'image' ), 'row', '', 0 === $place );
		$text    = Html::of( 'p.text.lines', $tool->rendered( 'description' ) );
		$title   = Html::of( 'h2.t2', $tool->rendered( 'title' ), style: Markup::fit( $tool->plain( 'title' ) ) );
		$about   = Html::of( 'div.about', $title, $text );
		$file    = self::taken( $tool->item( 'file' )->text( 'url' ), '', 'download', __( 'Download', 'design-marketplace' ), $tool );
		$film    = self::taken( $tool->item( 'youtube' )->text( 'link' ), '.second', 'play', __( 'Watch video', 'design-marketplace' ), $tool );
		$day     = Markup::day( $tool->text( 'modified_gmt' ) );
		/* translators: %s: date. */
		$updated = '' === $day ? '' : sprintf( __( 'Last update %s', 'design-marketplace' ), $day );
		$take    = Html::of( 'div.take', $file, $film, Html::of( 'p.small.soft', $updated ) );
		return Html::of( 'article.tool', $picture, $about, $take );
	}

	private static function taken( string $url, string $style, string $icon, string $text, Item $tool ): Html {
		$words = Html::of( 'span', $text, Html::of( 'span.sr', ' ', $tool->rendered( 'title' ) ) );
		return '' === $url ? Html::all() : Markup::link( $url, Html::all( Markup::icon( $icon ), $words ), ".btn{$style}" );
	}

	private function reading( Item $item ): Html {
		$time  = Html::of( 'b', Markup::read_time( $item ) );
		$day   = Html::of( 'span.soft', Markup::day( $item->text( 'date_gmt' ) ) );
		$link  = Markup::link( $item->text( 'medium_link' ), $item->rendered( 'title' ) );
		$title = Html::of( 'h3.t3', $link, style: Markup::fit( $item->plain( 'title' ) ) );
		$about = Html::of( 'div.about', $title, Html::of( 'p.text', $item->rendered( 'excerpt' ) ) );
		$image = Picture::tile( $item->value( 'image' ), 'reading' );
		return Html::of( 'li.reading', Html::of( 'p.facts-line.small', $time, $day ), $about, $image );
	}
}
