<?php
/** The list of designers in the first paint. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Pager;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\Search_Form;
use DesignMarketplace\Site\Front\View;

final class Designers {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$total = $this->view->total( 'users?' );
		/* translators: %s: number of designers. */
		$heading = sprintf( _n( '%s designer', '%s designers', $total, 'design-marketplace' ), number_format_i18n( $total ) );
		$head    = Html::of( 'div.page-head.list-head.grid', Markup::heading( $heading, 'h1.mega' ), $this->search() );
		$cards   = Html::of( 'div.grid.people', Picture::each( $this->card( ... ), $this->view->list( 'users?' ) ) );
		return Html::all( $head, $cards->is_empty() ? Search_Form::nothing() : $cards, ( new Pager( $this->view ) )->html( 'users?' ) );
	}

	private function search(): Html {
		$chosen  = List_Query::set( List_Query::chosen( $this->view->query ) );
		$skills  = array_column( $this->view->items( 'skill' ), 'name', 'id' );
		$free    = array( 1 => __( 'Free now', 'design-marketplace' ) );
		$choices = array(
			'skill'     => array( __( 'Skills', 'design-marketplace' ), __( 'All skills', 'design-marketplace' ), $skills ),
			'level'     => array( __( 'Experience', 'design-marketplace' ), __( 'All levels', 'design-marketplace' ), Markup::labels( 'levels' ) ),
			'region'    => array( __( 'Region', 'design-marketplace' ), __( 'All regions', 'design-marketplace' ), Markup::labels( 'regions' ) ),
			'available' => array( __( 'Availability', 'design-marketplace' ), __( 'Free or not', 'design-marketplace' ), $free ),
		);
		$name    = __( 'Designers', 'design-marketplace' );
		$words   = __( 'Name, job, city, skill, work', 'design-marketplace' );
		$clear   = Html::of( 'div.clear', Search_Form::clear( '/designers', $chosen ) );
		return Search_Form::html( '/designers', $name, $words, $choices, $chosen, more: $clear );
	}

	private function card( Item $card, bool $is_first ): Html {
		$name   = $card->text( 'name' );
		$job    = $card->text( 'job' );
		$to     = '/designer/' . $card->text( 'slug' );
		$link   = '' === $job ? Markup::link( $to, $name ) : Markup::link( $to, $card->said( 'job' ), name: "{$job}, {$name}" );
		$title  = Html::of( 'h2.title', $link, style: Markup::fit( '' === $job ? $name : $job ) );
		$face   = Picture::mark( 'avatar', $name, $card->value( 'avatar' ), 'card_avatar' );
		$who    = Html::of( 'div.who', $face, Markup::person( $name, Markup::place( $card ) ) );
		$level  = Html::of( 'span', Markup::label( 'levels', $card->value( 'level' ) ) );
		$states = Html::of( 'p.small.states', Markup::free( $card ), $level, self::school( $card ) );
		$tags   = $this->view->tags( $card->value( 'skill' ) );
		return Html::of( 'article.person', Html::of( 'div.info', $title, $who, $states, $tags ), $this->thumbs( $card, $is_first ) );
	}

	/** What strangers read of an open portfolio: src/components/school-line.tsx. */
	private static function school( Item $card ): Html {
		$words = Portfolio::school( $card );
		if ( '' === $words || ! $card->value( 'verified' ) ) {
			return Html::of( 'span.school-line', $words );
		}
		$mark = Html::of( 'span.sr', ', ' . __( 'confirmed', 'design-marketplace' ) );
		return Html::of( 'span.verified.light.school-line', Markup::icon( 'check' ), Html::of( 'span', $words, $mark ) );
	}

	private function thumbs( Item $card, bool $is_first ): Html {
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$large = count( $works ) > 1 ? 'card_large' : 'card_alone';
		$other = count( $works ) > 2 ? 'card_small' : 'card_large';
		$thumb = static fn( Item $work, int $place ): Html => 0 === $place
			? Picture::tile( $work->value( 'image' ), $large, is_first: $is_first )
			: Picture::tile( $work->value( 'image' ), $other );
		return Html::of( 'div.thumbs', Html::each( $thumb, $works ) );
	}
}
