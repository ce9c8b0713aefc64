<?php
/** The home page in the first paint: the complete hero, and the texts of the other blocks. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Home {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$name  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$props = array( 'title' => $name, 'btn_txt' => Contract::route( 'designers' )->title(), 'btn_link' => '/designers' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$usual = array( new Item( array( 'name' => 'hero' ) + compact( 'props' ) ) );
		$typed = $this->view->page()->rows( 'home_content' );
		$html  = Picture::each( $this->block( ... ), $typed ? $typed : $usual );
		$head  = str_contains( (string) $html, '<h1' ) ? Html::all() : Html::of( 'h1.sr', $name );
		return Html::all( $this->view->only_in(), $head, $html );
	}

	private function block( Item $block ): Html {
		$props = $block->item( 'props' );
		return match ( $block->text( 'name' ) ) {
			'hero'             => ( new Hero( $props ) )->html(),
			'image'            => $this->image( $props ),
			'how_it_works'     => $this->steps( $props ),
			'ebd_presentation' => $this->presentation( $props ),
			'events'           => $this->events( $props ),
			'past_projects'    => $this->past_projects( $props ),
			'testimonials'     => $this->testimonials( $props ),
			'video'            => $this->video( $props ),
			default            => Html::all(),
		};
	}

	private function image( Item $block ): Html {
		$words = Html::of( 'figcaption.c1-3.small.soft', $block->written( 'caption' ) );
		$image = Html::of( 'div.c4-12', Picture::html( $block->value( 'image' ), 'wide' ) );
		return Html::of( 'section.section > figure.wide-image.grid', $words, $image );
	}

	/** The steps of both roles. The app shows only those of the visitor's role. */
	private function steps( Item $block ): Html {
		$step   = static fn( Item $point, int $place ): Html => Html::of(
			'li',
			Html::of( 'span.step-form', $place + 1, aria_hidden: 'true' ),
			Html::of( 'h3.t3', $point->written( 'title' ) ),
			Html::of( 'p', $point->written( 'content' ) )
		);
		$list   = static fn( string $role ): Html => Html::each( $step, $block->rows( $role ) );
		$title  = Html::of( 'h2.t2', $block->written( 'title', __( 'How it works', 'design-marketplace' ) ) );
		$head   = Html::of( 'div.how-head.c1-3', $title, Html::bare( 'div.role-toggle.app-only' ) );
		$ours   = Html::of( 'ol.c4-12', $list( 'designer' ), aria_label: Markup::label( 'roles', 'designer' ) );
		$theirs = Html::of( 'ol.c4-12', $list( 'contractor' ), aria_label: Markup::label( 'roles', 'contractor' ) );
		$anchor = ltrim( $block->words( 'anchor' ), '#' );
		return Html::of( 'section.how.on-role', Html::of( 'div.grid', $head, $ours, $theirs ), id: '' === $anchor ? null : $anchor );
	}

	private function presentation( Item $block ): Html {
		$figures = array_map( 'number_format_i18n', $block->figures() );
		$share   = $block->item( 'figures' )->item( 'answer_share' );
		$of      = array_map( 'number_format_i18n', array( $share->number( 'answered' ), $share->number( 'of' ) ) );
		$facts   = array(
			__( 'designers with a portfolio', 'design-marketplace' ) => $figures['designers'] ?? '',
			__( 'open design jobs', 'design-marketplace' ) => $figures['jobs'] ?? '',
			__( 'projects done together', 'design-marketplace' ) => $figures['past_projects'] ?? '',
			__( 'applications answered, of those sent 14 to 104 days ago and not withdrawn before', 'design-marketplace' ) => 0 === $share->number( 'of' )
				? ''
				/* translators: 1: number of answered applications, 2: number of all. */
				: sprintf( __( '%1$s of %2$s', 'design-marketplace' ), ...$of ),
		);
		$title   = Html::of( 'h2.c1-3.t4', $block->written( 'title' ) );
		$text    = Html::of( 'p.c4-12.t2', $block->written( 'content' ) );
		$facts   = Markup::facts( 'dl.figures.c4-12', $facts );
		$way     = Html::of( 'p.c4-12', Markup::button( $block->words( 'btn_link' ), $block->words( 'btn_txt' ), '.second' ) );
		return Html::of( 'section.section > div.presentation.grid', $title, $text, $facts, $way );
	}

	/** Upcoming events. The app shortens long lists and loads past events on request. */
	private function events( Item $block ): Html {
		$title = $block->heading( 'title', __( 'Events', 'design-marketplace' ), 'h2.t1.c1-9' );
		$list  = array_filter( $this->view->list( 'event' ), static fn( Item $event ): bool => ! $event->value( 'past' ) );
		$rows  = Html::of( 'ul.c1-12', Html::each( $this->event( ... ), array_values( $list ) ) );
		$none  = Html::of( 'p.none.t4', $list ? '' : __( 'No events are planned right now.', 'design-marketplace' ) );
		return Html::of( 'section.section.events > div.grid', $title, $rows, $none );
	}

	private function event( Item $event ): Html {
		[ $day, $month, $year ] = array_pad( explode( '/', $event->text( 'date' ) ), 3, '' );

		$speaker = $event->text( 'speaker' );
		/* translators: %s: name of a person. */
		$with  = '' === $speaker ? '' : sprintf( __( 'With %s', 'design-marketplace' ), $speaker );
		$host  = implode( '. ', array_filter( array( $event->text( 'organizer' ), $with ) ) );
		$day   = Html::of( 'span.day', $day );
		$when  = Html::of( 'span.when', Html::lines( Markup::label( 'months', (int) $month - 1 ), $year ) );
		$title = Html::of( 'h3.t3', $event->rendered( 'title' ), style: Markup::fit( $event->plain( 'title' ) ) );
		$hours = implode( '–', array_filter( array( $event->text( 'time' ), $event->text( 'end' ) ) ) );
		$meta  = Html::of( 'p.meta', Html::lines( $hours, $event->said( 'location' ), $host ) );
		return Html::of( 'li', Markup::block( $event->text( 'link' ), $day, $when, $title, $meta ) );
	}

	private function past_projects( Item $block ): Html {
		$title = $block->heading( 'title', __( 'Done together', 'design-marketplace' ), 'h2.t1' );
		$tiles = Html::each( $this->past_project( ... ), $this->view->list( 'past_project?' ) );
		$text  = $block->words( 'btn_txt', __( 'View all done projects', 'design-marketplace' ) );
		$way   = Html::of( 'div.done-all.grid > p', Markup::button( $block->words( 'btn_link', '/showcase' ), $text, '.second' ) );
		return Html::of( 'section.section', Html::of( 'div.grid', $title ), Html::of( 'div.done.grid', $tiles ), $way );
	}

	private function past_project( Item $item, int $place ): Html {
		$tile  = Picture::tile( $item->value( 'image' ), 0 === $place ? 'wide' : 'quarter', null );
		$words = Markup::person( $item->rendered( 'title' ), $item->rendered( 'excerpt' ) );
		$year  = Html::of( 'span.soft', substr( $item->text( 'date_gmt' ), 0, 4 ) );
		return Markup::block( $item->text( 'medium_link' ), $tile, Html::of( 'span.cap', $words, $year ) );
	}

	private function testimonials( Item $block ): Html {
		$said   = array_filter( $block->rows( 'items' ), static fn( Item $voice ): bool => '' !== $voice->words( 'content' ) );
		$usual  = __( 'Testimonials', 'design-marketplace' );
		$title  = Html::of( 'h2.label.c1-3.t4', $block->written( 'title', $usual ) );
		$voices = Html::of( 'div.c4-12', Html::each( $this->voice( ... ), array_values( $said ) ) );
		$grid   = Html::of( 'div.grid.voices', $title, $voices );
		return $said ? Html::of( 'section.section', $grid, aria_label: $block->words( 'title', $usual ) ) : Html::all();
	}

	private function voice( Item $voice ): Html {
		$text = $voice->words( 'content' );
		/* translators: %s: what somebody said, in quotation marks. */
		$text = preg_match( '/^[«"“„‹‘\']/u', $text ) ? $text : sprintf( __( '“%s”', 'design-marketplace' ), $text );
		$face = Picture::mark( 'avatar', $voice->words( 'name' ), $voice->value( 'avatar' ), 'mark' );
		$who  = Html::of( 'figcaption.who', $face, Markup::person( $voice->words( 'name' ), $voice->written( 'job' ) ) );
		return Html::of( 'figure.voice', Html::of( 'blockquote', Markup::lines( $text, '' ) ), $who );
	}

	/** The film's still and a link: nothing is loaded from other hosts. */
	private function video( Item $block ): Html {
		$url   = $block->words( 'url' );
		$still = Picture::html( $block->value( 'poster' ), 'wide', '' );
		$play  = Markup::link( $url, Html::all( Markup::icon( 'play' ), ' ', __( 'Play film', 'design-marketplace' ) ) );
		$film  = Html::of( 'div.c1-9 > div.video', $still, Html::of( 'div.ctl', $play ) );
		$title = Html::of( 'b', $block->written( 'title' ) );
		$words = Html::of( 'figcaption.c10-12.small', Html::lines( $title, $block->written( 'caption' ) ) );
		return '' === $url ? Html::all() : Html::of( 'section.section > figure.film.grid', $film, $words );
	}
}
