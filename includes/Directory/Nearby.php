<?php
/** Suggestions for when no designer fits the filters: a filter to drop or to change to a neighbouring value, and how many that finds. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/**
 * One query on the totals, whatever the filters.
 *
 * @phpstan-import-type Looser from Query
 * @phpstan-type Plain array{skill:int,level:int,region:string}
 */
final class Nearby {

	private const OFFERED = 4;

	private const NONE = array(
		'skill'  => 0,
		'level'  => 0,
		'region' => '',
	);

	/**
	 * Numbers of members by skill, level and region.
	 *
	 * @var list<array{skill:int,level:int,region:string,members:int}>
	 */
	private array $cells;

	/**
	 * The filters that find nobody.
	 *
	 * @var Plain
	 */
	private array $asked;

	/**
	 * @param int    $skill  Skill id, 0 for any.
	 * @param int    $level  Level, 0 for any.
	 * @param string $region Region's canonical name, '' for any.
	 */
	public function __construct( int $skill, int $level, string $region ) {
		$this->asked = compact( 'skill', 'level', 'region' );
		$this->cells = array_map(
			static fn( array $row ): array => array(
				'skill'   => (int) $row['skill_id'],
				'level'   => (int) $row['level'],
				'region'  => (string) $row['region'],
				'members' => (int) $row['members'],
			),
			Sql::rows(
				'SELECT skill_id, level, region, SUM(members) AS members FROM {directory_count} WHERE skill_id IN (0, %d) AND role = %s GROUP BY skill_id, level, region',
				$skill,
				Roles::DESIGNER
			)
		);
	}

	/**
	 * Suggestions: without one of the filters, then with a neighbouring value, then with one of three filters alone.
	 *
	 * @return list<Looser>
	 */
	public function ways(): array {
		$set     = array_keys( array_filter( $this->asked ) );
		$without = array();
		$alone   = array();
		foreach ( $set as $name ) {
			$without[] = self::plain( array( $name => self::NONE[ $name ] ) + $this->asked );
			$alone[]   = self::plain( array( $name => $this->asked[ $name ] ) );
		}
		$ways = array_merge(
			$this->helping( $without ),
			$this->helping( $this->neighbours() ),
			count( $set ) > 2 ? $this->helping( $alone ) : array()
		);
		return array_slice( $ways, 0, self::OFFERED );
	}

	/**
	 * Filters with all keys in one order.
	 *
	 * @param array<string,int|string> $filters
	 * @return Plain
	 */
	private static function plain( array $filters ): array {
		return array(
			'skill'  => (int) ( $filters['skill'] ?? 0 ),
			'level'  => (int) ( $filters['level'] ?? 0 ),
			'region' => (string) ( $filters['region'] ?? '' ),
		);
	}

	/**
	 * The levels below and above, and all other regions.
	 *
	 * @return list<Plain>
	 */
	private function neighbours(): array {
		$ways = array();
		foreach ( 0 === $this->asked['level'] ? array() : array( $this->asked['level'] - 1, $this->asked['level'] + 1 ) as $level ) {
			if ( isset( Contract::enum( 'levels' )[ $level ] ) ) {
				$ways[] = self::plain( array( 'level' => $level ) + $this->asked );
			}
		}
		foreach ( '' === $this->asked['region'] ? array() : array_keys( Contract::enum( 'regions' ) ) as $region ) {
			$ways[] = self::plain( array( 'region' => (string) $region ) + $this->asked );
		}
		return $ways;
	}

	/**
	 * The suggestions that find somebody, most members first.
	 *
	 * @param list<Plain> $ways
	 * @return list<Looser>
	 */
	private function helping( array $ways ): array {
		$helping = array();
		foreach ( $ways as $way ) {
			$total = $this->total( $way );
			if ( $total > 0 && array_filter( $way ) ) {
				$helping[] = array(
					'filters' => $way,
					'total'   => $total,
				);
			}
		}
		usort( $helping, static fn( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return $helping;
	}

	/** @param Plain $filters */
	private function total( array $filters ): int {
		$fits = static fn( array $cell ): bool => $cell['skill'] === $filters['skill']
			&& ( 0 === $filters['level'] || $cell['level'] === $filters['level'] )
			&& ( '' === $filters['region'] || $cell['region'] === $filters['region'] );
		return array_sum( array_column( array_filter( $this->cells, $fits ), 'members' ) );
	}
}
