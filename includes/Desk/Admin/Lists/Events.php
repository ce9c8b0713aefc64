<?php
/** The list of events. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Site\Content\Editorial_Types;
use DesignMarketplace\Site\Content\Event_Day;
use WP_Post;

final class Events implements Columns {

	private const WHEN = 'dm_when';

	public function columns(): array {
		return array(
			'dm_day'       => __( 'Day', 'design-marketplace' ),
			'dm_location'  => __( 'Location', 'design-marketplace' ),
			'dm_organizer' => __( 'Organizer', 'design-marketplace' ),
			'dm_speaker'   => __( 'Speaker', 'design-marketplace' ),
			'dm_link'      => __( 'Link', 'design-marketplace' ),
		);
	}

	public function orders(): array {
		return array(
			'dm_day'       => $this->day(),
			'dm_location'  => Editorial::order( 'location' ),
			'dm_organizer' => Editorial::order( 'organizer' ),
		);
	}

	public function prime( array $posts ): void {}

	public function cell( string $column, WP_Post $post ): void {
		// phpcs:disable WordPress.Security.EscapeOutput -- each comes escaped.
		echo match ( $column ) {
			'dm_day'       => $this->shown( $post ),
			'dm_location'  => Editorial::text( Editorial_Types::field( $post->ID, 'location' ) ),
			'dm_organizer' => Editorial::text( Editorial_Types::field( $post->ID, 'organizer' ) ),
			'dm_speaker'   => Editorial::text( Editorial_Types::field( $post->ID, 'speaker' ) ),
			'dm_link'      => Editorial::link( Editorial_Types::field( $post->ID, 'link' ) ),
			default        => '',
		};
		// phpcs:enable
	}

	public function filters(): array {
		return array(
			self::WHEN => array(
				'label'   => __( 'Filter by day', 'design-marketplace' ),
				'choices' => array(
					''       => __( 'Upcoming and past events', 'design-marketplace' ),
					'coming' => __( 'Upcoming events', 'design-marketplace' ),
					'past'   => __( 'Past events', 'design-marketplace' ),
				),
			),
		);
	}

	public function condition( string $filter, string $value ): string {
		global $wpdb;
		return (string) $wpdb->prepare( $this->day() . ( 'past' === $value ? ' < %s' : ' >= %s' ), Event_Day::today() ); // phpcs:ignore WordPress.DB -- fixed parts.
	}

	public function search(): array {
		return array();
	}

	public function actions( array $actions, WP_Post $post ): array {
		return $actions;
	}

	public function bulk(): array {
		return array();
	}

	/** SQL of the day: that of publication if the event has none. */
	private function day(): string {
		return 'COALESCE( NULLIF( ' . Editorial::order( 'date' ) . ", '' ), SUBSTR( {posts}.post_date, 1, 10 ) )";
	}

	private function shown( WP_Post $post ): string {
		$day  = Event_Day::of( $post );
		$past = Event_Day::is_past( $day ) ? ' ' . __( '(past)', 'design-marketplace' ) : '';
		return esc_html( mysql2date( (string) get_option( 'date_format' ), "{$day} 00:00:00" ) . $past );
	}
}
