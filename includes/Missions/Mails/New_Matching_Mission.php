<?php
/**
 * Tells designers who asked for it about new jobs that need their skills: what a company posts within an hour goes out together.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions\Mails;

use DesignMarketplace\Accounts\Blocks;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Settled;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Missions\Announced;
use DesignMarketplace\Missions\Post_Type;
use WP_Post;

/**
 * Payload: `ids` of missions of one company; a row queued before they went out together has one `mission`.
 *
 * Each says what the jobs are when it is made. Closed ones, those in the trash and those that need another skill now are left out.
 */
final class New_Matching_Mission implements Settled {

	public static function id(): string {
		return 'new_matching_mission';
	}

	public function name(): string {
		return __( 'New matching design job', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', speaker_event: 'new_jobs', is_optional: true, delay: HOUR_IN_SECONDS );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'New design job at {company}: {mission}', 'design-marketplace' ),
			'heading' => __( 'This could be yours.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\n{company} is looking for a designer with your skills:\n{missions}", 'design-marketplace' ),
			'button'  => __( 'See the details', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Letter {
		$skills   = get_user_meta( $to->user_id, Fields::key( 'skill' ), true );
		$missions = array_values( array_filter( self::open( $payload ), static fn( WP_Post $mission ): bool => (bool) array_intersect( self::skills( array( $mission ) ), is_array( $skills ) ? array_map( 'intval', $skills ) : array() ) ) );
		$author   = $missions ? get_userdata( (int) $missions[0]->post_author ) : false;
		if ( ! $author || Blocks::between( $author->ID, $to->user_id ) ) {
			return null;
		}
		return new Letter(
			array(
				'company' => Fields::display_name( $author ),
				'mission' => Jobs::summary( $missions ),
			),
			Jobs::target( $missions ),
			links: array( 'missions' => Jobs::links( $missions ) )
		);
	}

	public function sample(): Letter {
		return new Letter(
			array(
				'company' => Example::company(),
				'mission' => Example::mission(),
			),
			home_url( '/' ),
			links: array( 'missions' => Example::links() )
		);
	}

	public function settle( array $payload ): array {
		if ( isset( $payload['mission'] ) ) {
			return $payload;
		}
		$ids = array_values( array_filter( array_column( self::open( $payload ), 'ID' ), array( Announced::class, 'mark' ) ) );
		return array( 'ids' => $ids );
	}

	public function batch( array $payload, int $after, int $size ): array {
		global $wpdb;
		$skills = self::skills( self::open( $payload ) );
		if ( ! $skills ) {
			return array();
		}
		$table = Tables::name( 'directory_skill' );
		$list  = implode( ',', $skills );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours, the ids are integers.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT s.user_id FROM {$table} s
				INNER JOIN {$wpdb->usermeta} m ON m.user_id = s.user_id AND m.meta_key = %s AND m.meta_value = '1'
				WHERE s.skill_id IN ({$list}) AND s.role = 'designer' AND s.user_id > %d ORDER BY s.user_id LIMIT %d",
				Fields::key( 'notification_enabled' ),
				$after,
				$size
			)
		);
		// phpcs:enable
		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * The jobs that can be applied to at this moment, of companies that are not off.
	 *
	 * @param array<string,mixed> $payload As queued.
	 * @return list<WP_Post>
	 */
	private static function open( array $payload ): array {
		$missions = Jobs::posts( (array) ( $payload['ids'] ?? $payload['mission'] ?? array() ) );
		return array_values( array_filter( $missions, static fn( WP_Post $mission ): bool => Deadline::is_open( $mission ) && ! State::is_off( (int) $mission->post_author ) ) );
	}

	/**
	 * The skills some jobs need.
	 *
	 * @param list<WP_Post> $missions Missions.
	 * @return list<int>
	 */
	private static function skills( array $missions ): array {
		$skills = $missions ? wp_get_object_terms( array_column( $missions, 'ID' ), 'dm_skill', array( 'fields' => 'ids' ) ) : array();
		return is_array( $skills ) ? array_values( array_unique( array_map( 'intval', $skills ) ) ) : array();
	}
}
