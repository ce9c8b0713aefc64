<?php
/** Declares the table, limit and personal data of invitations: one row for each designer and design job, for ever. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\State;
use WP_Post;
use WP_User;

final class Invitation_Data implements Has_Tables, Has_Limits, Has_Personal_Data, Erases_People {

	public function tables(): array {
		return array(
			'invitation' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				message_id bigint(20) unsigned NOT NULL DEFAULT 0,
				invited_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (mission_id,user_id),
				KEY user_id (user_id),
				KEY message_id (message_id)
			',
		);
	}

	public function limits(): array {
		return array(
			// People, not calls.
			'invitation' => array( 'account' => array( 30, DAY_IN_SECONDS ) ),
			'invite'     => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		);
	}

	/** Both sides know of it; the designer not the present title of a job that is not there. The words are in the conversation's export. */
	public function export( WP_User $user ): array {
		$is_there = Mission_State::sql_published( 'p.post_status' ) . ' AND ' . State::sql_not_off( 'p.post_author' );
		$read     = "SELECT CASE WHEN p.post_author = {$user->ID} OR {$is_there} THEN p.post_title ELSE '' END AS mission,
			CONCAT( REPLACE( i.invited_gmt, ' ', 'T' ), 'Z' ) AS invited, u.display_name AS name
			FROM {invitation} i INNER JOIN {posts} p ON p.ID = i.mission_id INNER JOIN {users} u";
		return Tables::version() < 4 ? array() : array(
			'invitations_received' => Sql::rows( "{$read} ON u.ID = p.post_author WHERE i.user_id = %d ORDER BY i.id", $user->ID ),
			'invitations_sent'     => Sql::rows( "{$read} ON u.ID = i.user_id WHERE p.post_author = %d ORDER BY i.id", $user->ID ),
		);
	}

	public function groups(): array {
		return array(
			'invitations_received' => __( 'Invitations to design jobs', 'design-marketplace' ),
			'invitations_sent'     => __( 'Invited designers', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array();
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Tables::version() > 3 && Sql::write( 'DELETE FROM {invitation} WHERE user_id = %d', $user_id );
	}

	/** The design job is deleted for good, by itself or with its company. */
	public function forget_job( int $id, WP_Post $post ): void {
		if ( Item_Types::MISSION === $post->post_type && Tables::version() > 3 ) {
			Sql::write( 'DELETE FROM {invitation} WHERE mission_id = %d', $id );
		}
	}
}
