<?php
/**
 * Members have the day they became members, and who has lost the role since is off.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Member_Dates extends Migration {

	private const BATCH = 200;

	private const SINCE = 'design_marketplace_member_since';

	private const OFF = 'design_marketplace_off';

	/**
	 * Tables it makes or changes.
	 *
	 * @return array<string,string>
	 */
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
	 *
	 * @param string $after Last account of the batch before.
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
		foreach ( $rows as $row ) {
			$this->date( (int) $row->id, (string) $row->registered, 1 === preg_match( '/"(designer|contractor)"/', (string) $row->role ) );
		}
		return $rows ? (string) end( $rows )->id : null;
	}

	/**
	 * Dates an account.
	 *
	 * @param int    $user_id    User.
	 * @param string $registered GMT time.
	 * @param bool   $has_role   Whether the account has a marketplace role here.
	 */
	private function date( int $user_id, string $registered, bool $has_role ): void {
		global $wpdb;
		wp_cache_delete( $user_id, 'user_meta' );
		$site = $wpdb->get_blog_prefix() === $wpdb->base_prefix ? '' : '_' . get_current_blog_id();
		// A network's accounts may be members of another site: here only the role tells.
		if ( $has_role || ! is_multisite() ) {
			add_user_meta( $user_id, self::SINCE . $site, $registered, true );
		}
		$is_dated = '' !== (string) get_user_meta( $user_id, self::SINCE . $site, true );
		if ( $is_dated && ! $has_role && ! user_can( $user_id, 'edit_posts' ) ) {
			add_user_meta( $user_id, self::OFF . $site, 'role:0', true );
		}
	}
}
