<?php
/** Queues the digests at 8:00 of the site's time zone: one email for each search that has news. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;

/**
 * The event key of a digest is its search and its moment, so that parallel and late runs queue it only once. The same transaction marks the
 * alerts it tells with that moment: what is committed later, whatever its id, goes with the next one.
 */
final class Digests {

	/** Unix times up to which digests were queued, by rhythm. */
	public const OPTION = 'design_marketplace_digests';

	private const BATCH = 500;

	/** Seconds after which a run stops and leaves the rest to the next one. */
	private const SECONDS = 20;

	public function run(): void {
		$rhythms = array( Rhythm::Daily, Rhythm::Weekly );
		$done    = array_intersect_key( (array) get_option( self::OPTION, array() ), array_column( $rhythms, 'value', 'value' ) );
		$due     = array();
		foreach ( $rhythms as $rhythm ) {
			$due[ $rhythm->value ] = max( $rhythm->last_due(), (int) ( $done[ $rhythm->value ] ?? 0 ) );
		}
		if ( ! $done ) {
			// The first run queues nothing: it only stores from when on digests are due.
			update_option( self::OPTION, $due, true );
			return;
		}
		if ( $due === $done || News::due() ) {
			// Nothing is due, or what is new has still to be matched.
			return;
		}
		$until = Clock::now() + self::SECONDS;
		try {
			foreach ( $due as $name => $moment ) {
				if ( (int) ( $done[ $name ] ?? 0 ) === $moment ) {
					continue;
				}
				// News items that were to be sent at once but were passed on (see Matching::pass_on()) go with the daily digests.
				foreach ( Rhythm::Daily->value === $name ? array( Rhythm::Instant, Rhythm::Daily ) : array( Rhythm::Weekly ) as $rhythm ) {
					if ( ! $this->queue_all( $rhythm, $moment, $until ) ) {
						return;
					}
				}
				$done[ $name ] = $moment;
				update_option( self::OPTION, $done, true );
			}
		} catch ( Lost_Transaction ) {
			// The lock is taken: it is still due in a minute.
			return;
		}
	}

	/**
	 * @param int $moment Unix time at which they were due.
	 * @param int $until  Unix time at which to stop.
	 * @return bool False if some are left.
	 */
	private function queue_all( Rhythm $rhythm, int $moment, int $until ): bool {
		$after = 0;
		do {
			$searches = $this->next( $rhythm, $after );
			if ( $searches ) {
				Transaction::run( fn() => $this->queue( $searches, $moment ) );
				$after = end( $searches )->id;
			}
			if ( count( $searches ) < self::BATCH ) {
				return true;
			}
		} while ( Clock::now() < $until );
		return false;
	}

	/**
	 * Queues the digests of some searches. A search whose digest of this moment is queued already waits for the next one: the email may
	 * have left.
	 * @param non-empty-list<Saved_Search> $searches
	 * @param int                          $moment   Unix time at which they were due.
	 */
	private function queue( array $searches, int $moment ): void {
		$which = 'search_id IN (' . Sql::in( array_column( $searches, 'id' ) ) . ')';
		Sql::write(
			"UPDATE {alert} SET digest = {$moment} WHERE {$which} AND " . self::waits( '{alert}' ) . ' AND NOT '
				. Outbox::sql_has( "CONCAT( 'digest:', {alert}.search_id, ':{$moment}' )" )
		);
		$taken = array_flip( Sql::ids( "SELECT DISTINCT search_id FROM {alert} WHERE {$which} AND digest = {$moment}" ) );
		$mails = array();
		foreach ( $searches as $search ) {
			if ( isset( $taken[ $search->id ] ) ) {
				$payload = array( 'search' => $search->id, 'digest' => $moment );
				$mails[] = new Queued(
					"digest:{$search->id}:{$moment}",
					"user:{$search->user_id}",
					$search->is_own() ? 'matching_missions' : 'search_news',
					$payload
				);
			}
		}
		( new Outbox() )->enqueue_many( $mails );
	}

	/** @return list<Saved_Search> The next searches with unsent news. Ordered by id. */
	private function next( Rhythm $rhythm, int $after ): array {
		$hits = 'SELECT 1 FROM {alert} a WHERE a.search_id = {search}.id AND ' . self::waits( 'a' );
		return Search_Rows::read(
			"rhythm = '{$rhythm->value}' AND paused = 0 AND id > {$after} AND EXISTS ( {$hits} ) ORDER BY id LIMIT " . self::BATCH
		);
	}

	/**
	 * SQL for alerts that no digest has taken.
	 * @param string $alerts Table, or what stands for it.
	 */
	private static function waits( string $alerts ): string {
		return "{$alerts}.digest = 0 AND {$alerts}.turn IN (" . Delivery::DIGESTS . ") AND {$alerts}.told_gmt IS NULL";
	}
}
