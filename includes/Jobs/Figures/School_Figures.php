<?php
/** Counts who joined, what was posted, and what came of it, for whoever runs the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Directory\Words;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Schools\Schools;

/**
 * Numbers are rounded down to steps of five, and none below five is given: nobody can be picked out. The total is counted by itself, each
 * member, job and application once, and then rounded, so that nothing can be worked out from it. Any span takes the same number of
 * statements. calls.json says what the numbers mean.
 * @phpstan-type Figure array<string,int|string>
 * @phpstan-type Counts array<string,int>
 */
final class School_Figures {

	public const COLUMNS = array( 'members', 'jobs', 'applications', 'answered', 'hires' );

	/** Suffix of the columns of the year before. */
	public const BEFORE = '_before';

	private const STEP = 5;

	private readonly ?self $before;

	/** @param bool $compare Whether rows and total also have the columns of the year before. */
	public function __construct( private readonly Span $span, bool $compare = false ) {
		$this->before = $compare ? new self( $span->year_before() ) : null;
	}

	/** @return array{by:string,from:string,to:string,rows:list<Figure>,total:Figure} */
	public function answer(): array {
		return array(
			'by'    => $this->span->by,
			'from'  => $this->span->months[0],
			'to'    => $this->span->months[ count( $this->span->months ) - 1 ],
			'rows'  => $this->rows(),
			'total' => $this->total(),
		);
	}

	/** @return Figure */
	public function total(): array {
		return $this->rounded( $this->sums(), $this->before?->sums() ?? array() );
	}

	/** @return list<Figure> */
	public function rows(): array {
		$counts = $this->counts();
		$before = $this->before?->counts() ?? array();
		$rows   = array();
		foreach ( $this->labels( $counts + $before ) as $key => $label ) {
			$folded = $this->folded( (string) $key );
			$rows[] = array( 'key' => (string) $key, 'label' => $label )
				+ $this->rounded( $counts[ $folded ] ?? array(), $before[ $this->span->key_before( $folded ) ] ?? array() );
		}
		return $rows;
	}

	/**
	 * The names of the columns, the rows and the total, as lists of cells.
	 * @return list<list<string>>
	 */
	public function lines(): array {
		$total = array( 'key' => 'total', 'label' => __( 'Total', 'design-marketplace' ) ) + $this->total();
		$lines = array( array_keys( $total ) );
		foreach ( array( ...$this->rows(), $total ) as $row ) {
			$lines[] = array_map( 'strval', array_values( $row ) );
		}
		return $lines;
	}

	/** @return Counts */
	private function sums(): array {
		$sums = array();
		foreach ( $this->counting( false ) as $sql ) {
			$sums += array_map( 'intval', Sql::row( $sql ) ?? array() );
		}
		return $sums;
	}

	/** @return array<string,Counts> By key. */
	private function counts(): array {
		$counts = array();
		foreach ( $this->counting( true ) as $sql ) {
			foreach ( Sql::rows( "{$sql} GROUP BY 1" ) as $row ) {
				$key = $this->folded( (string) $row['k'] );
				foreach ( array_diff_key( $row, array( 'k' => '' ) ) as $column => $number ) {
					$counts[ $key ][ $column ] = ( $counts[ $key ][ $column ] ?? 0 ) + (int) $number;
				}
			}
		}
		return $counts;
	}

	/**
	 * @param array<string,Counts> $counts By key.
	 * @return array<int|string,string> Labels of the rows by key, in order; of schools also those that have left the list.
	 */
	private function labels( array $counts ): array {
		switch ( $this->span->by ) {
			case Span::MONTH:
				return array_combine( $this->span->months, $this->span->months );
			case Span::SKILL:
				return Skills::names();
			case Span::UNIVERSITY:
				$other = array( Schools::OTHER => __( 'Other university', 'design-marketplace' ) );
				$known = array_column( Schools::all(), 'name', 'code' );
				$gone  = array();
				foreach ( array_keys( array_diff_key( $counts, $known, $other ) ) as $code ) {
					$gone[ $code ] = Schools::name( (string) $code );
				}
				return $known + array_filter( $gone ) + $other;
			default:
				$known = array_merge( ...array_column( Schools::all(), 'programmes' ) );
				$named = Sql::column(
					'SELECT programme FROM ' . Roster::sql() . ' s WHERE programme <> %s GROUP BY programme HAVING COUNT(*) >= %d ORDER BY programme',
					'',
					self::STEP
				);
				$names = array();
				foreach ( array( ...$known, ...$named ) as $name ) {
					$names[ $this->folded( $name ) ] ??= $name;
				}
				return array_combine( $names, $names );
		}
	}

	/** The key by which counts are found: a programme is the same with capitals or without, as to the database. */
	private function folded( string $key ): string {
		return Span::PROGRAMME === $this->span->by ? Words::folded( $key ) : $key;
	}

