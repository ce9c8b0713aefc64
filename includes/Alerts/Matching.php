<?php
/**
 * Finds the members who get an email about something new. Each gets one, by the first search that matches. What a company posts within an
 * hour of the first job goes together, and so do designers who appear on the list within an hour.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;

/**
 * One pass of an index: the database reads the keys that fit (Search_Keys) and writes a row for each member. Words are compared in PHP,
 * only for searches whose other keys fit.
 */
final class Matching {

	/** Emails queued at a time. */
	private const BATCH = 1000;

	public function run(): void {
		try {
			foreach ( News::due() as $group ) {
				do {
					$found = Transaction::run( fn(): int => $this->match( $group ) );
				} while ( News::BATCH === $found );
			}
		} catch ( Lost_Transaction ) {
			// Another process has them, or the lock is taken: they are still due in a minute.
			return;
		}
	}

	/**
	 * Matches the next items of a group. Those that nobody may be told of now can become news later. Returns the number of items looked at.
	 * @param array{kind:Search_Kind,owner:int,since:string} $group See News::due().
	 */
	private function match( array $group ): int {
		$things   = News::take( $group );
		$subjects = ( new Subjects() )->of( $group['kind'], array_values( $things ) );
		News::forget( $group['kind'], array_values( array_diff( $things, array_keys( $subjects ) ) ) );
		$there = array_intersect( $things, array_keys( $subjects ) );
		$this->file_all( array_map( static fn( int $id ): News_Subject => $subjects[ $id ], $there ) );
		if ( $there && Search_Kind::Jobs === $group['kind'] ) {
			( new Outbox() )->enqueue_fan_out(
				"new_jobs:{$group['owner']}:" . array_key_first( $there ),
				'new_matching_mission',
				array( 'ids' => array_values( $there ) )
			);
		}
		return count( $things );
	}

	/**
	 * Records the recipients of news, and queues the emails of saved searches that are sent at once.
	 * @param array<int,News_Subject> $subjects Jobs or designers by news.
	 */
	private function file_all( array $subjects ): void {
		foreach ( $subjects as $news => $subject ) {
			$this->file( $news, $subject );
		}
		$this->queue( array_keys( $subjects ) );
	}

	/**
	 * Passes the untold news items of a search on to the member's other searches that fit. Items that were to be sent at once go with the
	 * next digest.
	 * Must run inside a transaction.
	 * @param Saved_Search $search A search that tells nothing from now on: its keys are deleted, or its turn is NEVER.
	 */
	public function pass_on( Saved_Search $search ): void {
		$waiting = Hits::waiting( $search );
		if ( ! $waiting ) {
			return;
		}
		Sql::write( 'DELETE FROM {alert} WHERE search_id = %d AND told_gmt IS NULL', $search->id );
		foreach ( ( new Subjects() )->of( $search->kind, array_values( $waiting ) ) as $subject ) {
			$this->file( (int) array_search( $subject->id, $waiting, true ), $subject, $search->user_id );
		}
	}

	/**
	 * Records the recipients of something new, turn by turn. A member's first row stays.
	 * @param int $user_id Only this member, 0 for all.
	 */
	private function file( int $news, News_Subject $subject, int $user_id = 0 ): void {
		$buckets = Sql::words( Search_Keys::fitting( $subject ) );
		$which   = "k.user_id <> {$subject->owner}" . ( $user_id > 0 ? " AND k.user_id = {$user_id}" : '' );
		$turn    = $user_id > 0
			? 'CASE WHEN k.turn < ' . Delivery::Daily->value . ' THEN ' . Delivery::Daily->value . ' ELSE k.turn END'
			: 'k.turn';
		$worded  = $this->worded( $subject, $buckets, $which );
		foreach ( Delivery::cases() as $case ) {
			$having = array( "k.word = '' AND k.bucket IN ({$buckets})" );
			if ( isset( $worded[ $case->value ] ) ) {
				$having[] = 'k.search_id IN (' . implode( ',', $worded[ $case->value ] ) . ')';
			}
			foreach ( $having as $condition ) {
				Sql::write(
					"INSERT IGNORE INTO {alert} (user_id, news_id, search_id, turn) SELECT k.user_id, {$news}, k.search_id, {$turn} FROM {search_key} k WHERE {$condition} AND k.turn = {$case->value} AND {$which}"
				);
			}
		}
	}

	/**
	 * @param string $which SQL condition on the keys `k`.
	 * @return array<int,list<int>> By turn.
	 */
	private function worded( News_Subject $subject, string $buckets, string $which ): array {
		$words = Search_Keys::beginnings( $subject );
		$found = array();
		$rows  = $words ? Sql::rows(
			'SELECT DISTINCT k.turn, k.search_id, s.filters FROM {search_key} k INNER JOIN {search} s ON s.id = k.search_id WHERE k.word IN (' . Sql::words( $words ) . ") AND k.bucket IN ({$buckets}) AND {$which}"
		) : array();
		foreach ( $rows as $row ) {
			if ( Search_Keys::has_words( (array) json_decode( (string) $row['filters'], true ), $subject ) ) {
				$found[ (int) $row['turn'] ][] = (int) $row['search_id'];
			}
		}
		return $found;
	}

	/**
	 * Queues one email for each saved search that is sent at once.
	 * @param list<int> $news
	 */
	private function queue( array $news ): void {
		$told = array();
		$whom = array();
		$rows = $news ? Sql::rows(
			'SELECT search_id, user_id, news_id FROM {alert} WHERE news_id IN (' . Sql::in( $news ) . ') AND turn = %d ORDER BY news_id',
			Delivery::Search->value
		) : array();
		foreach ( $rows as $row ) {
			$told[ (int) $row['search_id'] ][] = (int) $row['news_id'];
			$whom[ (int) $row['search_id'] ]   = (int) $row['user_id'];
		}
		foreach ( array_chunk( $whom, self::BATCH, true ) as $some ) {
			$mails = array();
			foreach ( $some as $search => $user_id ) {
				$payload = array( 'search' => $search, 'news' => $told[ $search ] );
				$mails[] = new Queued( "search:{$search}:{$told[ $search ][0]}", "user:{$user_id}", 'search_news', $payload );
			}
			( new Outbox() )->enqueue_many( $mails );
		}
	}
}
