<?php
/**
 * Tools and the reading list in the first paint.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
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
			Html::of(
				'div.tool-part.grid',
				$tools->is_empty()
					? Markup::nothing(
						__( 'The first tools are on their way', 'design-marketplace' ),
						__( 'Come back soon', 'design-marketplace' )
					)
					: $tools
			),
			$readings->is_empty() ? '' : Html::of( 'section.section', Html::of( 'div.reading-part.grid', $heading, $readings ) )
		);
	}

	/**
	 * A file to download or a film. The app adds its size or length.
	 */
	private function tool( Item $tool, int $place ): Html {
		$file = $tool->item( 'file' );
		$film = $tool->item( 'youtube' );
		$day  = Markup::day( $tool->text( 'modified_gmt' ) );
		/* translators: %s: date. */
		$updated = '' === $day ? '' : sprintf( __( 'Last update %s', 'design-marketplace' ), $day );
		return Html::of(
			'article.tool',
			Picture::tile( $tool->value( 'image' ), 'row', '', 0 === $place ),
			Html::of(
				'div.about',
				Html::of( 'h2.t2', $tool->rendered( 'title' ) ),
				Html::of( 'p.text.lines', $tool->rendered( 'description' ) )
			),
			Html::of(
				'div.take',
				$this->taken( $file->text( 'url' ), '', 'download', __( 'Download', 'design-marketplace' ), $tool ),
				$this->taken( $film->text( 'link' ), '.second', 'play', __( 'Watch video', 'design-marketplace' ), $tool ),
				Html::of( 'p.small.soft', $updated )
			)
		);
	}

	private function taken( string $url, string $style, string $icon, string $text, Item $tool ): Html {
		$words = Html::of( 'span', $text, Html::of( 'span.sr', ' ', $tool->rendered( 'title' ) ) );
		return '' === $url ? Html::all() : Markup::link( $url, Html::all( Markup::icon( $icon ), $words ), ".btn{$style}" );
	}

	private function reading( Item $item ): Html {
		return Html::of(
			'li.reading',
			Html::of(
				'p.facts-line.small',
				Html::of( 'b', Markup::read_time( $item ) ),
				Html::of( 'span.soft', Markup::day( $item->text( 'date_gmt' ) ) )
			),
			Html::of(
				'div.about',
				Html::of( 'h3.t3', Markup::link( $item->text( 'medium_link' ), $item->rendered( 'title' ) ) ),
				Html::of( 'p.text', $item->rendered( 'excerpt' ) )
			),
			Picture::tile( $item->value( 'image' ), 'reading' )
		);
	}
}
