<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\View;

/** The showcase and the tools in the first paint: heading, text and links. The app draws the pictures and everything else. */
final class Entries {

	/** @param string ...$lists Starts of the answers' paths below /wp/v2/. */
	public static function html( View $view, string ...$lists ): Html {
		$head  = Html::of( 'div.page-head.grid', $view->heading(), $view->prose( '.prose.lead.c4-9' ), Html::of( 'p.c4-9', $view->way() ) );
		$items = array_merge( ...array_map( $view->list( ... ), $lists ) );
		return Html::all( $view->only_in(), $head, Html::of( 'div.grid > div.c4-12.stack', Html::each( self::entry( ... ), $items ) ) );
	}

	private static function entry( Item $item ): Html {
		$places = array( $item->text( 'medium_link' ), $item->item( 'file' )->text( 'url' ), $item->item( 'youtube' )->text( 'link' ) );
		$title  = Markup::link( (string) current( array_filter( $places ) ), $item->rendered( 'title' ) );
		$text   = Html::of( 'p.text', $item->rendered( 'excerpt' ), $item->rendered( 'description' ) );
		return Html::of( 'article', Html::of( 'h2.t3', $title ), $text );
	}
}
