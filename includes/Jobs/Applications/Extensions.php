<?php
/** Tells those who wait for an answer, on Mondays, which design jobs their companies let go on for longer. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Lifecycle\Landing;
use DesignMarketplace\Mail\Morning;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\People\Accounts\State;

/** The event of an email is its reader and its moment, so that parallel and late runs queue it only once. */
final class Extensions {

	/** Unix time up to which extensions were told. */
	private const OPTION = 'design_marketplace_extensions';

	/** Queues the emails once a week. The first run only stores from when on they are due. */
	public function run(): void {
		$due  = Morning::last( true );
		$done = (int) get_option( self::OPTION, 0 );
		if ( $due <= $done ) {
			return;
		}
		if ( $done > 0 ) {
			$this->queue( gmdate( 'Y-m-d H:i:s', $done ), gmdate( 'Y-m-d H:i:s', $due ) );
		}
		update_option( self::OPTION, $due, true );
	}

	/** Whether an extension concerns an application: it was made before. Times are GMT, '' for never. */
	public static function concerns( string $history, string $made, string $extended ): bool {
		return $extended >= Landing::gmt() && History::made( $history, $made ) <= $extended;
	}

	/** @return list<int> Open missions that went on for longer in a time, and whose company has not answered a designer. */
	public static function of( int $user_id, string $from, string $to ): array {
		$rows = Sql::rows(
			'SELECT a.mission_id, a.created_gmt, a.history, x.meta_value AS extended ' . self::from( $from, $to )
				. ' AND a.user_id = %d ORDER BY a.mission_id',
			$user_id
		);
		$ids  = array();
		foreach ( $rows as $row ) {
			if ( self::concerns( (string) $row['history'], (string) $row['created_gmt'], (string) $row['extended'] ) ) {
				$ids[] = (int) $row['mission_id'];
			}
		}
		return $ids;
	}

	/** How many designers wait for an answer about a mission. */
	public static function waiting( int $mission_id ): int {
		return (int) Sql::value(
			'SELECT COUNT(*) FROM {application} a WHERE a.mission_id = %d AND ' . Stage::sql_waits( 'a.told' )
				. ' AND ' . State::sql_not_off( 'a.user_id' ),
			$mission_id
		);
	}

	private function queue( string $from, string $to ): void {
		$moment = strtotime( "{$to} UTC" );
		$span   = compact( 'from', 'to' );
		$queued = static fn( int $id ): Queued =>
			new Queued( "jobs_extended:{$id}:{$moment}", "user:{$id}", 'jobs_extended', $span );
		Batches::each(
			static fn( int $after ): array => Sql::ids(
				'SELECT DISTINCT a.user_id ' . self::from( $from, $to ) . ' AND a.user_id > %d ORDER BY a.user_id LIMIT %d',
				$after,
				Batches::MANY
			),
			static function ( array $users ) use ( $queued ): void {
				( new Outbox() )->enqueue_many( array_map( $queued, $users ) );
			}
		);
	}

	/** FROM and WHERE of the applications that wait, prepared, for Sql. */
	private static function from( string $from, string $to ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND m.post_status = %s
			INNER JOIN {postmeta} x ON x.post_id = m.ID AND x.meta_key = %s AND x.meta_value > %s AND x.meta_value <= %s
			WHERE ' . Stage::sql_waits( 'a.told' ), // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
			Mission_State::Open->value,
			Deadline::EXTENDED,
			$from,
			$to
		);
	}
}
