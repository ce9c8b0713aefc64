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
	 * An application.
	 *
	 * @param int $id Row.
	 */
	public static function by_id( int $id ): ?self {
		return self::rows( "id = {$id}" )[0] ?? null;
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
	 * What a close has to settle: whoever is chosen or waits to be told something, and those that are named. Of thousands of others no row
	 * is read: somebody who waits has a stage other than new.
	 *
	 * @param int       $mission_id Mission.
	 * @param list<int> $post_ids   Named ones.
	 * @return list<self>
	 */
	public static function unsettled( int $mission_id, array $post_ids ): array {
		global $wpdb;
		$table  = Tables::name( 'application' );
		$chosen = Stage::Chosen->value;
		$stages = sprintf( "'%s', '%s', '%s'", Stage::Shortlisted->value, $chosen, Stage::Declined->value );
		$ids    = "SELECT id FROM {$table} WHERE mission_id = {$mission_id} AND stage IN ( {$stages} ) AND ( release_gmt IS NOT NULL OR stage = '{$chosen}' )";
		if ( $post_ids ) {
			$ids .= " UNION SELECT id FROM {$table} WHERE mission_id = {$mission_id} AND post_id IN (" . implode( ',', array_map( 'intval', $post_ids ) ) . ')';
		}
		$ids = array_map( 'intval', $wpdb->get_col( $ids ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- fixed words and integers.
		return $ids ? self::rows( 'id IN (' . implode( ',', $ids ) . ')' ) : array();
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
	 * @return int Its turn.
	 */
	public function told( Stage $stage, string $words, array $columns = array() ): int {
		$now   = Clock::gmt();
		$steps = array(
			...History::of( $this->history, $this->created ),
			array(
				'stage' => $stage->value,
				'date'  => $now,
			),
		);
		$this->change(
			$columns + array(
				'stage'       => $stage->value,
				'words'       => $words,
				'told'        => $stage->value,
				'told_words'  => $words,
				'told_gmt'    => $now,
				'release_gmt' => null,
				'history'     => (string) wp_json_encode( $steps ),
			)
		);
		return count( $steps );
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
