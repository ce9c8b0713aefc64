<?php
/**
 * Reads and writes the rows of conversations; all SQL about them is here.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use stdClass;

final class Conversation_Rows {

	/**
	 * The conversation an address names.
	 *
	 * @param string $public_id What the address has.
	 */
	public static function by_public_id( string $public_id ): ?Conversation {
		global $wpdb;
		return self::one( (string) $wpdb->prepare( 'public_id = %s', $public_id ) );
	}

	/**
	 * The conversation of two.
	 *
	 * @param int $designer   Designer.
	 * @param int $contractor Contractor.
	 */
	public static function between( int $designer, int $contractor ): ?Conversation {
		global $wpdb;
		return self::one( (string) $wpdb->prepare( 'designer_id = %d AND contractor_id = %d', $designer, $contractor ) );
	}

	/**
	 * The first write of every transaction that changes a conversation: counts the change, and makes others wait until it is committed. What
	 * has the new version is therefore seen by whoever sees the version.
	 *
	 * @param int $id Row.
	 * @return Conversation|null As it is now; null when it is gone.
	 */
	public static function raise( int $id ): ?Conversation {
		global $wpdb;
		$table = Tables::name( 'conversation' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a fixed name.
		$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET version = version + 1 WHERE id = %d", $id ) );
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$table} WHERE id = %d FOR UPDATE", $id ) );
		// phpcs:enable
		return $row instanceof stdClass ? Conversation::of( $row ) : null;
	}

	/**
	 * The conversation of two, which begins if need be. Hold both accounts.
	 *
	 * @param int $designer   Designer.
	 * @param int $contractor Contractor.
	 * @return Conversation Raised.
	 * @throws Lost_Transaction When it could not be stored.
	 */
	public static function begin( int $designer, int $contractor ): Conversation {
		global $wpdb;
		$known = self::between( $designer, $contractor );
		if ( ! $known ) {
			$row = array(
				'public_id'     => bin2hex( random_bytes( 16 ) ),
				'designer_id'   => $designer,
				'contractor_id' => $contractor,
				'created_gmt'   => Clock::gmt(),
				'updated_gmt'   => Clock::gmt(),
			);
			$id  = 1 === $wpdb->insert( Tables::name( 'conversation' ), $row ) ? (int) $wpdb->insert_id : 0;
		}
		return self::raise( $known->id ?? $id ?? 0 ) ?? throw Lost_Transaction::by_last_error( 'The conversation could not be stored.' );
	}

	/**
	 * Changes a row that was raised.
	 *
	 * @param int                           $id      Row.
	 * @param array<string,int|string|null> $columns Columns.
	 */
	public static function change( int $id, array $columns ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'conversation' ), $columns, array( 'id' => $id ) );
	}

	/**
	 * One row.
	 *
	 * @param string $where Prepared condition.
	 */
	private static function one( string $where ): ?Conversation {
		global $wpdb;
		$row = $wpdb->get_row( 'SELECT * FROM ' . Tables::name( 'conversation' ) . " WHERE {$where}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		return $row instanceof stdClass ? Conversation::of( $row ) : null;
	}
}
