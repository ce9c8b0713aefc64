<?php
/** Declares the outbox' table and its personal data: the log, and emails to and from members who are deleted or switched off. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use WP_User;

final class Outbox_Data implements Has_Tables, Retains, Has_Personal_Data, Has_Leftovers, Erases_People {

	/** Days an email stays in the log. */
	private const LOG_DAYS = 90;

	/** Seconds: longer than any delay or back-off. */
	private const LONGEST_WAIT = 3 * DAY_IN_SECONDS;

	public function tables(): array {
		return array(
			'outbox' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				event varchar(120) NOT NULL,
				recipient varchar(120) NOT NULL,
				message varchar(60) NOT NULL,
				payload longtext NOT NULL,
				status varchar(20) NOT NULL DEFAULT '" . Status::Waiting->value . "',
				attempts smallint(5) unsigned NOT NULL DEFAULT 0,
				next_at datetime NOT NULL,
				claim varchar(40) NOT NULL DEFAULT '',
				created_gmt datetime NOT NULL,
				sent_gmt datetime NULL,
				error text NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (event,recipient),
				KEY due (status,next_at),
				KEY recipient (recipient)
			",
		);
	}

	/** Nothing: the log has no text of the emails. */
	public function export( WP_User $user ): array {
		return array();
	}

	public function groups(): array {
		return array();
	}

	public function policy(): array {
		return array(
			__( 'Emails', 'design-marketplace' ) => __(
				'We write about the account, applications and requests. The newsletter and emails about matching design jobs are sent only to members who asked for them, and stop with one click. Sent emails are kept in a log, without their text, for 90 days.',
				'design-marketplace'
			),
		);
	}

	/**
	 * Emails to deleted accounts, and those that carry their words. Emails that say goodbye are left: they remove themselves once they are
	 * sent.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$id     = static fn( string $column, int $from ): string => "CAST( SUBSTRING( {$column}, {$from} ) AS UNSIGNED )";
		$likes  = static fn( string $column, string $prefix ): string => null === $user_id
			? "{$column} LIKE '{$prefix}:%'"
			: "{$column} LIKE '{$prefix}:{$user_id}:%'";
		$kept   = Sql::words( Catalogue::with( 'leaves_nothing' ) );
		$to     = ( null === $user_id ? "t.recipient LIKE 'user:%'" : "t.recipient = 'user:{$user_id}'" )
			. ' AND '
			. $nobody( $id( 't.recipient', 6 ), null );
		$spoken = array_map(
			static fn( string $event ): string => ' OR ( '
				. $likes( 't.event', $event )
				. ' AND '
				. $nobody( $id( 't.event', strlen( $event ) + 2 ), null )
				. ' )',
			Catalogue::speaker_events()
		);
		return array(
			'outbox' => array(
				't.id',
				Tables::name( 'outbox' )
					. ' t WHERE '
					. "t.message NOT IN ({$kept}) AND ( ( {$to} )"
					. implode( '', $spoken )
					. ' )',
			),
		);
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		Sql::write( 'DELETE FROM {outbox} WHERE id IN (' . Sql::in( $ids ) . ')' );
	}

	public function expire(): void {
		// A clock that was ahead has put these off: they are due now.
		Sql::write(
			'UPDATE {outbox} SET next_at = %s WHERE status IN (' . Status::sql( ...Status::LEASABLE ) . ') AND next_at > %s',
			Clock::gmt(),
			Clock::gmt( self::LONGEST_WAIT )
		);
		Sql::write(
			'DELETE FROM {outbox} WHERE status IN (' . Status::sql( ...Status::OVER ) . ') AND created_gmt < %s',
			Clock::gmt( -self::LOG_DAYS * DAY_IN_SECONDS )
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Outbox_Entries::forget_recipient( "user:{$user_id}" );
		foreach ( Catalogue::speaker_events() as $event ) {
			Outbox_Entries::forget_event( "{$event}:{$user_id}" );
		}
	}

	/**
	 * Drops the waiting emails to a member who was switched off, and those in their words. Emails about the account itself are still sent,
	 * and the log of sent emails stays.
	 */
	public function drop( int $user_id ): void {
		global $wpdb;
		$kept   = Sql::words( Catalogue::with( 'reaches_off' ) );
		$states = Status::sql( Status::Waiting, Status::Failed );
		Sql::write(
			"DELETE FROM {outbox} WHERE recipient = %s AND status IN ({$states}) AND message NOT IN ({$kept})",
			"user:{$user_id}"
		);
		foreach ( Catalogue::speaker_events() as $event ) {
			Sql::write(
				"DELETE FROM {outbox} WHERE event LIKE %s AND status IN ({$states})",
				$wpdb->esc_like( "{$event}:{$user_id}:" ) . '%'
			);
		}
	}
}
