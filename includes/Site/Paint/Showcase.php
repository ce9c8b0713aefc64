<?php
/** The past projects in the first paint. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Pager;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Showcase {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$text = $this->view->prose( '.prose.lead.c4-9' );
		$head = Html::of( 'div.page-head.showcase-head.grid', $this->view->heading(), $text, Html::of( 'p.c4-9', $this->view->way() ) );
		$list = Html::of( 'div.grid > div.done-list', Html::each( $this->project( ... ), $this->view->list( 'past_project?' ) ) );
		$none = __( 'The first projects are on their way', 'design-marketplace' );
		$none = Html::of( 'div.showcase-note.grid', Markup::nothing( $none ) );
		return Html::all( $head, $list->is_empty() ? $none : $list, ( new Pager( $this->view ) )->html( 'past_project?' ) );
	}

	private function project( Item $item, int $place ): Html {
		$picture = Picture::tile( $item->value( 'image' ), 0 === $place ? 'showcase_first' : 'showcase_others', '', 0 === $place );
		$link    = Markup::link( $item->text( 'medium_link' ), $item->rendered( 'title' ) );
		$title   = Html::of( 'h2.t3', $link, style: Markup::fit( $item->plain( 'title' ) ) );
		$text    = Html::of( 'p.text', $item->rendered( 'excerpt' ) );
		$facts   = Markup::joined( substr( $item->text( 'date_gmt' ), 0, 4 ), Markup::read_time( $item ) );
		return Html::of( 'article.done-project', $picture, $title, $text, Html::of( 'p.small.soft', $facts ) );
	}
}
