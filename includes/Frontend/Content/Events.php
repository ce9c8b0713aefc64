<?php
/**
 * The home page's events before the app draws them: coming ones by date, past ones as a count.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\View;

final class Events {

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The section.
	 *
	 * @param string      $title  Plain text.
	 * @param string|null $locale Its language, as Markup::said() takes it.
	 */
	public function html( string $title, ?string $locale ): string {
		$coming = '';
		$past   = 0;
		foreach ( $this->view->items( 'event' ) as $event ) {
			$past   += empty( $event['past'] ) ? 0 : 1;
			$coming .= empty( $event['past'] ) ? $this->row( $event ) : '';
		}
		/* translators: %s: number of events. */
		$count = sprintf( _n( '%s past event', '%s past events', $past, 'design-marketplace' ), number_format_i18n( $past ) );
		return sprintf(
			'<section class="section events"><div class="grid">%s%s%s</div></section>',
			Markup::heading( $title, 't1 c1-9', 'h2', $locale ),
			$past > 0 ? sprintf( '<p class="past-count c10-12 small">%s</p>', esc_html( $count ) ) : '',
			'' === $coming ? sprintf( '<p class="none t4">%s</p>', esc_html__( 'No events are planned right now.', 'design-marketplace' ) ) : "<ul class=\"c1-12\">{$coming}</ul>"
		);
	}

	/**
	 * One event: its day as type, then what, where and with whom.
	 *
	 * @param array<string,mixed> $event As the REST API gives it.
	 */
	private function row( array $event ): string {
		[ $day, $month, $year ] = array_pad( explode( '/', (string) ( $event['date'] ?? '' ) ), 3, '' );

		$limit     = Contract::limit( 'event_meta_desktop' );
		$location  = self::cut( (string) ( $event['location'] ?? '' ), $limit );
		$organizer = self::cut( (string) ( $event['organizer'] ?? '' ), $limit );
		$speaker   = (string) ( $event['speaker'] ?? '' );
		/* translators: %s: name of a person. */
		$host   = implode( '. ', array_filter( array( $organizer, '' === $speaker ? '' : sprintf( __( 'With %s', 'design-marketplace' ), $speaker ) ) ) );
		$link   = (string) ( $event['link'] ?? '' );
		$locale = (string) ( $event['locale'] ?? '' );
		return sprintf(
			'<li><%1$s><span class="day num">%2$s</span><span class="when">%3$s<br>%4$s</span><h3 class="t3">%5$s</h3><p class="meta">%6$s</p></%7$s></li>',
			'' === $link ? 'div' : sprintf( 'a href="%s"', esc_url( $link ) ),
			esc_html( $day ),
			esc_html( Markup::label( 'months', (int) $month - 1 ) ),
			esc_html( $year ),
			Markup::said( self::cut( View::text( (string) ( $event['title']['rendered'] ?? '' ) ), Contract::limit( 'event_title_desktop' ) ), $locale ),
			Markup::lines( implode( "\n", array_filter( array( $location, $host ) ) ) ),
			'' === $link ? 'div' : 'a'
		);
	}

	/**
	 * At most so many characters, and a mark where something is missing.
	 *
	 * @param string $text Plain text.
	 * @param int    $max  Characters.
	 */
	private static function cut( string $text, int $max ): string {
		return mb_strlen( $text ) > $max ? rtrim( mb_substr( $text, 0, $max ) ) . '…' : $text;
	}
}
