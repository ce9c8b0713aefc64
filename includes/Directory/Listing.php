<?php
/** The tables, conditions and order of a list, prepared for all of its queries. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Verified;

/**
 * With one skill its index is in the list's order, and what few have is found without reading all who have the skill. So it is with facts
 * of jobs: their table stands in for the skills'.
 * @phpstan-import-type Normal from Query
 */
final class Listing {

	/** ORDER BY clause: newest first; contractors with an open mission before the others. */
	public readonly string $order;

	/** Column that counts the open missions of a row: all of the member's, or those of the skills asked for. A mission has one skill. */
	public readonly string $jobs;

	/** Table whose rows keys() has: `d` the members', `s` the skills'. */
	public readonly string $side;

	private string $skills;

	/** @var array<int|string,string> */
	private array $conditions = array();

	/** @var array<string,string> Those of them, by key, that read differently where members are looked at one by one. */
	private array $of_one = array();

	/** @var array<string,int> Results of at_most() by skills. */
	private array $most = array();

	/** @param Normal $filters Result of Query::normalise(). */
	public function __construct( public readonly string $role, public readonly array $filters ) {
		$has_facts    = Fact_Table::is_asked_for( $filters );
		$is_one       = 1 === count( $filters['skill'] ) || ( $has_facts && ! $filters['skill'] );
		$this->skills = $is_one ? self::table( $filters ) . ' s' : '';
		$filed        = $is_one ? 's' : 'd';
		$this->side   = $this->asks_members() ? 'd' : $filed;
		$this->order  = self::ordered( $role, $filed );
		$this->jobs   = $this->jobs( $is_one );
		$this->narrow( $filed );
	}

	/** @param string $side Table: `d`, or `s` for the skills'. */
	public static function ordered( string $role, string $side ): string {
		if ( Roles::DESIGNER === $role ) {
			return "{$side}.sort_at DESC, {$side}.user_id DESC";
		}
		$date = 'd' === $side ? 'most_recent_mission_at' : 'sort_at';
		return "{$side}.has_open DESC, {$side}.{$date} DESC, {$side}.user_id DESC";
	}

	/**
	 * The table that files members under their skills, or under the facts of their jobs.
	 * @param Normal $filters
	 */
	public static function table( array $filters ): string {
		return Fact_Table::is_asked_for( $filters ) ? '{directory_fact}' : '{directory_skill}';
	}

	/**
	 * Conditions on that table, prepared, for any of the skills.
	 * @param Normal $filters
	 */
	public static function filed( string $name, string $role, array $filters ): string {
		if ( Fact_Table::is_asked_for( $filters ) ) {
			return Fact_Table::condition( $name, $filters );
		}
		$skills = self::skills( $filters['skill'] );
		return "{$name}.skill_id {$skills} AND {$name}.role = " . Sql::words( array( $role ) ) . " AND {$name}.listed = 1";
	}

	/**
	 * SQL that compares an id with those of skills.
	 * @param list<int> $ids
	 */
	public static function skills( array $ids ): string {
		return count( $ids ) > 1 ? 'IN (' . implode( ',', $ids ) . ')' : '= ' . ( $ids[0] ?? 0 );
	}

	/**
	 * Tables and conditions, without the members' rows `d` where the skills' do.
	 * @param list<string> $more  More conditions, prepared.
	 * @param string       $first A table with the members to begin with, prepared.
	 */
	public function keys( array $more = array(), string $first = '' ): string {
		$tables = array_filter( array( $first, 's' === $this->side ? '' : '{directory} d', $this->skills ) );
		$from   = array_shift( $tables );
		foreach ( $tables as $table ) {
			$from .= " JOIN {$table} USING (user_id)";
		}
		return "{$from} WHERE " . implode( ' AND ', array( ...array_values( $this->conditions ), ...$more ) );
	}

	/** This list with conditions to read it in its order until a page is full. */
	public function walked(): self {
		$list             = clone $this;
		$list->conditions = array_replace( $this->conditions, $this->of_one );
		return $list;
	}

	/**
	 * The number of members to read until enough who match are found, if those are spread evenly.
	 * @param int $until Members up to the end of the page.
	 */
	public function steps( int $until, int $total ): int {
		$skill = count( $this->filters['skill'] ) > 1 ? array() : $this->filters['skill'];
		return intdiv( $until * $this->at_most( $skill ), max( 1, $total ) );
	}

	/**
	 * Members the list has at most with these skills instead of its own, without words. Counted once.
	 * @param list<int> $skills
	 */
	public function at_most( array $skills ): int {
		$filters                                        = array( 'skill' => $skills ) + $this->filters;
		return $this->most[ implode( ',', $skills ) ] ??= Totals::at_most( $this->role, $filters );
	}

	/** Columns of keys() that count who is listed; contractors also by their missions. */
	public function counted(): string {
		return Roles::DESIGNER === $this->role
			? 'COUNT(*) AS total'
			: "COUNT(*) AS total, COALESCE(SUM({$this->side}.has_open),0) AS open_total, COALESCE(SUM({$this->jobs}),0) AS jobs_total";
	}

	/** The query that counts who is listed. A mission has one skill. */
	public function counting(): string {
		if ( ! $this->is_merged() ) {
			return "SELECT {$this->counted()} FROM {$this->keys()}";
		}
		$from = $this->under( $this->filters['skill'] );
		return Roles::DESIGNER === $this->role
			? "SELECT COUNT(DISTINCT user_id) AS total FROM {$from}"
			: "SELECT COUNT(*) AS total, COALESCE(SUM(has_open),0) AS open_total, COALESCE(SUM(jobs),0) AS jobs_total
				FROM (SELECT MAX(has_open) AS has_open, SUM(jobs) AS jobs FROM {$from} GROUP BY user_id) members";
	}

