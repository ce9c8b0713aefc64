<?php
/**
 * A row of the application table, held until the transaction ends: what it says is true until then.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use stdClass;

/**
 * Hold the accounts of the company and of those who applied before. After a change an object is of the past: hold the row again.
 */
final class Held {

	/**
	 * Rows changed by one statement.
	 */
	private const BATCH = 500;

	/**
	 * @param int    $id         Row.
	 * @param int    $mission_id Mission.
	 * @param int    $user_id    Who applied.
	 * @param int    $post_id    What was written.
	 * @param bool   $is_on      Whether the account of who applied is on.
	 * @param Stage  $stage      What the owner decided.
	 * @param string $words      What the owner says about it.
	 * @param string $release    GMT time it is told; '' when nothing waits to be.
	 * @param Stage  $told       What the applicant knows.
	 * @param string $told_words What was said to them.
	 * @param int    $reapplied  How often it was withdrawn and made again.
	 * @param bool   $is_answered Whether the owner has answered, in whatever way.
	 * @param string $created    GMT time it was made.
	 * @param string $history    What was told, as JSON.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $mission_id,
		public readonly int $user_id,
		public readonly int $post_id,
		public readonly bool $is_on,
		public readonly Stage $stage,
		public readonly string $words,
		public readonly string $release,
		public readonly Stage $told,
		public readonly string $told_words,
		public readonly int $reapplied,
		public readonly bool $is_answered,
		private readonly string $created,
		private readonly string $history
	) {}

	/**
	 * Some applications.
	 *
	 * @param list<int> $post_ids What was written, one at least.
	 * @return list<self> Those that are there.
	 */
	public static function by_posts( array $post_ids ): array {
		return self::rows( 'post_id IN (' . implode( ',', array_map( 'intval', $post_ids ) ) . ')' );
	}

	/**
	 * Some rows.
	 *
	 * @param list<int> $ids Rows.
	 * @return list<self> Those that are there.
	 */
	public static function by_ids( array $ids ): array {
		return $ids ? self::rows( 'id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' ) : array();
	}

	/**
	 * Somebody's application to a mission.
	 *
	 * @param int $mission_id Mission.
	 * @param int $user_id    Who applied.
	 */
	public static function of( int $mission_id, int $user_id ): ?self {
		return self::rows( "mission_id = {$mission_id} AND user_id = {$user_id}" )[0] ?? null;
	}

	/**
	 * What a close has to settle: whoever waits to be told something, who is chosen where the outcome is about them, and those that are
	 * named. Of thousands of others no row is read.
	 *
	 * @param int       $mission_id  Mission.
	 * @param list<int> $post_ids    Named ones.
	 * @param bool      $with_chosen Whether the outcome is about those who are chosen.
	 * @return list<self>
	 */
	public static function unsettled( int $mission_id, array $post_ids, bool $with_chosen ): array {
		global $wpdb;
		$rows = 'SELECT id FROM ' . Tables::name( 'application' ) . " WHERE mission_id = {$mission_id} AND ";
		$ids  = $rows . 'release_gmt IS NOT NULL';
		if ( $with_chosen ) {
			$ids .= " UNION {$rows} stage = '" . Stage::Chosen->value . "'";
		}
		if ( $post_ids ) {
			$ids .= " UNION {$rows} post_id IN (" . implode( ',', array_map( 'intval', $post_ids ) ) . ')';
		}
		return self::by_ids( array_map( 'intval', array_values( $wpdb->get_col( $ids ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- fixed words and integers.
	}

	/**
	 * Whether something waits to be told.
	 */
	public function waits(): bool {
		return '' !== $this->release;
	}

	/**
	 * How many things were told, the application itself among them: names each notice.
	 */
	public function turn(): int {
		return count( History::of( $this->history, $this->created ) );
	}

	/**
	 * GMT time of what was told some turns ago, '' when there were fewer.
	 *
	 * @param int $turns How many, the last one is 1.
	 */
	public function told_before( int $turns ): string {
		$steps = array_slice( History::of( $this->history, $this->created ), 1 );
		return (string) ( $steps[ count( $steps ) - $turns ]['date'] ?? '' );
	}

	/**
	 * Changes the row.
	 *
	 * @param array<string,string|int|null> $columns Columns.
	 */
	public function change( array $columns ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'application' ), $columns, array( 'id' => $this->id ) );
	}

	/**
	 * Both sides know the same from here on.
	 *
	 * @param Stage                         $stage   Stage.
	 * @param string                        $words   What is said about it.
	 * @param array<string,string|int|null> $columns Further columns.
	 */
	public function told( Stage $stage, string $words, array $columns = array() ): void {
		$this->change(
			$columns + array(
				'stage' => $stage->value,
				'words' => $words,
			)
		);
		self::tell( array( $this ) );
	}

	/**
	 * Who applied knows from here on what was decided.
	 *
	 * @param list<self> $rows Rows, of any number.
	 */
	public static function tell( array $rows ): void {
		global $wpdb;
		$table   = Tables::name( 'application' );
		$now     = Clock::gmt();
		$history = History::sql_with_stage( $now );
		foreach ( array_chunk( array_column( $rows, 'id' ), self::BATCH ) as $ids ) {
			$list = implode( ',', $ids );
			// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers, a prepared expression.
			$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET told = stage, told_words = words, told_gmt = %s, release_gmt = NULL, history = ", $now ) . "{$history} WHERE id IN ({$list})" );
		}
	}

	/**
	 * The owner has answered. The first time says how long people wait.
	 *
	 * @param list<self> $rows Rows, of any number.
	 */
	public static function answer( array $rows ): void {
		global $wpdb;
		$table = Tables::name( 'application' );
		foreach ( array_chunk( array_column( $rows, 'id' ), self::BATCH ) as $ids ) {
			$list = implode( ',', $ids );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a fixed name, integers.
			$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET answered_gmt = %s WHERE id IN ({$list}) AND answered_gmt IS NULL", Clock::gmt() ) );
		}
	}

	/**
	 * Locks rows in one order for everybody, and reads them as they are now.
	 *
	 * @param string $where Condition of integers and fixed words.
	 * @return list<self>
	 */
	private static function rows( string $where ): array {
		global $wpdb;
		$table = Tables::name( 'application' );
		$is_on = State::sql_not_off( 'user_id' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed words, integers, and a prepared condition.
		$rows = (array) $wpdb->get_results( "SELECT *, CASE WHEN {$is_on} THEN 1 ELSE 0 END AS is_on FROM {$table} WHERE {$where} ORDER BY id FOR UPDATE" );
		return array_map(
			static fn( stdClass $row ): self => new self(
				(int) $row->id,
				(int) $row->mission_id,
				(int) $row->user_id,
				(int) $row->post_id,
				(bool) $row->is_on,
				Stage::from( (string) $row->stage ),
				(string) $row->words,
				(string) $row->release_gmt,
				Stage::from( (string) $row->told ),
				(string) $row->told_words,
				(int) $row->reapplied,
				null !== $row->answered_gmt,
				(string) $row->created_gmt,
				(string) $row->history
			),
			array_values( array_filter( $rows, static fn( mixed $row ): bool => $row instanceof stdClass ) )
		);
	}
}
