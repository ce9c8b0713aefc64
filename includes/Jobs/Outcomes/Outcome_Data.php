<?php
/** Declares the table, limits and personal data of outcomes, and removes what members said who are gone. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Outcomes;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\People\Accounts\Roles;
use WP_User;

/** A filled design job has one row for each side: they outlive the job, and have its title. */
final class Outcome_Data implements Has_Tables, Has_Limits, Has_Personal_Data, Erases_People {

	public function tables(): array {
		return array(
			'outcome' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				application_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				title text NOT NULL,
				asked_gmt datetime NOT NULL,
				consent tinyint(1) DEFAULT NULL,
				sentence text,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY once (application_id,user_id),
				KEY user_id (user_id),
				KEY post_id (post_id)
			',
		);
	}

	public function limits(): array {
		return array( 'outcome' => array( 'account' => array( 300, DAY_IN_SECONDS ) ) );
	}

	public function export( WP_User $user ): array {
		$asked = "CONCAT( REPLACE( asked_gmt, ' ', 'T' ), 'Z' ) AS asked";
		return array( 'outcomes' => Tables::version() < 4 ? array() : Sql::rows( "SELECT title, {$asked}, consent, sentence FROM {outcome} WHERE user_id = %d ORDER BY id", $user->ID ) );
	}

	public function groups(): array {
		return array( 'outcomes' => __( 'What became of design jobs', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array(
			__( 'Showcase', 'design-marketplace' ) => __(
				'Two months after a design job was filled here we ask both sides whether it may be shown, and keep their answers and the sentence they write. It is shown only while both agree.',
				'design-marketplace'
			),
		);
	}

	/** A company's job loses its title, too. */
	public function erase_person( int $user_id, bool $is_member ): void {
		if ( Tables::version() < 4 ) {
			return;
		}
		$rows = Sql::rows( 'SELECT application_id, post_id FROM {outcome} WHERE user_id = %d FOR UPDATE', $user_id );
		Sql::write( 'DELETE FROM {outcome} WHERE user_id = %d', $user_id );
		foreach ( $rows as $row ) {
			if ( Roles::DESIGNER !== Roles::of( $user_id ) ) {
				Sql::write( "UPDATE {outcome} SET title = '' WHERE application_id = %d", (int) $row['application_id'] );
			}
			Showcase_Entry::write( (int) $row['post_id'] );
		}
	}
}
