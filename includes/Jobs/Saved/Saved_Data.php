<?php
/** Declares the table, limit and personal data of the design jobs that members have saved, and removes what is over. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Saved;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use WP_User;

final class Saved_Data implements Has_Tables, Has_Limits, Has_Personal_Data, Erases_People, Retains {

	public function tables(): array {
		return array(
			'saved_job' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				mission_id bigint(20) unsigned NOT NULL,
				saved_gmt datetime NOT NULL,
				deadline_told tinyint(1) NOT NULL DEFAULT 0,
				close_told tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY once (user_id,mission_id),
				KEY newest (user_id,id),
				KEY mission_id (mission_id)
			',
		);
	}

	public function limits(): array {
		return array( 'saved' => array( 'account' => array( 300, DAY_IN_SECONDS ) ) );
	}

	public function export( WP_User $user ): array {
		return array( 'saved_jobs' => Tables::version() < 4 ? array() : ( new Saved_Jobs() )->export( $user->ID ) );
	}

	public function groups(): array {
		return array( 'saved_jobs' => __( 'Saved jobs', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array(
			__( 'Saved jobs', 'design-marketplace' ) => sprintf(
				/* translators: %s: number of days. */
				__( 'Design jobs a member saves are kept until the member takes them off, and at most %s days after they are closed. No company learns who has saved its jobs.', 'design-marketplace' ),
				number_format_i18n( Contract::limit( 'saved_closed_days' ) )
			),
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Tables::version() > 3 && Sql::write( 'DELETE FROM {saved_job} WHERE user_id = %d', $user_id );
	}

	public function expire(): void {
		if ( Tables::version() > 3 ) {
			( new Saved_Jobs() )->expire();
		}
	}
}