	/** Whether it has the members with any of several skills, and nothing else is asked of these than their skills' rows know. */
	public function is_merged(): bool {
		return count( $this->filters['skill'] ) > 1 && ! $this->filters['words'] && ! $this->asks_members();
	}

	/** The first members of a merged list, as a table `s`: they are among the first of each skill, in whose index they are in order. */
	public function merged( int $rows ): string {
		$order = self::ordered( $this->role, 's' );
		$lists = array_map(
			fn( int $skill ): string =>
				"SELECT * FROM (SELECT user_id, sort_at, has_open FROM {$this->under( array( $skill ) )} ORDER BY {$order} LIMIT {$rows}) of_{$skill}",
			$this->filters['skill']
		);
		// UNION removes the duplicates of those with several skills.
		return '(' . implode( ' UNION ', $lists ) . ') s';
	}

	/**
	 * The skills' table and the conditions of a merged list, prepared.
	 * @param list<int> $skills Any of these.
	 */
	private function under( array $skills ): string {
		$filters = array( 'skill' => $skills ) + $this->filters;
		return self::table( $filters ) . ' s WHERE ' . self::filed( 's', $this->role, $filters )
			. ( $filters['level'] > 0 ? ' AND level = ' . (int) $filters['level'] : '' )
			. ( '' !== $filters['region'] ? ' AND region = ' . Sql::words( array( $filters['region'] ) ) : '' );
	}

	/** A cache key of this list. One that depends on the day has a new key each day. */
	public function key(): string {
		return (string) wp_json_encode( array( $this->role, $this->filters, $this->asks_more_than_totals() ? Verified::today() : '' ) );
	}

	/** Whether anything is asked for but the role. */
	public function is_filtered(): bool {
		return $this->filters['skill']
			|| $this->filters['level'] > 0
			|| '' !== $this->filters['region']
			|| $this->filters['words']
			|| $this->asks_members();
	}

	/** Whether a filter needs a column that the skills' table lacks. */
	public function asks_members(): bool {
		return $this->filters['verified'] || '' !== $this->filters['available'] || $this->asks_jobs() || $this->asks_line();
	}

	/** Whether a filter is about what designers show of their school and languages. */
	public function asks_line(): bool {
		$asked = array_intersect_key( $this->filters, array_flip( array( 'verified', 'school', 'language', 'graduation' ) ) );
		return Roles::DESIGNER === $this->role && (bool) array_filter( $asked );
	}

	/** Whether a filter is none of those by which Totals has the numbers. */
	public function asks_more_than_totals(): bool {
		return '' !== $this->filters['available'] || $this->asks_jobs() || $this->asks_line();
	}

	/** Whether a filter is about single open jobs, which have tables of their own. */
	public function asks_jobs(): bool {
		return Roles::CONTRACTOR === $this->role && ( $this->filters['deadline'] || $this->filters['language'] );
	}

	/** Table `t` and condition of the jobs that fit all filters at once, prepared. */
	public function fitting(): string {
		return $this->filters['language'] ? Job_Languages::fitting( $this->filters ) : Deadlines::fitting( $this->filters );
	}

	/** @param string $side Table that has the filters' columns. */
	private function narrow( string $side ): void {
		$filters = $this->filters;
		if ( 's' === $side ) {
			$where = array( self::filed( 's', $this->role, $filters ) );
		} else {
			$where = array( 'd.role = ' . Sql::words( array( $this->role ) ) . ' AND d.listed = 1' );
			if ( $filters['skill'] ) {
				$filed           = self::table( $filters ) . ' f WHERE ' . self::filed( 'f', $this->role, $filters );
				$where['skills'] = "d.user_id IN (SELECT f.user_id FROM {$filed})";
				$this->of_one   += array( 'skills' => "(SELECT 1 FROM {$filed} AND f.user_id = d.user_id LIMIT 1) = 1" );
			}
		}
		if ( $filters['level'] > 0 ) {
			$where[] = "{$side}.level = " . (int) $filters['level'];
		}
		if ( '' !== $filters['region'] ) {
			$where[] = "{$side}.region = " . Sql::words( array( $filters['region'] ) );
		}
		if ( $filters['verified'] ) {
			$where[] = 'd.verified = 1';
		}
		if ( '' !== $filters['available'] ) {
			$today   = Verified::today();
			$where[] = "d.available_from <= '{$today}' AND d.available_until >= '{$today}'" . (
				Availability::TO_MEMBERS === $filters['available'] ? '' : ' AND d.available_shown = 1'
			);
		}
		if ( $this->asks_line() ) {
			$where = array( ...$where, ...School_Columns::conditions( $filters ) );
		}
		if ( $this->asks_jobs() ) {
			$fitting       = $this->fitting();
			$where['jobs'] = "d.user_id IN (SELECT t.user_id FROM {$fitting})";
			$this->of_one += array( 'jobs' => "(SELECT 1 FROM {$fitting} AND t.user_id = d.user_id LIMIT 1) = 1" );
		}
		$this->conditions = $where;
	}

	/** @param bool $is_one Whether there is one skill. */
	private function jobs( bool $is_one ): string {
		if ( $this->asks_jobs() ) {
			return "(SELECT COUNT(DISTINCT t.mission_id) FROM {$this->fitting()} AND t.user_id = d.user_id)";
		}
		if ( $is_one || ! $this->filters['skill'] ) {
			return $is_one ? 's.jobs' : 'd.open_jobs';
		}
		return '(SELECT SUM(k.jobs) FROM '
			. self::table( $this->filters )
			. ' k WHERE k.user_id = d.user_id AND '
			. self::filed( 'k', $this->role, $this->filters )
			. ')';
	}
}
