<?php
/** Stores a member's other addresses, each for a limited time. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;

final class Email_Notes {

	/** The address that waits for confirmation, one at most. */
	public const PENDING = 'design_marketplace_email_pending';

	/** Former addresses the member can go back to, one row for each change. */
	public const UNDO = 'design_marketplace_email_undo';

	private const BATCH = 500;

	public static function pending( int $user_id ): ?Email_Note {
		$note = Email_Note::read( get_user_meta( $user_id, self::PENDING, true ) );
		return $note?->is_live() ? $note : null;
	}

	public static function wait( int $user_id, Email_Note $note ): void {
		update_user_meta( $user_id, self::PENDING, wp_slash( $note->stored() ) );
	}

	public static function drop_pending( int $user_id ): void {
		delete_user_meta( $user_id, self::PENDING );
	}

	/** @return list<Email_Note> Former addresses, oldest first. */
	public static function former( int $user_id ): array {
		$notes = array_map( array( Email_Note::class, 'read' ), (array) get_user_meta( $user_id, self::UNDO ) );
		$notes = array_filter( $notes, static fn( ?Email_Note $note ): bool => $note?->is_live() ?? false );
		usort( $notes, static fn( Email_Note $one, Email_Note $other ): int => $one->until <=> $other->until );
		return $notes;
	}

	/**
	 * Stores a former address, and a key that restores it.
	 *
	 * Each note of a member ends in a different second, so that they can be sorted by the time of confirmation.
	 * @param int $until Unix time of the last second it is valid.
	 */
	public static function keep( int $user_id, string $key, string $address, int $until ): Email_Note {
		$last = array_slice( self::former( $user_id ), -1 );
		$note = Email_Note::make( $last ? max( $until, $last[0]->until + 1 ) : $until, $key, $address );
		add_user_meta( $user_id, self::UNDO, wp_slash( $note->stored() ) );
		return $note;
	}

	/**
	 * Deletes a note. Of several calls at once only one gets true.
	 * @param string $meta PENDING or UNDO.
	 */
	public static function take( int $user_id, string $meta, Email_Note $note ): bool {
		global $wpdb;
		$taken = $wpdb->delete(
			$wpdb->usermeta,
			array(
				'user_id'    => $user_id,
				'meta_key'   => $meta, // phpcs:ignore WordPress.DB.SlowDBQuery -- the user's rows alone.
				'meta_value' => $note->stored(), // phpcs:ignore WordPress.DB.SlowDBQuery -- the user's rows alone.
			)
		);
		wp_cache_delete( $user_id, 'user_meta' );
		return 1 === $taken;
	}

	/**
	 * Members with a valid note about an address, oldest first.
	 * @param string $meta PENDING or UNDO.
	 * @return array<int,Email_Note> Note by user id.
	 */
	public static function about( string $meta, string $address ): array {
		global $wpdb;
		$rows  = Sql::rows(
			'SELECT user_id, meta_value FROM {usermeta} WHERE meta_key = %s AND meta_value LIKE %s',
			$meta,
			'%:' . $wpdb->esc_like( $address )
		);
		$notes = array();
		foreach ( $rows as $row ) {
			$note = Email_Note::read( $row['meta_value'] );
			// The database's collation may ignore accents.
			if ( $note && $note->is_live() && $note->is_about( $address ) ) {
				$notes[ (int) $row['user_id'] ] ??= $note;
			}
		}
		ksort( $notes );
		uasort( $notes, static fn( Email_Note $one, Email_Note $other ): int => $one->until <=> $other->until );
		return $notes;
	}

	public static function tidy(): void {
		do {
			$ids  = Sql::ids(
				'SELECT umeta_id FROM {usermeta} WHERE meta_key IN ( %s, %s ) AND meta_value < %s LIMIT %d',
				self::PENDING,
				self::UNDO,
				sprintf( '%010d', Clock::now() ),
				self::BATCH
			);
			$gone = array_filter( $ids, static fn( int $id ): bool => delete_metadata_by_mid( 'user', $id ) );
		} while ( $gone );
	}
}
