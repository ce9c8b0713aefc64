<?php
/**
 * Stores the day on which members became members, and switches off accounts that have lost the role since.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Member_Dates extends Migration {

	private const BATCH = 200;

	private const SINCE = 'design_marketplace_member_since';

	private const OFF = 'design_marketplace_off';

	public function tables(): array {
		return array(
			'decision' => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
kind varchar(20) NOT NULL DEFAULT '',
item_id bigint(20) unsigned NOT NULL DEFAULT 0,
user_id bigint(20) unsigned NOT NULL,
decision varchar(20) NOT NULL,
reason varchar(20) NOT NULL DEFAULT '',
words text NOT NULL,
about_id bigint(20) unsigned NOT NULL DEFAULT 0,
decided_by bigint(20) unsigned NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
KEY user_id (user_id),
KEY decided_by (decided_by)",
		);
	}

	/**
	 * Dates the next accounts, and marks those without a role.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed parts.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT u.ID AS id, u.user_registered AS registered, r.meta_value AS role FROM {$wpdb->users} u
				INNER JOIN {$wpdb->usermeta} a ON a.user_id = u.ID AND a.meta_key = 'design_marketplace_activated'
				LEFT JOIN {$wpdb->usermeta} r ON r.user_id = u.ID AND r.meta_key = %s
				WHERE u.ID > %d ORDER BY u.ID LIMIT %d",
				$wpdb->get_blog_prefix() . 'capabilities',
				(int) $after,
				self::BATCH
			)
		);
		// phpcs:enable
		if ( ! $rows ) {
			return null;
		}
		$ids      = array_map( 'intval', array_column( $rows, 'id' ) );
		$roleless = array();
		foreach ( $rows as $row ) {
			if ( ! preg_match( '/"(designer|contractor)"/', (string) $row->role ) ) {
				$roleless[] = (int) $row->id;
			}
		}
		// A network's accounts may be members of another site: here only the role tells.
		$this->date( is_multisite() ? array_diff( $ids, $roleless ) : $ids );
		array_map( array( $this, 'mark' ), $roleless );
		return (string) max( $ids );
	}

	/**
	 * Dates accounts that have no date, in one statement.
	 *
	 * @param array<int> $ids Users.
	 */
	private function date( array $ids ): void {
		global $wpdb;
		$list = implode( ',', array( 0, ...$ids ) );
		$key  = self::SINCE . $this->site();
		// phpcs:disable WordPress.DB.PreparedSQL -- integers.
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value)
				SELECT u.ID, %s, u.user_registered FROM {$wpdb->users} u WHERE u.ID IN ({$list})
				AND NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s )",
				$key,
				$key
			)
		);
		// phpcs:enable
		wp_cache_delete_multiple( $ids, 'user_meta' );
	}

	/**
	 * Marks an account that was a member's here and has lost the role. WordPress' own people, who write posts, need none.
	 */
	private function mark( int $user_id ): void {
		if ( '' !== (string) get_user_meta( $user_id, self::SINCE . $this->site(), true ) && ! user_can( $user_id, 'edit_posts' ) ) {
			add_user_meta( $user_id, self::OFF . $this->site(), 'role:0', true );
		}
	}

	/**
	 * The suffix that this site of a network adds to a key.
	 */
	private function site(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() === $wpdb->base_prefix ? '' : '_' . get_current_blog_id();
	}
}
