<?php
/**
 * Erases applications together with their mission or their author.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;

/**
 * Uses few statements, as a mission may have thousands: applications have no terms, no comments, and no meta but that of the trash.
 */
final class Application_Erasure {

	/**
	 * Posts erased by one statement.
	 */
	private const BATCH = 500;

	public function of_mission( int $mission_id ): void {
		global $wpdb;
		$this->posts(
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_parent = %d",
					Application_Post_Type::NAME,
					$mission_id
				)
			)
		);
		$wpdb->delete( Tables::name( 'application' ), array( 'mission_id' => $mission_id ) );
		Stage_Counts::forget( $mission_id );
	}

	public function of_user( int $user_id ): void {
		global $wpdb;
		$this->posts(
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_author = %d",
					Application_Post_Type::NAME,
					$user_id
				)
			)
		);
		$this->rows( "user_id = {$user_id}" );
	}

	/**
	 * Erases applications with their rows in the table.
	 *
	 * @param list<int> $ids Post ids, a few hundred at most.
	 */
	public function of_posts( array $ids ): void {
		if ( ! $ids ) {
			return;
		}
		$this->posts( $ids );
		$list = implode( ',', array_map( 'intval', $ids ) );
		$this->rows( "post_id IN ({$list})" );
	}

	/**
	 * @param string $where Condition of integers.
	 */
	private function rows( string $where ): void {
		Transaction::run(
			static function () use ( $where ): void {
				global $wpdb;
				$table = Tables::name( 'application' );
				// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name, integers.
				$missions = $wpdb->get_col( "SELECT mission_id FROM {$table} WHERE {$where} FOR UPDATE" );
				$wpdb->query( "DELETE FROM {$table} WHERE {$where}" );
				// phpcs:enable
				Stage_Counts::outdate( array_map( 'intval', array_values( $missions ) ) );
			}
		);
	}

	/**
	 * @param array<mixed> $ids
	 */
	private function posts( array $ids ): void {
		global $wpdb;
		foreach ( array_chunk( array_map( 'intval', $ids ), self::BATCH ) as $batch ) {
			$list = implode( ',', $batch );
			// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- integers.
			$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ({$list})" );
			$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ({$list})" );
			// phpcs:enable
			wp_cache_delete_multiple( $batch, 'posts' );
			wp_cache_delete_multiple( $batch, 'post_meta' );
		}
	}
}
