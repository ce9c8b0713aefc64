<?php
/**
 * The record of a decision that hides a work or a mission: which one, and the status that comes back with the next.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

/**
 * As long as it is there the item is hidden, also in the trash.
 */
final class Hidden {

	/**
	 * Status of works and missions that are hidden.
	 */
	public const STATUS = 'dm_hidden';

	/**
	 * Meta of an item.
	 */
	public const META = '_design_marketplace_hidden';

	/**
	 * Registers the status, which both types share.
	 */
	public static function register(): void {
		register_post_status(
			self::STATUS,
			array(
				'label'                     => _x( 'Hidden', 'work or design job', 'design-marketplace' ),
				/* translators: %s: number of hidden works or design jobs. */
				'label_count'               => _n_noop( 'Hidden <span class="count">(%s)</span>', 'Hidden <span class="count">(%s)</span>', 'design-marketplace' ),
				'protected'                 => true,
				'exclude_from_search'       => true,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			)
		);
	}

	/**
	 * Whether an item is hidden.
	 *
	 * @param int $id Work or mission.
	 */
	public static function has( int $id ): bool {
		return metadata_exists( 'post', $id, self::META );
	}

	/**
	 * The decision an item is hidden by, 0 for none.
	 *
	 * @param int $id Work or mission.
	 */
	public static function decision( int $id ): int {
		return (int) ( self::read( $id )['decision'] ?? 0 );
	}

	/**
	 * The status it had before, '' for an item that is not hidden.
	 *
	 * @param int $id Work or mission.
	 */
	public static function before( int $id ): string {
		return (string) ( self::read( $id )['before'] ?? '' );
	}

	/**
	 * Adds the record.
	 *
	 * @param int    $id       Work or mission.
	 * @param int    $decision Decision.
	 * @param string $before   Status it has so far.
	 */
	public static function add( int $id, int $decision, string $before ): void {
		add_post_meta( $id, self::META, compact( 'decision', 'before' ), true );
	}

	/**
	 * Takes the record away.
	 *
	 * @param int $id Work or mission.
	 */
	public static function remove( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * SQL that picks hidden items, also those in the trash.
	 *
	 * @param string $column Column with their ids.
	 */
	public static function sql( string $column ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
		return (string) $wpdb->prepare( "{$column} IN ( SELECT hidden.post_id FROM {$wpdb->postmeta} hidden WHERE hidden.meta_key = %s )", self::META );
	}

	/**
	 * The record.
	 *
	 * @param int $id Work or mission.
	 * @return array<mixed>
	 */
	private static function read( int $id ): array {
		$record = get_post_meta( $id, self::META, true );
		return is_array( $record ) ? $record : array();
	}
}
