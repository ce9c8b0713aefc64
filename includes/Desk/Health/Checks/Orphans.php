<?php
/** Checks for data of deleted accounts. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Privacy\Orphans as Search;

final class Orphans implements Check {

	public const ID = 'orphans';

	public function name(): string {
		return __( 'Data of deleted accounts', 'design-marketplace' );
	}

	public function run(): Finding {
		$counts = ( new Search() )->count();
		$number = array_sum( $counts );
		if ( 0 === $number ) {
			return Finding::good( __( 'Nothing is left of deleted accounts', 'design-marketplace' ) );
		}
		$list = implode(
			', ',
			array_map( static fn( string $kind, int $count ): string => "{$kind}: {$count}", array_keys( $counts ), $counts )
		);
		return Finding::recommended(
			/* translators: %d: number of items. */
			sprintf( _n( '%d item has no owner', '%d items have no owner', $number, 'design-marketplace' ), $number ),
			sprintf(
				/* translators: %s: list of kinds with their numbers. */
				__(
					'Some accounts were deleted, but this was left behind: %s. The daily job removes it; to do so now, run “wp cron event run design_marketplace_daily”.',
					'design-marketplace'
				),
				$list
			)
		);
	}
}
