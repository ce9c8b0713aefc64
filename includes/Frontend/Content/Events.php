<?php
/**
 * The home page's events before the app draws them: coming ones by date, past ones as a count.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\View;

final class Events {

	public function __construct( private readonly View $view ) {}

	public function html( Item $block ): Html {
		$events = $this->view->list( 'event' );
		$coming = array_values( array_filter( $events, static fn( Item $event ): bool => ! $event->value( 'past' ) ) );
		$past   = count( $events ) - count( $coming );
		/* translators: %s: number of events. */
		$count = $past > 0 ? sprintf( _n( '%s past event', '%s past events', $past, 'design-marketplace' ), number_format_i18n( $past ) ) : '';
		return Html::of(
			'section.section.events',
			Html::of(
				'div.grid',
				$block->heading( 'title', __( 'Events', 'design-marketplace' ), 'h2.t1.c1-9' ),
				Html::of( 'p.past-count.c10-12.small', Html::of( 'span.link', $count ) ),
				$coming ? Html::of( 'ul.c1-12', Html::each( $this->row( ... ), $coming ) ) : Html::of( 'p.none.t4', __( 'No events are planned right now.', 'design-marketplace' ) )
			)
		);
	}

	/**
	 * One event: its day as type, then what, where and with whom. The app shortens what is long.
	 */
	private function row( Item $event ): Html {
		[ $day, $month, $year ] = array_pad( explode( '/', $event->text( 'date' ) ), 3, '' );

		$speaker = $event->text( 'speaker' );
		/* translators: %s: name of a person. */
		$with = '' === $speaker ? '' : sprintf( __( 'With %s', 'design-marketplace' ), $speaker );
		$host = implode( '. ', array_filter( array( $event->text( 'organizer' ), $with ) ) );
		return Html::of(
			'li',
			Markup::block(
				$event->text( 'link' ),
				Html::of( 'span.day.num', $day ),
				Html::of( 'span.when', Html::lines( Markup::label( 'months', (int) $month - 1 ), $year ) ),
				Html::of( 'h3.t3', $event->rendered( 'title' ) ),
				Html::of( 'p.meta', Html::lines( $event->said( 'location' ), $host ) )
			)
		);
	}
}
