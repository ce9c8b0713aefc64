<?php
/**
 * Each alert stores its digest. Before, each search stored its last news, but a smaller id can be committed later.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Digested_Alerts extends Migration {

	private const BATCH = 300;

	public function tables(): array {
		return array(
			'alert' => 'user_id bigint(20) unsigned NOT NULL,
news_id bigint(20) unsigned NOT NULL,
search_id bigint(20) unsigned NOT NULL,
turn tinyint(1) NOT NULL DEFAULT 0,
digest bigint(20) unsigned NOT NULL DEFAULT 0,
told_gmt datetime DEFAULT NULL,
PRIMARY KEY  (user_id,news_id),
KEY digest (search_id,digest,turn)',
		);
	}

	/**
	 * Takes what the next searches have queued out of the digests to come. Tables made since migration 26 have no such column.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$alerts   = Tables::name( 'alert' );
		$searches = Tables::name( 'search' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names and integers.
		if ( ! $wpdb->get_col( "SHOW COLUMNS FROM {$searches} LIKE 'mailed_id'" ) ) {
			return null;
		}
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT id FROM {$searches} WHERE id > %d AND mailed_id > 0 ORDER BY id LIMIT %d",
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
			"UPDATE {$alerts} SET digest = 1 WHERE search_id IN ({$list}) AND digest = 0 AND turn IN (2, 3) AND told_gmt IS NULL AND news_id <= ( SELECT s.mailed_id FROM {$searches} s WHERE s.id = {$alerts}.search_id )"
		);
		// phpcs:enable
		return (string) max( $ids );
	}
}