	/**
	 * Statements that count, with the key `k` of a row or without.
	 * @return list<string>
	 */
	private function counting( bool $by_key ): array {
		$columns   = array(
			'members'      => 'COUNT(*) AS members',
			'jobs'         => 'COUNT(DISTINCT p.ID) AS jobs',
			'applications' => 'COUNT(*) AS applications, COUNT(a.answered_gmt) AS answered',
			'hires'        => 'COUNT(*) AS hires',
		);
		$job       = "p.post_type = '" . Item_Types::MISSION . "'";
		$published = "{$job} AND " . Mission_State::sql_published( 'p.post_status' );
		$meta      = static fn( string $alias, string $key ): string => "INNER JOIN {postmeta} {$alias} ON {$alias}.post_id = p.ID AND {$alias}.meta_key = '{$key}'";
		$from      = array(
			'members'      => array( Roster::sql() . ' u', "u.state = '" . Account_State::Active->value . "'", 'u.joined' ),
			'jobs'         => array( '{posts} p', $published, 'p.post_date_gmt' ),
			'applications' => array( '{application} a INNER JOIN {posts} p ON p.ID = a.mission_id', $job, 'a.created_gmt' ),
			'hires'        => array(
				"{posts} p {$meta( 'o', Mission_Outcome::META )} {$meta( 'c', Mission_Outcome::CLOSED )} INNER JOIN {application} a ON a.mission_id = p.ID",
				"{$job} AND p.post_status = '" . Mission_State::Closed->value . "' AND o.meta_value = '" . Mission_Outcome::Here->value
					. "' AND a.stage = '" . Stage::Chosen->value . "'",
				'c.meta_value',
			),
		);
		$counting  = array();
		$first     = $this->span->begins( 0 );
		$end       = $this->span->begins( count( $this->span->months ) );
		foreach ( $from as $name => [ $tables, $where, $time ] ) {
			[ $key, $join ] = $by_key ? $this->key( $name, $time ) : array( '', '' );
			$counted        = ( $by_key ? "{$key} AS k, " : '' ) . $columns[ $name ];
			$counting[]     = "SELECT {$counted} FROM {$tables} {$join} WHERE {$where} AND {$time} >= '{$first}' AND {$time} < '{$end}'";
		}
		return $counting;
	}

	/**
	 * SQL for the key of a row, and what it has to be joined with.
	 * @param 'members'|'jobs'|'applications'|'hires' $of
	 * @param string $time Column with the time.
	 * @return array{string,string}
	 */
	private function key( string $of, string $time ): array {
		$who    = 'members' === $of ? 'u.user_id' : 'a.user_id';
		$role   = array( $of, $this->span->by ) === array( 'jobs', Span::UNIVERSITY ) ? Roles::CONTRACTOR : Roles::DESIGNER;
		$member = static fn( string $column, string $user, string $join = '' ): array => array(
			"s.{$column}",
			"{$join} INNER JOIN " . Roster::sql() . " s ON s.user_id = {$user} AND s.{$column} <> ''"
				. ( 'members' === $of ? '' : " AND s.role = '{$role}'" ),
		);
		return match ( $this->span->by ) {
			Span::MONTH => array( $this->month( $time ), '' ),
			Span::SKILL => 'members' === $of
				? array( 'dm_k.skill_id', Directory_Table::join_skills( $who, Roles::DESIGNER ) )
				: array(
					't.term_id',
					"INNER JOIN {term_relationships} r ON r.object_id = p.ID INNER JOIN {term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = '" . Skills::TAXONOMY . "'",
				),
			Span::UNIVERSITY => $member( 'school', 'jobs' === $of ? 'p.post_author' : $who ),
			default => $member( 'programme', $who, 'jobs' === $of ? 'INNER JOIN {application} a ON a.mission_id = p.ID' : '' ),
		};
	}

	/** SQL for the month of a time, of those of the span. */
	private function month( string $time ): string {
		$cases = '';
		foreach ( $this->span->months as $index => $month ) {
			$cases .= " WHEN {$time} < '{$this->span->begins( $index + 1 )}' THEN '{$month}'";
		}
		return "CASE{$cases} END";
	}

	/**
	 * @param Counts $counts
	 * @param Counts $before
	 * @return Figure
	 */
	private function rounded( array $counts, array $before ): array {
		$figure = array();
		foreach ( array( '' => $counts ) + ( $this->before ? array( self::BEFORE => $before ) : array() ) as $which => $found ) {
			foreach ( self::COLUMNS as $column ) {
				$number                     = $found[ $column ] ?? 0;
				$figure[ $column . $which ] = $number < self::STEP ? '<' . self::STEP : $number - $number % self::STEP;
			}
		}
		return $figure;
	}
}
