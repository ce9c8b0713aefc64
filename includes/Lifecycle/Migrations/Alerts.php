<?php
/**
 * Saved searches, the keys new jobs and designers are matched by, and the alerts of members. Existing items are not news.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Alerts extends Migration {

	private const BATCH = 1000;

	/**
	 * Meta of a mission that says when designers were told of it, until now.
	 */
	private const ANNOUNCED = '_design_marketplace_announced_gmt';

	public function tables(): array {
		return array(
			'search'     => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
user_id bigint(20) unsigned NOT NULL,
kind varchar(20) NOT NULL,
fingerprint varchar(32) NOT NULL,
filters text NOT NULL,
name varchar(120) NOT NULL DEFAULT '',
rhythm varchar(10) NOT NULL,
paused tinyint(1) NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY owned (user_id,fingerprint),
KEY due (rhythm,paused,id)",
			'search_key' => "word varchar(40) NOT NULL DEFAULT '',
bucket varchar(190) NOT NULL,
turn tinyint(1) NOT NULL DEFAULT 0,
search_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
PRIMARY KEY  (word,bucket,turn,search_id),
KEY search_id (search_id),
KEY user_id (user_id),
KEY skill_id (skill_id,search_id)",
			'alert_news' => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
kind varchar(20) NOT NULL,
thing_id bigint(20) unsigned NOT NULL,
matched tinyint(1) NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY thing (kind,thing_id),
KEY waiting (matched,created_gmt),
KEY created_gmt (created_gmt)',
			'alert'      => 'user_id bigint(20) unsigned NOT NULL,
news_id bigint(20) unsigned NOT NULL,
search_id bigint(20) unsigned NOT NULL,
turn tinyint(1) NOT NULL DEFAULT 0,
told_gmt datetime DEFAULT NULL,
PRIMARY KEY  (user_id,news_id),
KEY matched (news_id,turn,user_id)',
		);
	}

	/**
	 * Notes the next jobs that were announced, then the designers that are listed. Cron adds the searches for members' own skills later.
	 *
	 * @param string $after Kind and last id of the batch before.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		[ $kind, $last ] = array_pad( explode( ':', $after, 2 ), 2, '0' );
		if ( 'designers' !== $kind ) {
			$found = $this->note(
				'jobs',
				(string) $wpdb->prepare(
					"SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d",
					self::ANNOUNCED,
					(int) $last,
					self::BATCH
				)
			);
			return $found > 0 ? "jobs:{$found}" : 'designers:0';
		}
		$found = $this->note(
			'designers',
			(string) $wpdb->prepare(
				'SELECT user_id FROM '
					. Tables::name( 'directory' ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
					. " WHERE user_id > %d AND role = 'designer' AND listed = 1 ORDER BY user_id LIMIT %d",
				(int) $last,
				self::BATCH
			)
		);
		if ( $found > 0 ) {
			return "designers:{$found}";
		}
		$wpdb->delete( $wpdb->postmeta, array( 'meta_key' => self::ANNOUNCED ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- once.
		if (
			$wpdb->get_var( 'SELECT user_id FROM ' . Tables::name( 'directory' ) . ' LIMIT 1' ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
				&& ! wp_next_scheduled( 'design_marketplace_reindex' )
		) {
			wp_schedule_single_event( Clock::now(), 'design_marketplace_reindex' );
		}
		return null;
	}

	/**
	 * Notes things as known.
	 *
	 * @param string $query Query for their ids, ascending.
	 * @return int The last one, 0 for none.
	 */
	private function note( string $kind, string $query ): int {
		global $wpdb;
		$ids  = array_map( 'intval', $wpdb->get_col( $query ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the caller.
		$now  = Clock::gmt();
		$rows = array_map( static fn( int $id ): string => "('{$kind}',{$id},1,'{$now}')", $ids );
		if ( $rows ) {
			$wpdb->query(
				'INSERT IGNORE INTO '
					. Tables::name( 'alert_news' ) // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the caller.
					. ' (kind,thing_id,matched,created_gmt) VALUES '
					. implode( ',', $rows ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words and integers.
			);
		}
		return (int) end( $ids );
	}
}
