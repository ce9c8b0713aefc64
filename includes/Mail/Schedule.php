<?php
/**
 * Has WP-Cron run the worker every minute and clear the log every day.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Module;
use WP_User;

/**
 * On hosts without WP-Cron, `wp design-marketplace outbox run` does the same from the system's cron.
 */
final class Schedule implements Module, Has_Tables, Has_Jobs, Retains, Has_Personal_Data, Has_Leftovers {

	public const EVENT = 'design_marketplace_outbox';

	/**
	 * Emails handled by one run.
	 */
	private const LIMIT = 200;

	/**
	 * Days an email stays in the log.
	 */
	private const LOG_DAYS = 90;

	/**
	 * Seconds: longer than any delay or back-off.
	 */
	private const LONGEST_WAIT = 3 * DAY_IN_SECONDS;

	public function __construct( private readonly Catalogue $mails, private readonly Address_Book $people ) {}

	public function register(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- an email should not wait longer; a run without emails is one query.
		add_filter( 'cron_schedules', array( $this, 'add_minute' ) );
		add_action( self::EVENT, array( $this, 'run' ) );
	}

	/**
	 * Nothing: the log has no text of the emails.
	 */
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

	public function jobs(): array {
		return array( self::EVENT => 'design_marketplace_minute' );
	}

	/**
	 * Emails to deleted accounts, and those that carry their words. Emails that say goodbye are left: they remove themselves once
	 * they are sent.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$id     = static fn( string $column, int $from ): string => "CAST( SUBSTRING( {$column}, {$from} ) AS UNSIGNED )";
		$likes  = static fn( string $column, string $prefix ): string => null === $user_id
			? "{$column} LIKE '{$prefix}:%'"
			: "{$column} LIKE '{$prefix}:{$user_id}:%'";
		$kept   = $this->mails->leaving_nothing();
		$to     = ( null === $user_id ? "t.recipient LIKE 'user:%'" : "t.recipient = 'user:{$user_id}'" )
			. ' AND '
			. $nobody( $id( 't.recipient', 6 ), null );
		$spoken = array_map(
			static fn( string $event ): string => ' OR ( '
				. $likes( 't.event', $event )
				. ' AND '
				. $nobody( $id( 't.event', strlen( $event ) + 2 ), null )
				. ' )',
			$this->mails->speaker_events()
		);
		return array(
			'outbox' => array(
				't.id',
				Tables::name( 'outbox' )
					. ' t WHERE '
					. "t.message NOT IN ('"
					. implode( "', '", $kept )
					. "') AND ( ( {$to} )"
					. implode( '', $spoken )
					. ' )',
			),
		);
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( $kind ) . ' WHERE id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
	}

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

	/**
	 * @param array<string,array{interval:int,display:string}> $schedules Known intervals.
	 * @return array<string,array{interval:int,display:string}>
	 */
	public function add_minute( array $schedules ): array {
		$schedules['design_marketplace_minute'] = array(
			'interval' => MINUTE_IN_SECONDS,
			'display'  => 'Every minute',
		);
		return $schedules;
	}

	/**
	 * Sends what is due.
	 */
	public function run(): void {
		try {
			( new Worker( $this->mails, $this->people ) )->run( self::LIMIT );
		} catch ( Lost_Transaction $lost ) {
			// The next minute's request has a connection of its own.
			return;
		}
	}

	/**
	 * Removes old emails that were sent, cancelled or have failed. Those that a clock which was ahead has put off are due now.
	 */
	public function expire(): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$over  = Status::sql( ...Status::OVER );
		$due   = Status::sql( ...Status::LEASABLE );
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$table} SET next_at = %s WHERE status IN ({$due}) AND next_at > %s", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
				Clock::gmt(),
				Clock::gmt( self::LONGEST_WAIT )
			)
		);
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM {$table} WHERE status IN ({$over}) AND created_gmt < %s", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
				Clock::gmt( -self::LOG_DAYS * DAY_IN_SECONDS )
			)
		);
	}
}
