<?php
/** Remembers design jobs that were published and then deleted: their addresses answer 410 instead of 404. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Items\Mission_State;
use WP_Post;

/** Only the post id is stored. The database never gives it to another post. */
final class Gone_Missions implements Has_Tables {

	/** Post ids are no personal data. */
	public function tables(): array {
		return array(
			'gone_mission' => '
				mission_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (mission_id)
			',
		);
	}

	/** Runs before a mission is deleted for good. Drafts and missions that waited for approval were never public. */
	public function remember( int $id, WP_Post $post ): void {
		if ( Mission_State::is_published( $post ) || Mission_State::was_published( $post ) ) {
			Sql::write( 'INSERT IGNORE INTO {gone_mission} (mission_id) VALUES (%d)', $id );
		}
	}

	/**
	 * Whether a mission was published and is now hidden, in the trash or deleted. One whose account is off may come back, so it does not
	 * count.
	 */
	public static function has( int $id ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post instanceof WP_Post ) {
			return Mission_State::was_published( $post ) && match ( Mission_State::of( $post ) ) {
				Mission_State::Trashed => true,
				Mission_State::Hidden  => ! State::is_off( Ownership::of( $post ) ),
				default                => false,
			};
		}
		return null !== Sql::value( 'SELECT mission_id FROM {gone_mission} WHERE mission_id = %d', $id );
	}

	/**
	 * Forgets missions of demo members.
	 * @param list<int> $ids Missions.
	 */
	public static function release( array $ids ): void {
		global $wpdb;
		foreach ( $ids as $id ) {
			$wpdb->delete( Tables::name( 'gone_mission' ), array( 'mission_id' => $id ) );
		}
	}
}
