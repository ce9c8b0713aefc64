<?php
/** Declares the tables, limits and personal data of companies' lists. The person on a row of `list_person` is the designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Lists;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Formal_Data;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use WP_User;

final class List_Data implements Has_Tables, Has_Limits, Has_Personal_Data, Has_Formal_Data, Erases_People {

	public function tables(): array {
		return array(
			'designer_list' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				name varchar(60) NOT NULL,
				created_gmt datetime NOT NULL,
				share_key varchar(32) NOT NULL DEFAULT '',
				share_until_gmt datetime DEFAULT NULL,
				share_notes tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY user_id (user_id),
				KEY share_key (share_key)
			",
			'list_person'   => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				list_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				note text,
				added_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (list_id,user_id),
				KEY newest (list_id,id),
				KEY user_id (user_id)
			',
		);
	}

	public function limits(): array {
		return array(
			'list'      => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
			'list_link' => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		);
	}

	/** The company's own lists. The address of a shared one is not told again. */
	public function export( WP_User $user ): array {
		return array(
			'lists' => Tables::version() < 4 ? array() : Sql::rows(
				"SELECT l.name AS list, CONCAT( REPLACE( l.created_gmt, ' ', 'T' ), 'Z' ) AS made,
				CONCAT( REPLACE( l.share_until_gmt, ' ', 'T' ), 'Z' ) AS shared_until, u.display_name AS name, p.note
				FROM {designer_list} l LEFT JOIN {list_person} p ON p.list_id = l.id LEFT JOIN {users} u ON u.ID = p.user_id
				WHERE l.user_id = %d ORDER BY l.id, p.id",
				$user->ID
			),
		);
	}

	/** The lists of companies that name the designer, with their notes. */
	public function formal_export( WP_User $user ): array {
		return array(
			'listed_by' => Tables::version() < 4 ? array() : Sql::rows(
				"SELECT u.display_name AS company, l.name AS list, p.note, CONCAT( REPLACE( p.added_gmt, ' ', 'T' ), 'Z' ) AS added
				FROM {list_person} p INNER JOIN {designer_list} l ON l.id = p.list_id INNER JOIN {users} u ON u.ID = l.user_id
				WHERE p.user_id = %d ORDER BY p.id",
				$user->ID
			),
		);
	}

	public function groups(): array {
		return array(
			'lists'     => __( 'Lists of designers', 'design-marketplace' ),
			'listed_by' => __( 'Lists that name the member', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			__( 'Lists of designers', 'design-marketplace' ) => __(
				'Companies may keep lists of designers with notes of their own, and share a list for thirty days by a link. Designers do not see on which lists they are; whoever runs the site gives them the notes when they ask for their data. All of it is erased with the account of either side.',
				'design-marketplace'
			),
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		if ( Tables::version() < 4 ) {
			return;
		}
		Sql::write( 'DELETE FROM {list_person} WHERE user_id = %d OR list_id IN ( SELECT id FROM {designer_list} WHERE user_id = %d )', $user_id, $user_id );
		Sql::write( 'DELETE FROM {designer_list} WHERE user_id = %d', $user_id );
	}
}
