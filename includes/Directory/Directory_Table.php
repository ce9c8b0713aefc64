<?php
/** Writes rows of the directory so that parallel requests never leave an older state on top of a newer one. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Members\Availability;
use WP_Error;

/**
 * A row is written only if its version has not changed since it was read; otherwise it is computed again.
 * @phpstan-import-type Row from Row_Builder
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Found_By from Word_Table
 * @phpstan-import-type Days from Deadlines
 * @phpstan-import-type Spoken from Job_Languages
 * @phpstan-type Stored array{row:Row,skills:list<int>,jobs:array<int,int>,facts:array<string,int>,words:Found_By,deadlines:Days,languages:Spoken,version:int}
 */
final class Directory_Table {

	private const COLUMNS = array(
		'user_id',
		'role',
		'listed',
		'level',
		'region',
		'has_open',
		'open_jobs',
		'verified',
		'available_from',
		'available_until',
		'available_shown',
		...self::SINCE_2,
		'sort_at',
		'most_recent_mission_at',
		'slug',
		'folded',
		'doc',
	);

	/** Columns that the second migration brings. */
	private const SINCE_2 = array( 'school', 'graduation', 'spoken', 'portfolio_open' );

	private const INTEGERS = array( 'user_id', 'listed', 'level', 'has_open', 'open_jobs', 'verified', 'available_shown', 'graduation', 'portfolio_open' );

	/** Whether a write, once committed, has started a new edition of the stored counts. */
	public bool $has_outdated = false;

	/** SQL that joins the row `d` of the member with this id, NULL for those who have none. */
	public static function join( string $user ): string {
		return 'LEFT JOIN ' . Tables::name( 'directory' ) . " d ON d.user_id = {$user}";
	}

	/** SQL that joins only the members of a role who have a skill. */
	public static function join_skill( string $user, string $role, int $skill ): string {
		return self::join_skills( $user, $role ) . " AND dm_k.skill_id = {$skill}";
	}

	/** SQL that joins the skills `dm_k` of members of a role. */
	public static function join_skills( string $user, string $role ): string {
		return 'INNER JOIN ' . Tables::name( 'directory_skill' ) . " dm_k ON dm_k.user_id = {$user} AND dm_k.role = " . Sql::words( array( $role ) );
	}

	/**
	 * SQL for a table of the listed members among these, with `user_id`, `level`, `region` and `verified`.
	 * @param list<int> $ids
	 */
	public static function sql_listed( string $role, array $ids ): string {
		$where = 'role = ' . Sql::words( array( $role ) ) . ' AND listed = 1 AND user_id IN (' . Sql::in( $ids ) . ')';
		return '( SELECT user_id, level, region, verified FROM ' . Tables::name( 'directory' ) . " WHERE {$where} )";
	}

