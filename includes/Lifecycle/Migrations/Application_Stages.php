<?php
/**
 * Applications have two stages: the company's decision, and the one the applicant was told.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Lifecycle\Migration;

final class Application_Stages extends Migration {

	/**
	 * GMT time from which periods of waiting count: no company is reminded of applications that nobody could answer before.
	 */
	private const SINCE = 'design_marketplace_stages_since';

	public function tables(): array {
		return array(
			'application' => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
mission_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
post_id bigint(20) unsigned NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
stage varchar(12) NOT NULL DEFAULT 'new',
words text,
staged_gmt datetime DEFAULT NULL,
release_gmt datetime DEFAULT NULL,
told varchar(12) NOT NULL DEFAULT 'new',
told_words text,
told_gmt datetime DEFAULT NULL,
history text,
seen_gmt datetime DEFAULT NULL,
note text,
reapplied tinyint(3) unsigned NOT NULL DEFAULT 0,
answered_gmt datetime DEFAULT NULL,
PRIMARY KEY  (id),
UNIQUE KEY once (mission_id,user_id),
KEY user_id (user_id),
KEY post_id (post_id),
KEY board (mission_id,stage,created_gmt,id),
KEY newest (mission_id,created_gmt,id),
KEY candidates (mission_id,user_id,told,stage),
KEY release_gmt (release_gmt)",
		);
	}

	/**
	 * Notes when stages began.
	 */
	public function batch( string $after ): ?string {
		add_option( self::SINCE, Clock::gmt(), '', true );
		return null;
	}
}
