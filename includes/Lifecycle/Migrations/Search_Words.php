<?php
/**
 * The words members are found by, totals of searches, and design jobs by skill in the order of their list.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Search_Words extends Migration {

	private const BATCH = 500;

	public function tables(): array {
		return array(
			'directory_word'  => "user_id bigint(20) unsigned NOT NULL,
word varchar(40) NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
audience tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (user_id,word),
KEY found (role,word,audience,user_id)",
			'directory_found' => "slot smallint(5) unsigned NOT NULL,
asked char(32) NOT NULL DEFAULT '',
edition bigint(20) unsigned NOT NULL DEFAULT 0,
total int(11) NOT NULL DEFAULT 0,
open_total int(11) NOT NULL DEFAULT 0,
jobs_total int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (slot)",
			'directory_skill' => "skill_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
has_open tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,listed,sort_at,user_id),
KEY open_newest (skill_id,role,listed,has_open,sort_at,user_id)",
		);
	}

	/**
	 * Files the next companies' skills under those with an open job; the words are collected by cron afterwards.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names and integers.
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT user_id FROM {$rows} WHERE user_id > %d AND role = 'contractor' AND has_open = 1 ORDER BY user_id LIMIT %d",
					(int) $after,
					self::BATCH
				)
			)
		);
		if ( $ids ) {
			$wpdb->query( "UPDATE {$skills} SET has_open = 1 WHERE user_id IN (" . implode( ',', $ids ) . ')' );
			return (string) max( $ids );
		}
		$wpdb->query( 'INSERT IGNORE INTO ' . Tables::name( 'directory_found' ) . ' (slot) VALUES (0)' );
		// phpcs:enable
		if ( $wpdb->get_var( "SELECT user_id FROM {$rows} LIMIT 1" ) && ! wp_next_scheduled( 'design_marketplace_reindex' ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
			wp_schedule_single_event( Clock::now(), 'design_marketplace_reindex' );
		}
		return null;
	}
}