	/** Number of members, listed or not. */
	public static function size( bool $listed = false ): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM {directory}' . ( $listed ? ' WHERE listed = 1' : '' ) );
	}

	/** @return array<int,int> Numbers of members of a role, listed or not, by skill. */
	public static function by_skill( string $role ): array {
		return Sql::numbers( 'SELECT skill_id, COUNT(*) FROM {directory_skill} WHERE role = %s GROUP BY skill_id', $role );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int,Stored>
	 */
	public function read( array $user_ids ): array {
		if ( ! $user_ids ) {
			return array();
		}
		$ids      = Sql::in( $user_ids );
		$rows     = array();
		$versions = array();
		foreach ( Sql::rows( "SELECT * FROM {directory} WHERE user_id IN ({$ids})" ) as $columns ) {
			/** @var Row $row */
			$row = array_map( 'strval', array_intersect_key( $columns, array_flip( self::COLUMNS ) ) );
			foreach ( self::INTEGERS as $name ) {
				$row[ $name ] = (int) ( $columns[ $name ] ?? 0 );
			}
			$rows[ $row['user_id'] ]     = $row;
			$versions[ $row['user_id'] ] = (int) $columns['version'];
		}
		$words     = Word_Table::read( array_column( $rows, 'role', 'user_id' ) );
		$facts     = Fact_Table::read( $rows );
		$deadlines = Deadlines::read( $user_ids );
		$languages = Job_Languages::read( $user_ids );
		$stored    = array();
		foreach ( $rows as $id => $row ) {
			$stored[ $id ] = array(
				'row'       => $row,
				'skills'    => array(),
				'jobs'      => array(),
				'facts'     => $facts[ $id ] ?? array(),
				'words'     => $words[ $id ] ?? array(),
				'deadlines' => $deadlines[ $id ] ?? array(),
				'languages' => $languages[ $id ] ?? array(),
				'version'   => $versions[ $id ],
			);
		}
		// A skill filed under anything else than its member is as good as missing: it counts as 0.
		$as_member = '(s.role, s.listed, s.level, s.region, s.has_open, s.sort_at) = (d.role, d.listed, d.level, d.region, d.has_open, d.sort_at)';
		$skills    = Sql::rows(
			"SELECT s.user_id, s.skill_id, s.jobs, {$as_member} AS fits FROM {directory_skill} s INNER JOIN {directory} d ON d.user_id = s.user_id
			WHERE s.user_id IN ({$ids}) ORDER BY s.skill_id"
		);
		foreach ( $skills as $row ) {
			$id    = (int) $row['user_id'];
			$skill = (int) $row['skill_id'];
			if ( isset( $stored[ $id ] ) ) {
				$stored[ $id ]['skills'][] = $row['fits'] ? $skill : 0;
				$stored[ $id ]['jobs']    += array_filter( array( $skill => (int) $row['jobs'] ) );
			}
		}
		return $stored;
	}

	/**
	 * @param Stored|null $stored
	 * @param Entry|null $wanted
	 */
	public function is_same( ?array $stored, ?array $wanted ): bool {
		if ( ! $stored || ! $wanted ) {
			return ! $stored && ! $wanted;
		}
		$skills = $wanted['skills'];
		$jobs   = $wanted['jobs'];
		sort( $skills );
		ksort( $jobs );
		ksort( $wanted['words'], SORT_STRING );
		ksort( $stored['words'], SORT_STRING );
		ksort( $wanted['deadlines'] );
		ksort( $wanted['languages'] );
		ksort( $stored['languages'] );
		return self::sorted( $wanted['row'] ) === self::sorted( $stored['row'] )
			&& array( $skills, $jobs, $wanted['facts'], $wanted['words'], $wanted['deadlines'], $wanted['languages'] ) === array(
				$stored['skills'],
				$stored['jobs'],
				$stored['facts'],
				$stored['words'],
				$stored['deadlines'],
				$stored['languages'],
			);
	}

	/**
	 * A row with its keys in order, those of its card too: a release may name a card's fields in another order.
	 * @param array<string,mixed> $row
	 * @return array<string,mixed>
	 */
	private static function sorted( array $row ): array {
		ksort( $row );
		$card = (array) json_decode( (string) $row['doc'], true );
		ksort( $card );
		return array( 'doc' => $card ) + $row;
	}

	/**
	 * Writes what differs, together.
	 * @param list<int> $user_ids In ascending order: parallel writers then never wait for each other in a circle.
	 * @param array<int,Stored> $stored Read before the wanted ones were worked out.
	 * @param array<int,Entry> $wanted
	 * @param bool $counted Whether the totals follow; false when all is counted again afterwards.
	 * @return list<int> Users somebody else wrote in between.
	 */
	public function write( array $user_ids, array $stored, array $wanted, bool $counted = true ): array {
		$changed = array_values(
			array_filter( $user_ids, fn( int $id ): bool => ! $this->is_same( $stored[ $id ] ?? null, $wanted[ $id ] ?? null ) )
		);
		if ( ! $changed ) {
			return array();
		}
		$begun = false;
		$lost  = Transaction::run(
			function () use ( $changed, $stored, $wanted, $counted, &$begun ): array|WP_Error {
				[ $changes, $new, $lost ] = $this->write_rows( $changed, $stored, $wanted );

				$begun = self::change_counts( $changes );

				$is_done = $this->insert( $new )
					&& $this->put_skills( $changes )
					&& Fact_Table::put( $changes )
					&& Word_Table::put( $changes )
					&& Deadlines::put( $changes )
					&& Job_Languages::put( $changes )
					&& ( ! $counted || Totals::add( Totals::difference( array_values( $changes ) ) ) )
					&& ( ! $begun || Kept_Counts::outdate( Kept_Counts::LISTS ) );
				return $is_done ? $lost : new WP_Error( 'deadlock' );
			}
		);
		// The database chose this transaction to end a deadlock: nothing of it was written.
		if ( $lost instanceof WP_Error ) {
			return $changed;
		}
		$this->has_outdated = $this->has_outdated || $begun;
		return $lost;
	}

	/**
	 * @param list<int> $changed
	 * @param array<int,Stored> $stored
	 * @param array<int,Entry> $wanted
	 * @return array{array<int,array{before:Stored|null,after:Entry|null}>,list<Row>,list<int>} Changes by user id, rows to insert, and
	 *         users somebody else wrote in between.
	 */
	private function write_rows( array $changed, array $stored, array $wanted ): array {
		$changes = array();
		$new     = array();
		$lost    = array();
		// A first row needs an account that still exists: a cache may remember a deleted one.
		$first = array_keys( array_diff_key( array_intersect_key( $wanted, array_flip( $changed ) ), $stored ) );
		$gone  = array_diff( $first, Account_Lock::hold_existing( $first, is_derived: true ) );
		foreach ( $changed as $id ) {
			$version = $stored[ $id ]['version'] ?? 0;
			$after   = $wanted[ $id ] ?? null;
			$is_new  = 0 === $version && $after;
			$is_done = ! in_array( $id, $gone, true )
				&& ( $is_new || ( $after ? $this->update( $after['row'], $version ) : $this->delete( $id, $version ) ) );
			if ( ! $is_done ) {
				$lost[] = $id;
				continue;
			}
			if ( $is_new ) {
				$new[] = $after['row'];
			}
			$changes[ $id ] = array( 'before' => $stored[ $id ] ?? null, 'after' => $after );
		}
		return array( $changes, $new, $lost );
	}

	/** @param array<int,array{before:Stored|null,after:Entry|null}> $changes */
	private static function change_counts( array $changes ): bool {
		$counted = static function ( ?array $entry ): array {
			$words = $entry['words'] ?? array();
			ksort( $words, SORT_STRING );
			$row = array_intersect_key( $entry['row'] ?? array(), Availability::NEVER + School_Columns::NOTHING );
			return array( $words, $entry['facts'] ?? array(), $entry['languages'] ?? array(), $row );
		};
		foreach ( $changes as $change ) {
			if ( $counted( $change['before'] ) !== $counted( $change['after'] ) || Totals::difference( array( $change ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<Row> $rows Rows of members that had none.
	 * @return bool False when somebody else inserted one of them in between.
	 */
	private function insert( array $rows ): bool {
		$into = 'INSERT IGNORE INTO {directory} (' . implode( ',', self::columns() ) . ')';
		return count( $rows ) === Sql::insert( $into, array_map( self::values( ... ), $rows ) );
	}

	/**
	 * @param Row $row
	 * @return bool False when somebody else wrote it in between.
	 */
	private function update( array $row, int $version ): bool {
		$place = static fn( string $name ): string => "{$name} = " . ( in_array( $name, self::INTEGERS, true ) ? '%d' : '%s' );
		$sets  = implode( ', ', array_map( $place, self::columns() ) );
		return 1 === Sql::write(
			"UPDATE {directory} SET {$sets}, version = version + 1 WHERE user_id = %d AND version = %d",
			...self::values( $row ),
			...array( $row['user_id'], $version )
		);
	}

	/** @return list<string> Those there are: between an update and its migration the table is the one of before. */
	private static function columns(): array {
		return Tables::version() < 2 ? array_values( array_diff( self::COLUMNS, self::SINCE_2 ) ) : self::COLUMNS;
	}

	/**
	 * @param Row $row
	 * @return list<int|string> Its values in the order of the columns.
	 */
	private static function values( array $row ): array {
		return array_map( static fn( string $name ): int|string => $row[ $name ], self::columns() );
	}

	/** @return bool False when somebody else wrote it in between. */
	private function delete( int $user_id, int $version ): bool {
		return 1 === Sql::write( 'DELETE FROM {directory} WHERE user_id = %d AND version = %d', $user_id, $version );
	}

	/**
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	private function put_skills( array $changes ): bool {
		$rows = array();
		foreach ( $changes as $id => $change ) {
			foreach ( $change['after']['skills'] ?? array() as $skill ) {
				[ 'role' => $role, 'listed' => $listed, 'level' => $level, 'region' => $region ] = $change['after']['row'];
				[ 'has_open' => $open, 'sort_at' => $at ]                                        = $change['after']['row'];

				$rows[] = array( $skill, $role, $listed, $level, $region, $open, $at, $id, $change['after']['jobs'][ $skill ] ?? 0 );
			}
		}
		return false !== Sql::write( 'DELETE FROM {directory_skill} WHERE user_id IN (' . Sql::in( array_keys( $changes ) ) . ')' )
			&& false !== Sql::insert( 'INSERT IGNORE INTO {directory_skill} (skill_id,role,listed,level,region,has_open,sort_at,user_id,jobs)', $rows );
	}
}
