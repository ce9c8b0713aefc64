<?php
/**
 * Finds the members who get an email about something new. Each gets one, by the first search that matches.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;

/**
 * One pass of an index: the database reads the keys that fit (see Terms) and writes a row for each member. Words are compared in PHP, only
 * for searches whose other keys fit. Must run inside a transaction.
 */
final class Matching {

	/**
	 * Emails queued at a time.
	 */
	private const BATCH = 1000;

	public function __construct( private readonly Subjects $subjects = new Subjects(), private readonly Outbox $outbox = new Outbox() ) {}

	/**
	 * Records the recipients of news, and queues the emails of saved searches that are sent at once.
	 *
	 * @param array<int,News_Subject> $subjects Jobs or designers by news.
	 */
	public function file_all( array $subjects ): void {
		foreach ( $subjects as $news => $subject ) {
			$this->file( $news, $subject );
		}
		$this->queue( array_keys( $subjects ) );
	}

	/**
	 * Passes the untold news items of a search on to the member's other searches that fit. Items that were to be sent at once go with the
	 * next digest.
	 *
	 * @param Saved_Search $search A search that tells nothing from now on: its keys are deleted, or its turn is NEVER.
	 */
	public function pass_on( Saved_Search $search ): void {
		global $wpdb;
		$waiting = Hits::waiting( $search );
		if ( ! $waiting ) {
			return;
		}
		$wpdb->delete(
			Tables::name( 'alert' ),
			array(
				'search_id' => $search->id,
				'told_gmt'  => null,
			)
		);
		foreach ( $this->subjects->of( $search->kind, array_values( $waiting ) ) as $subject ) {
			$this->file( (int) array_search( $subject->id, $waiting, true ), $subject, $search->user_id );
		}
	}

	/**
	 * Records the recipients of something new, turn by turn. A member's first row stays.
	 *
	 * @param News_Subject $subject What it is.
	 * @param int          $user_id Only this member, 0 for all.
	 */
	private function file( int $news, News_Subject $subject, int $user_id = 0 ): void {
		global $wpdb;
		$keys    = Tables::name( 'search_key' );
		$buckets = self::quoted( Terms::fitting( $subject ) );
		$which   = "k.user_id <> {$subject->owner}" . ( $user_id > 0 ? " AND k.user_id = {$user_id}" : '' );
		$turn    = $user_id > 0
			? 'CASE WHEN k.turn < ' . Turn::Daily->value . ' THEN ' . Turn::Daily->value . ' ELSE k.turn END'
			: 'k.turn';
		$worded  = $this->worded( $subject, $buckets, $which );
		foreach ( Turn::cases() as $case ) {
			$having = array( "k.word = '' AND k.bucket IN ({$buckets})" );
			if ( isset( $worded[ $case->value ] ) ) {
				$having[] = 'k.search_id IN (' . implode( ',', $worded[ $case->value ] ) . ')';
			}
			foreach ( $having as $condition ) {
				$wpdb->query(
					'INSERT IGNORE INTO '
						. Tables::name( 'alert' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
						. " (user_id, news_id, search_id, turn) SELECT k.user_id, {$news}, k.search_id, {$turn} FROM {$keys} k WHERE {$condition} AND k.turn = {$case->value} AND {$which}" // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
				);
			}
		}
	}

	/**
	 * @param News_Subject $subject What is new.
	 * @param string       $which   SQL condition on the keys `k`.
	 * @return array<int,list<int>> By turn.
	 */
	private function worded( News_Subject $subject, string $buckets, string $which ): array {
		global $wpdb;
		$words = self::quoted( Terms::beginnings( $subject ) );
		$found = array();
		foreach (
			'' === $words
				? array()
				: (array) $wpdb->get_results(
					'SELECT DISTINCT k.turn, k.search_id, s.filters FROM '
						. Tables::name( 'search_key' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
						. ' k INNER JOIN '
						. Tables::name( 'search' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
						. " s ON s.id = k.search_id WHERE k.word IN ({$words}) AND k.bucket IN ({$buckets}) AND {$which}" // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
				) as $row
		) {
			if ( Terms::has_words( (array) json_decode( (string) $row->filters, true ), $subject ) ) {
				$found[ (int) $row->turn ][] = (int) $row->search_id;
			}
		}
		return $found;
	}

	/**
	 * Queues one email for each saved search that is sent at once.
	 *
	 * @param list<int> $news
	 */
	private function queue( array $news ): void {
		global $wpdb;
		$list = implode( ',', $news );
		$rows = '' === $list
			? array()
			: (array) $wpdb->get_results(
				'SELECT search_id, user_id, news_id FROM '
					. Tables::name( 'alert' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
					. " WHERE news_id IN ({$list}) AND turn = " // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, prepared texts.
					. Turn::Search->value // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
					. ' ORDER BY news_id'
			);
		$told = array();
		$whom = array();
		foreach ( $rows as $row ) {
			$told[ (int) $row->search_id ][] = (int) $row->news_id;
			$whom[ (int) $row->search_id ]   = (int) $row->user_id;
		}
		foreach ( array_chunk( $whom, self::BATCH, true ) as $some ) {
			$mails = array();
			foreach ( $some as $search => $user_id ) {
				$payload = array(
					'search' => $search,
					'news'   => $told[ $search ],
				);
				$mails[] = new Queued( "search:{$search}:{$told[ $search ][0]}", "user:{$user_id}", Mails\Search_News::class, $payload );
			}
			$this->outbox->enqueue_many( $mails );
		}
	}

	/**
	 * A list of quoted texts for SQL.
	 *
	 * @param list<string> $texts
	 */
	private static function quoted( array $texts ): string {
		global $wpdb;
		return implode( ',', array_map( static fn( string $text ): string => (string) $wpdb->prepare( '%s', $text ), $texts ) );
	}
}
