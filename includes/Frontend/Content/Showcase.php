<?php
/**
 * The past projects in the first paint.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Pager;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Showcase {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$list = Html::of( 'div.done-list', Html::each( $this->project( ... ), $this->view->list( 'past_project?' ) ) );
		$none = Markup::nothing(
			__( 'The first projects are on their way', 'design-marketplace' ),
			__( 'Come back soon', 'design-marketplace' )
		);
		return Html::all(
			Html::of(
				'div.page-head.showcase-head.grid',
				$this->view->heading(),
				$this->view->prose( '.prose.lead.c4-9' ),
				Html::of( 'p.c4-9', $this->view->way() )
			),
			$list->is_empty() ? Html::of( 'div.showcase-note.grid', $none ) : Html::of( 'div.grid', $list ),
			( new Pager( $this->view ) )->html( 'past_project?' )
		);
	}

	private function project( Item $item, int $place ): Html {
		return Html::of(
			'article.done-project',
			Picture::tile( $item->value( 'image' ), 0 === $place ? 'showcase_first' : 'showcase_others', '', 0 === $place ),
			Html::of( 'h2.t3', Markup::link( $item->text( 'medium_link' ), $item->rendered( 'title' ) ) ),
			Html::of( 'p.text', $item->rendered( 'excerpt' ) ),
			Html::of( 'p.small.soft.num', Markup::joined( substr( $item->text( 'date_gmt' ), 0, 4 ), Markup::read_time( $item ) ) )
		);
	}
}
