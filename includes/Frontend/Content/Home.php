<?php
/**
 * The home page in the first paint: the complete hero, and the texts of the other blocks.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

final class Home {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$name   = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$blocks = $this->view->page()->rows( 'home_content' );
		if ( ! $blocks ) {
			$props  = array(
				'title'    => $name,
				'btn_txt'  => Contract::route( 'designers' )->title(),
				'btn_link' => '/designers',
			);
			$blocks = array( new Item( array( 'name' => 'hero' ) + compact( 'props' ) ) );
		}
		$html = Html::each(
			fn( Item $block, int $place ): Html => $place > 0 ? Picture::later( $this->block( $block ) ) : $this->block( $block ),
			$blocks
		);
		return str_contains( (string) $html, '<h1' ) ? $html : Html::all( Html::of( 'h1.sr', $name ), $html );
	}

	private function block( Item $block ): Html {
		$props = $block->item( 'props' );
		return match ( $block->text( 'name' ) ) {
			'hero'             => ( new Hero( $props ) )->html(),
			'image'            => Html::of(
				'section.section',
				Html::of(
					'figure.wide-image.grid',
					Html::of( 'figcaption.c1-3.small.soft', $props->written( 'caption' ) ),
					Html::of( 'div.c4-12', Picture::html( $props->value( 'image' ), 'wide' ) )
				)
			),
			'how_it_works'     => $this->steps( $props ),
			'ebd_presentation' => $this->presentation( $props ),
			'events'           => $this->events( $props ),
			'past_projects'    => $this->past_projects( $props ),
			'testimonials'     => $this->testimonials( $props ),
			'video'            => $this->video( $props ),
			default            => Html::all(),
		};
	}

	/**
	 * The steps of both roles. The app shows only those of the visitor's role.
	 */
	private function steps( Item $block ): Html {
		$step   = static fn( Item $point, int $place ): Html => Html::of(
			'li',
			Html::of( 'span.step-form', (string) ( $place + 1 ), aria_hidden: 'true' ),
			Html::of( 'h3.t3', $point->written( 'title' ) ),
			Html::of( 'p', $point->written( 'content' ) )
		);
		$list   = static fn( string $role ): Html => Html::of(
			'ol.c4-12',
			Html::each( $step, $block->rows( $role ) ),
			aria_label: Markup::label( 'roles', $role )
		);
		$title  = Html::of(
			'div.how-head.c1-3',
			Html::of( 'h2.t2', $block->written( 'title', __( 'How it works', 'design-marketplace' ) ) ),
			Hero::toggle()
		);
		$anchor = ltrim( $block->words( 'anchor' ), '#' );
		return Html::of(
			'section.how.on-role',
			Html::of( 'div.grid', $title, $list( 'designer' ), $list( 'contractor' ) ),
			id: '' === $anchor ? null : $anchor
		);
	}

	private function presentation( Item $block ): Html {
		$count = static fn( string $name ): string => isset( $block->figures()[ $name ] )
			? number_format_i18n( $block->figures()[ $name ] )
			: '';
		$facts = array(
			__( 'designers with a portfolio', 'design-marketplace' ) => $count( 'designers' ),
			__( 'open design jobs', 'design-marketplace' ) => $count( 'jobs' ),
			__( 'projects done together', 'design-marketplace' ) => $count( 'past_projects' ),
		);
		$words = Html::all( Html::of( 'h2.c1-3.t4', $block->written( 'title' ) ), Html::of( 'p.c4-12.t2', $block->written( 'content' ) ) );
		$way   = Html::of( 'p.c4-12', Markup::button( $block->words( 'btn_link' ), $block->words( 'btn_txt' ), '.second' ) );
		return Html::of(
			'section.section',
			Html::of( 'div.presentation.grid', $words, Markup::facts( 'dl.figures.c4-12.num', $facts ), $way )
		);
	}

	/**
	 * Upcoming events, with their days in large type. The app shortens long lists and loads past events on request.
	 */
	private function events( Item $block ): Html {
		$row  = static function ( Item $event ): Html {
			[ $day, $month, $year ] = array_pad( explode( '/', $event->text( 'date' ) ), 3, '' );

			$speaker = $event->text( 'speaker' );
			/* translators: %s: name of a person. */
			$with = '' === $speaker ? '' : sprintf( __( 'With %s', 'design-marketplace' ), $speaker );
			$host = implode( '. ', array_filter( array( $event->text( 'organizer' ), $with ) ) );
			$when = Html::of( 'span.when', Html::lines( Markup::label( 'months', (int) $month - 1 ), $year ) );
			return Html::of(
				'li',
				Markup::block(
					$event->text( 'link' ),
					Html::of( 'span.day.num', $day ),
					$when,
					Html::of( 'h3.t3', $event->rendered( 'title' ) ),
					Html::of( 'p.meta', Html::lines( $event->said( 'location' ), $host ) )
				)
			);
		};
		$list = array_values( array_filter( $this->view->list( 'event' ), static fn( Item $event ): bool => ! $event->value( 'past' ) ) );
		$rows = $list
			? Html::of( 'ul.c1-12', Html::each( $row, $list ) )
			: Html::of( 'p.none.t4', __( 'No events are planned right now.', 'design-marketplace' ) );
		return Html::of(
			'section.section.events',
			Html::of( 'div.grid', $block->heading( 'title', __( 'Events', 'design-marketplace' ), 'h2.t1.c1-9' ), $rows )
		);
	}

	private function past_projects( Item $block ): Html {
		$one = static fn( Item $item, int $place ): Html => Markup::block(
			$item->text( 'medium_link' ),
			Picture::tile( $item->value( 'image' ), 0 === $place ? 'wide' : 'quarter', null ),
			Html::of(
				'span.cap',
				Markup::person( $item->rendered( 'title' ), $item->rendered( 'excerpt' ) ),
				Html::of( 'span.soft.num', substr( $item->text( 'date_gmt' ), 0, 4 ) )
			)
		);
		$way = Markup::button(
			$block->words( 'btn_link', '/showcase' ),
			$block->words( 'btn_txt', __( 'View all done projects', 'design-marketplace' ) ),
			'.second'
		);
		return Html::of(
			'section.section',
			Html::of( 'div.grid', $block->heading( 'title', __( 'Done together', 'design-marketplace' ), 'h2.t1' ) ),
			Html::of( 'div.done.grid', Html::each( $one, $this->view->list( 'past_project?' ) ) ),
			Html::of( 'div.done-all.grid', Html::of( 'p', $way ) )
		);
	}

	private function testimonials( Item $block ): Html {
		$who    = static fn( Item $voice ): Html => Html::of(
			'figcaption.who',
			Picture::mark( 'avatar', $voice->words( 'name' ), $voice->value( 'avatar' ), 'mark' ),
			Markup::person( $voice->words( 'name' ), $voice->written( 'job' ) )
		);
		$voice  = static fn( Item $voice ): Html => '' === $voice->words( 'content' )
			? Html::all()
			: Html::of(
				'figure.voice',
				Html::of( 'blockquote', Markup::lines( self::quoted( $voice->words( 'content' ) ), '' ) ),
				$who( $voice )
			);
		$voices = Html::of( 'div.c4-12', Html::each( $voice, $block->rows( 'items' ) ) );
		$usual  = __( 'Testimonials', 'design-marketplace' );
		$title  = Html::of( 'h2.label.c1-3.t4', $block->written( 'title', $usual ) );
		return $voices->is_empty()
			? $voices
			: Html::of( 'section.section', Html::of( 'div.grid.voices', $title, $voices ), aria_label: $block->words( 'title', $usual ) );
	}

	/**
	 * With quotation marks, unless the editor typed some.
	 */
	private static function quoted( string $text ): string {
		return preg_match( '/^[«"“„‹‘\']/u', $text ) ? $text : "“{$text}”";
	}

	/**
	 * The film's still and a link: nothing is loaded from other hosts.
	 */
	private function video( Item $block ): Html {
		$url   = $block->words( 'url' );
		$play  = Html::of(
			'div.ctl',
			Markup::link( $url, Html::all( Markup::icon( 'play' ), ' ', __( 'Play film', 'design-marketplace' ) ) )
		);
		$film  = Html::of( 'div.c1-9', Html::of( 'div.video', Picture::html( $block->value( 'poster' ), 'wide', '' ), $play ) );
		$words = Html::of(
			'figcaption.c10-12.small',
			Html::lines( Html::of( 'b', $block->written( 'title' ) ), $block->written( 'caption' ) )
		);
		return '' === $url ? Html::all() : Html::of( 'section.section', Html::of( 'figure.film.grid', $film, $words ) );
	}
}
