<?php
/** The record of a decision that hides a work or mission: the decision's id, and the status to restore. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

/** As long as the record exists, the item is hidden, even in the trash. */
final class Hidden {

	/** Post status of hidden works and missions. */
	public const STATUS = Item_Types::HIDDEN;

	public const META = '_design_marketplace_hidden';

	/** @param int $id Work or mission. */
	public static function has( int $id ): bool {
		return metadata_exists( 'post', $id, self::META );
	}

	/**
	 * The status that may be written: an item is hidden by a decision, and only by one.
	 * @param int    $id     Work or mission, 0 for a new one.
	 * @param string $status Status about to be written.
	 */
	public static function kept( int $id, string $status ): string {
		// Another request may have decided since the meta was cached.
		wp_cache_delete( $id, 'post_meta' );
		if ( $id > 0 && self::has( $id ) ) {
			return self::STATUS;
		}
		if ( self::STATUS !== $status ) {
			return $status;
		}
		$now = $id > 0 ? (string) get_post_status( $id ) : '';
		return in_array( $now, array( '', self::STATUS ), true ) ? 'draft' : $now;
	}

	/**
	 * The decision that hides an item, 0 for none.
	 * @param int $id Work or mission.
	 */
	public static function decision( int $id ): int {
		return (int) ( self::read( $id )['decision'] ?? 0 );
	}

	/**
	 * The status before, '' for an item that is not hidden.
	 * @param int $id Work or mission.
	 */
	public static function before( int $id ): string {
		return (string) ( self::read( $id )['before'] ?? '' );
	}

	/** @param int $id Work or mission. */
	public static function add( int $id, int $decision, string $before ): void {
		add_post_meta( $id, self::META, compact( 'decision', 'before' ), true );
	}

	public static function remove( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * SQL for hidden items, including those in the trash.
	 * @param string $column Column with their ids.
	 */
	public static function sql( string $column ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"{$column} IN ( SELECT hidden.post_id FROM {$wpdb->postmeta} hidden WHERE hidden.meta_key = %s )", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
			self::META
		);
	}

	/**
	 * @param int $id Work or mission.
	 * @return array<mixed>
	 */
	private static function read( int $id ): array {
		$record = get_post_meta( $id, self::META, true );
		return is_array( $record ) ? $record : array();
	}
}
