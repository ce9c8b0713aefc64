<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Site\Content\Event_Day;
use WP_Post;

final class Events extends Columns {

	public function columns(): array {
		return array(
			'dm_day'       => array( __( 'Day', 'design-marketplace' ), self::shown( ... ), self::day() ),
			'dm_location'  => array( ...self::text( __( 'Location', 'design-marketplace' ), 'location' ), self::field( 'location' ) ),
			'dm_organizer' => array( ...self::text( __( 'Organizer', 'design-marketplace' ), 'organizer' ), self::field( 'organizer' ) ),
			'dm_speaker'   => self::text( __( 'Speaker', 'design-marketplace' ), 'speaker' ),
			'dm_link'      => self::address( __( 'Link', 'design-marketplace' ), 'link' ),
		);
	}

	public function filters(): array {
		return array(
			'dm_when' => array(
				'label'   => __( 'Filter by day', 'design-marketplace' ),
				'choices' => array(
					''       => __( 'Upcoming and past events', 'design-marketplace' ),
					'coming' => __( 'Upcoming events', 'design-marketplace' ),
					'past'   => __( 'Past events', 'design-marketplace' ),
				),
				'sql'     => static fn( string $value ): string => self::prepared(
					self::day() . ( 'past' === $value ? ' < %s' : ' >= %s' ),
					Event_Day::today()
				),
			),
		);
	}

	/** SQL of the day: that of publication if the event has none. */
	private static function day(): string {
		return 'COALESCE( NULLIF( ' . self::field( 'date' ) . ", '' ), SUBSTR( {posts}.post_date, 1, 10 ) )";
	}

	private static function shown( WP_Post $post ): string {
		$day  = Event_Day::of( $post );
		$past = Event_Day::is_past( $day ) ? ' ' . __( '(past)', 'design-marketplace' ) : '';
		return esc_html( mysql2date( (string) get_option( 'date_format' ), "{$day} 00:00:00" ) . $past );
	}
}
