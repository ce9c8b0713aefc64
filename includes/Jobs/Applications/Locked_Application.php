<?php
/** A row of the application table, locked until the transaction ends, so that its values cannot change. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\State;

/** Lock the accounts of the company and of the applicants before. After a write this object is outdated: lock the row again. */
final class Locked_Application {

	/**
	 * @param string $release GMT time it is told; '' when nothing waits.
	 * @param int $reapplied How often it was withdrawn and made again.
	 * @param bool $is_answered Whether the owner has answered in any way.
	 * @param string $history What was told, as JSON.
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
	 * @param list<int> $post_ids At least one post id.
	 * @return list<self> Those that exist.
	 */
	public static function by_posts( array $post_ids ): array {
		return self::rows( 'post_id IN (' . Sql::in( $post_ids ) . ')' );
	}

	/**
	 * @param list<int> $ids Row ids.
	 * @return list<self> Those that exist.
	 */
	public static function by_ids( array $ids ): array {
		return $ids ? self::rows( 'a.id IN (' . Sql::in( $ids ) . ')' ) : array();
	}

	public static function of( int $mission_id, int $user_id ): ?self {
		return self::rows( "mission_id = {$mission_id} AND user_id = {$user_id}" )[0] ?? null;
	}

	/**
	 * The rows a close has to settle: those with something not told yet, the chosen ones if the outcome concerns them, and the named
	 * ones. No row is read of thousands of others.
	 * @param list<int> $post_ids Named applications.
	 * @return list<self>
	 */
	public static function unsettled( int $mission_id, array $post_ids, bool $with_chosen ): array {
		$rows = "SELECT id FROM {application} WHERE mission_id = {$mission_id} AND ";
		$ids  = $rows . 'release_gmt IS NOT NULL';
		if ( $with_chosen ) {
			$ids .= " UNION {$rows} stage = '" . Stage::Chosen->value . "'";
		}
		if ( $post_ids ) {
			$ids .= " UNION {$rows} post_id IN (" . Sql::in( $post_ids ) . ')';
		}
		return self::rows( '1 = 1', "INNER JOIN ( {$ids} ) unsettled ON unsettled.id = a.id" );
	}

	/** Whether something is not told yet. */
	public function waits(): bool {
		return '' !== $this->release;
	}

	/** The number of things the applicant was told, the application included. Part of each notice's event. */
	public function turn(): int {
		return count( History::of( $this->history, $this->created ) );
	}

	/** GMT time of the n-th last thing that was told, '' when there were fewer. */
	public function told_before( int $turns ): string {
		$steps = array_slice( History::of( $this->history, $this->created ), 1 );
		return (string) ( $steps[ count( $steps ) - $turns ]['date'] ?? '' );
	}

	/** The row after Application_Writer::name(). */
	public function named( string $now ): self {
		$is_known = Stage::Chosen === $this->told;
		$after    = array(
			'stage'   => Stage::Chosen,
			'words'   => $is_known ? $this->told_words : '',
			'release' => $is_known ? '' : $now,
		);
		return new self( ...( $after + get_object_vars( $this ) ) );
	}

	/**
	 * Locks rows in one fixed order, and reads them.
	 * @param string $where Condition of integers and constants, like the join.
	 * @return list<self>
	 */
	private static function rows( string $where, string $join = '' ): array {
		$is_on = State::sql_not_off( 'a.user_id' );
		return array_map(
			static fn( array $row ): self => new self(
				(int) $row['id'],
				(int) $row['mission_id'],
				(int) $row['user_id'],
				(int) $row['post_id'],
				(bool) $row['is_on'],
				Stage::from( (string) $row['stage'] ),
				(string) $row['words'],
				(string) $row['release_gmt'],
				Stage::from( (string) $row['told'] ),
				(string) $row['told_words'],
				(int) $row['reapplied'],
				null !== $row['answered_gmt'],
				(string) $row['created_gmt'],
				(string) $row['history']
			),
			Sql::rows( "SELECT a.*, CASE WHEN {$is_on} THEN 1 ELSE 0 END AS is_on FROM {application} a {$join} WHERE {$where} ORDER BY a.id FOR UPDATE" )
		);
	}
}
