<?php
/** An open portfolio in the first paint, for strangers: its designer, the works, what members alone may do. A work at its own address. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Schools\School_Line;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Portfolio {

	public function __construct( private readonly View $view ) {}

	/** What stands below the name. */
	public function html( Item $member ): Html {
		$works = Html::of( 'div.grid.works', Picture::each( $this->tile( ... ), $this->view->list( 'work?author_name=' ) ) );
		$shown = Html::of( 'section.section.portfolio', $works );
		return Html::of( 'div.open-first', $this->about( $member ), $shown, $this->contact( $member ) );
	}

	/** A work at its own address, with its pictures and their captions. */
	public function work( Item $work ): Html {
		$card    = new Item( $this->view->destination->card() ?? array() );
		$name    = $card->text( 'name' );
		$face    = Picture::mark( 'avatar', $name, $card->value( 'avatar' ), 'card_avatar' );
		$who     = Markup::link( '/designer/' . $card->text( 'slug' ), Html::all( $face, Html::of( 'b', $name ) ) );
		$title   = Markup::heading( $work->plain( 'title' ), 'h1.t1.c1-12', $work->text( 'locale' ) );
		$facts   = array( __( 'Client', 'design-marketplace' ) => $work->text( 'client' ), __( 'Date', 'design-marketplace' ) => self::month( $work ) );
		$text    = Html::of( 'p.t4.text.lead', Markup::lines( $work->text( 'description' ), $work->text( 'locale' ) ) );
		$head    = Html::of( 'div.page-head.grid', Html::of( 'p.c1-12.work-by', $who ), $title );
		$facts   = Markup::facts( 'div.c1-3.stack.work-facts > dl.facts', $facts );
		$share   = Html::of( 'div.c10-12.work-share', Markup::share( $this->view->destination->path ) );
		$about   = Html::of( 'div.grid.profile-about', $facts, Html::of( 'div.c4-9.stack', $text ), $share );
		$figures = Html::of( 'section.grid.shots12', Html::each( self::figure( ... ), $work->rows( 'pictures' ) ) );
		return Html::all( $head, $about, $figures );
	}

	private function about( Item $member ): Html {
		$site  = $member->text( 'website' );
		$host  = (string) wp_parse_url( $site, PHP_URL_HOST );
		$facts = array(
			__( 'Availability', 'design-marketplace' ) => Markup::free( $member ),
			__( 'Experience', 'design-marketplace' )   => Markup::label( 'levels', $member->value( 'level' ) ),
			__( 'School', 'design-marketplace' )       => self::school( $member ),
			__( 'Languages', 'design-marketplace' )    => self::languages( $member ),
			__( 'Location', 'design-marketplace' )     => Markup::place( $member ),
			__( 'Website', 'design-marketplace' )      => Html::of( 'a.link', $host, href: $site, rel: 'me' ),
		);
		$bio   = Html::of( 'p.t4.text.lead', Markup::lines( $member->text( 'bio' ), $member->text( 'locale' ) ) );
		$tags  = $this->view->tags( $member->value( 'skill' ), PHP_INT_MAX );
		$share = Markup::share( $this->view->destination->path );
		$said  = Html::of( 'div.c5-12.stack', $share, $member->titled( 'job', 'h2.t2' ), $bio, $tags );
		return Html::of( 'div.grid.profile-about', Markup::facts( 'dl.facts.c1-4', $facts ), $said );
	}

	private static function languages( Item $member ): Html {
		$line = static fn( Item $one ): Html => Html::of(
			'li',
			Languages::name( $one->text( 'code' ) ),
			' ',
			Html::of( 'span.soft', Markup::label( 'language_levels', $one->text( 'level' ) ) )
		);
		return Html::of( 'ul', Html::each( $line, $member->rows( 'languages' ) ) );
	}

	/** School, programme and year of graduation; '' for none. */
	public static function school( Item $member ): string {
		$year = $member->number( 'graduation' );
		/* translators: %d: year. */
		$words = School_Line::is_in_studies( $year ) ? __( 'in studies, until %d', 'design-marketplace' ) : '%d';
		return Markup::joined( $member->text( 'school_name' ), $member->text( 'programme' ), 0 === $year ? '' : sprintf( $words, $year ) );
	}

	private function tile( Item $work, bool $is_first ): Html {
		$picture = Picture::tile( $work->value( 'image' ), $is_first ? 'full' : 'half', '', $is_first );
		$title   = Html::of( 'h3.work-title', Markup::link( $work->text( 'link' ), $work->rendered( 'title' ) ) );
		$client  = Html::of( 'span.soft', $work->text( 'client' ) );
		$line    = Html::of( 'div.cap', Html::of( 'div', $title, $client ), Html::of( 'span.soft.num', self::month( $work ) ) );
		return Html::of( 'article.work.' . ( $is_first ? 'w12' : 'w6' ), $picture, $line );
	}

	private static function figure( Item $picture, int $place ): Html {
		$is_first = 0 === $place;
		$image    = Picture::tile( $picture->values(), $is_first ? 'full' : 'half', null, $is_first );
		$caption  = $picture->text( 'caption' );
		$words    = Html::of( 'span', '' === $caption ? $picture->text( 'alt' ) : $caption );
		$line     = $words->is_empty() ? $words : Html::of( 'figcaption', Html::of( 'span.num', (string) ( $place + 1 ) ), $words );
		return Html::of( $is_first ? 'figure.w12' : 'figure.w6', $is_first ? $image : Picture::later( $image ), $line );
	}

	private static function month( Item $work ): string {
		return Markup::label( 'months', $work->number( 'month' ) ) . ' ' . $work->number( 'year' );
	}

	/** What strangers may not do here. */
	private function contact( Item $member ): Html {
		/* translators: %s: name of a designer. */
		$title = sprintf( __( '%s answers members.', 'design-marketplace' ), $member->text( 'name' ) );
		$wall  = Markup::wall( $this->view->destination->path, $title, '', __( 'Sign up to write to each other.', 'design-marketplace' ) );
		return is_user_logged_in() ? Html::all() : Html::of( 'div.grid.section.before-wall', $wall );
	}
}
