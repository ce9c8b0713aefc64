<?php
/**
 * Skills are filed under the level and the region of their members.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Directory_Skills extends Migration {

	private const BATCH = 500;

	public function tables(): array {
		return array(
			'directory_skill' => "skill_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
PRIMARY KEY  (skill_id,role,listed,sort_at,user_id),
KEY user_id (user_id),
KEY filtered (skill_id,role,listed,level,region,sort_at,user_id)",
		);
	}

	/**
	 * Files the skills of the next members.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT DISTINCT user_id FROM {$skills} WHERE user_id > %d ORDER BY user_id LIMIT %d",
					(int) $after,
					self::BATCH
				)
			)
		);
		if ( ! $ids ) {
			return null;
		}
		$list = implode( ',', $ids );
		$wpdb->query(
			"UPDATE {$skills} SET level = COALESCE( (SELECT d.level FROM {$rows} d WHERE d.user_id = {$skills}.user_id), 0 ), region = COALESCE( (SELECT d.region FROM {$rows} d WHERE d.user_id = {$skills}.user_id), '' ) WHERE user_id IN ({$list})"
		);
		// phpcs:enable
		return (string) max( $ids );
	}
}
