<?php
/**
 * The deadlines of open design jobs in the order of their days, and the moment since which jobs are watched.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Lifecycle\Migration;

final class Job_Deadlines extends Migration {

	/**
	 * The table it makes. No job has a deadline yet.
	 */
	public function tables(): array {
		return array(
			'directory_deadline' => "mission_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
engagement varchar(20) NOT NULL DEFAULT '',
place varchar(20) NOT NULL DEFAULT '',
paid tinyint(1) NOT NULL DEFAULT 0,
day date NOT NULL,
passed tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (mission_id),
KEY user_id (user_id),
KEY next (passed,day,user_id,skill_id)",
		);
	}

	/**
	 * Notes when this began: nobody is asked about a job for what happened before.
	 */
	public function batch( string $after ): ?string {
		add_option( 'design_marketplace_directory_day', (string) wp_date( 'Y/m/d', Clock::now() ), '', true );
		add_option( 'design_marketplace_jobs_watched_since', Clock::gmt(), '', false );
		return null;
	}
}
