<?php
/**
 * Designers' cards say how many works there are; design jobs that are gone are remembered by their number.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Counted_Works extends Migration {

	private const BATCH = 300;

	public function tables(): array {
		return array(
			'gone_mission' => 'mission_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (mission_id)',
		);
	}

	/**
	 * Counts the works of the next designers.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$table = Tables::name( 'directory' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT `user_id`, `version`, `doc` FROM {$table} WHERE `role` = 'designer' AND `user_id` > %d ORDER BY `user_id` LIMIT %d",
				(int) $after,
				self::BATCH
			),
			ARRAY_A
		);
		if ( ! $rows ) {
			return null;
		}
		$ids    = implode( ',', array_map( static fn( array $row ): int => (int) $row['user_id'], $rows ) );
		$counts = array_column(
			$wpdb->get_results(
				"SELECT post_author, COUNT(*) AS works FROM {$wpdb->posts} WHERE post_type = 'dm_work' AND post_status = 'publish' AND post_author IN ({$ids}) GROUP BY post_author"
			),
			'works',
			'post_author'
		);
		foreach ( $rows as $row ) {
			$card = json_decode( $row['doc'], true );
			if ( is_array( $card ) && ! isset( $card['works_count'] ) ) {
				$card['works_count'] = (int) ( $counts[ $row['user_id'] ] ?? 0 );
				// If the row was written in between, that write has counted the works, too.
				$wpdb->query(
					$wpdb->prepare(
						"UPDATE {$table} SET `doc` = %s, `version` = `version` + 1 WHERE `user_id` = %d AND `version` = %d",
						wp_json_encode( $card ),
						$row['user_id'],
						$row['version']
					)
				);
			}
		}
		// phpcs:enable
		return (string) end( $rows )['user_id'];
	}
}
