<?php
/**
 * Suggestions for when no company fits the filters: a filter to drop, and how many design jobs that finds.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\People\Accounts\Roles;

/**
 * @phpstan-import-type Filters from Query
 * @phpstan-import-type Wider_Jobs from Query
 */
final class Nearby_Jobs {

	private const OFFERED = 4;

	public function __construct( private readonly Query $query ) {}

	/**
	 * Suggestions: without one of the filters, most design jobs first. Without its only filter it would be the whole list.
	 *
	 * @param Filters $filters Filters that find nobody.
	 * @return list<Wider_Jobs>
	 */
	public function ways( array $filters ): array {
		// `all_words` is no filter: it says whose texts are searched.
		$set  = array_keys( array_diff_key( array_filter( $filters ), array( 'all_words' => true ) ) );
		$ways = array();
		foreach ( count( $set ) > 1 ? $set : array() as $name ) {
			$wider = $filters;
			unset( $wider[ $name ] );
			$total = $this->query->page( Roles::CONTRACTOR, $wider, 1, 0 )['jobs_total'];
			if ( $total > 0 ) {
				$ways[] = array(
					'filters' => array_diff_key( $wider, array( 'all_words' => true ) ),
					'total'   => $total,
				);
			}
		}
		usort( $ways, static fn( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return array_slice( $ways, 0, self::OFFERED );
	}
}
