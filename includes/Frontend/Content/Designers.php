<?php
/**
 * The list of designers in the first paint.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Pager;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Designers {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$total = $this->view->total( 'users?' );
		/* translators: %s: number of designers. */
		$heading = sprintf( _n( '%s designer', '%s designers', $total, 'design-marketplace' ), number_format_i18n( $total ) );
		$cards   = Html::each(
			fn( Item $card, int $place ): Html => 0 === $place ? $this->card( $card, true ) : Picture::later( $this->card( $card, false ) ),
			$this->view->list( 'users?' )
		);
		return Html::all(
			Html::of(
				'div.page-head.list-head.grid',
				Markup::heading( $heading, 'h1.mega.num' ),
				( new Filters( $this->view ) )->designers()
			),
			$cards->is_empty() ? Filters::nothing() : Html::of( 'div.grid.people', $cards ),
			( new Pager( $this->view ) )->html( 'users?' )
		);
	}

	private function card( Item $card, bool $is_first ): Html {
		$name  = $card->text( 'name' );
		$job   = $card->text( 'job' );
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$sizes = static fn( int $place ): string => 1 === count( $works )
			? 'card_alone'
			: ( $place > 0 && count( $works ) > 2 ? 'card_small' : 'card_large' );
		$thumb = static fn( Item $work, int $place ): Html => Picture::tile(
			$work->value( 'image' ),
			$sizes( $place ),
			'',
			$is_first && 0 === $place
		);
		return Html::of(
			'article.person',
			Html::of(
				'div.info',
				Html::of(
					'h2.title',
					Markup::link(
						'/designer/' . $card->text( 'slug' ),
						'' === $job ? $name : $card->said( 'job' ),
						'',
						'' === $job ? '' : "{$job}, {$name}"
					),
					style: Markup::fit( '' === $job ? $name : $job )
				),
				Html::of(
					'div.who',
					Picture::mark( 'avatar', $name, $card->value( 'avatar' ), 'card_avatar' ),
					Markup::person( $name, Markup::place( $card ) )
				),
				Html::of( 'p.small.states', Markup::free( $card ), Html::of( 'span', Markup::label( 'levels', $card->value( 'level' ) ) ) ),
				Markup::tags( $this->view->skills( $card->value( 'skill' ) ) )
			),
			$works ? Html::of( 'div.thumbs', Html::each( $thumb, $works ) ) : Html::bare( 'div.thumbs' )
		);
	}

}
