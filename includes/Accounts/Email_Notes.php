<?php
/**
 * Keeps addresses beside the account's own, each for a limited time.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;

/**
 * A read ignores addresses whose time is over; the daily job removes them.
 */
final class Email_Notes {

	/**
	 * The address that waits for its proof; one at most.
	 */
	public const PENDING = 'design_marketplace_email_pending';

	/**
	 * Addresses that can be taken back, one row for each change.
	 */
	public const UNDO = 'design_marketplace_email_undo';

	private const BATCH = 500;

	/**
	 * The address that waits, null for none.
	 *
	 * @param int $user_id Member.
	 */
	public static function pending( int $user_id ): ?Email_Note {
		$note = Email_Note::read( get_user_meta( $user_id, self::PENDING, true ) );
		return $note?->is_live() ? $note : null;
	}

	/**
	 * Puts an address in the place of the one that waits.
	 *
	 * @param int        $user_id Member.
	 * @param Email_Note $note    Address.
	 */
	public static function wait( int $user_id, Email_Note $note ): void {
		update_user_meta( $user_id, self::PENDING, wp_slash( $note->stored() ) );
	}

	/**
	 * Forgets the address that waits.
	 *
	 * @param int $user_id Member.
	 */
	public static function drop_pending( int $user_id ): void {
		delete_user_meta( $user_id, self::PENDING );
	}

	/**
	 * Addresses that can be taken back, the oldest first.
	 *
	 * @param int $user_id Member.
	 * @return list<Email_Note>
	 */
	public static function former( int $user_id ): array {
		$notes = array_map( array( Email_Note::class, 'read' ), (array) get_user_meta( $user_id, self::UNDO ) );
		$notes = array_filter( $notes, static fn( ?Email_Note $note ): bool => $note?->is_live() ?? false );
		usort( $notes, static fn( Email_Note $one, Email_Note $other ): int => $one->until <=> $other->until );
		return $notes;
	}

	/**
	 * Keeps an address that can be taken back, under a key.
	 *
	 * No two of a member end in the same second: their order says which address was proven first.
	 *
	 * @param int    $user_id Member.
	 * @param string $key     Key in the link.
	 * @param string $address Proven address.
	 * @param int    $until   Last second it counts.
	 */
	public static function keep( int $user_id, string $key, string $address, int $until ): Email_Note {
		$last = array_slice( self::former( $user_id ), -1 );
		$note = Email_Note::make( $last ? max( $until, $last[0]->until + 1 ) : $until, $key, $address );
		add_user_meta( $user_id, self::UNDO, wp_slash( $note->stored() ) );
		return $note;
	}

	/**
	 * Takes a note away; true for the one call that did it, however many there are at once.
	 *
	 * @param int        $user_id Member.
	 * @param string     $meta    PENDING or UNDO.
	 * @param Email_Note $note    Note.
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
	 * Forgets everything about a member's former addresses.
	 *
	 * @param int $user_id Member.
	 */
	public static function drop_former( int $user_id ): void {
		delete_user_meta( $user_id, self::UNDO );
	}

	/**
	 * Members with a live note about an address, the first who asked first.
	 *
	 * @param string $meta    PENDING or UNDO.
	 * @param string $address Address.
	 * @return array<int,Email_Note> Note by user id.
	 */
	public static function about( string $meta, string $address ): array {
		global $wpdb;
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT user_id, meta_value FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value LIKE %s",
				$meta,
				'%:' . $wpdb->esc_like( $address )
			)
		);
		$notes = array();
		foreach ( $rows as $row ) {
			$note = Email_Note::read( $row->meta_value );
			// A collation takes accents for what they stand on.
			if ( $note && $note->is_live() && $note->is_about( $address ) ) {
				$notes[ (int) $row->user_id ] ??= $note;
			}
		}
		ksort( $notes );
		uasort( $notes, static fn( Email_Note $one, Email_Note $other ): int => $one->until <=> $other->until );
		return $notes;
	}

	/**
	 * Removes what is over.
	 */
	public static function tidy(): void {
		global $wpdb;
		do {
			$ids  = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT umeta_id FROM {$wpdb->usermeta} WHERE meta_key IN ( %s, %s ) AND meta_value < %s LIMIT %d",
					self::PENDING,
					self::UNDO,
					sprintf( '%010d', Clock::now() ),
					self::BATCH
				)
			);
			$gone = array_filter( $ids, static fn( mixed $id ): bool => delete_metadata_by_mid( 'user', (int) $id ) );
		} while ( $gone );
	}
}
