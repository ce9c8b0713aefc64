<?php
/** Checks that nobody can fetch pictures of accounts that are off. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Members\Off_Pictures as Pictures;

final class Off_Pictures implements Check {

	public const ID = 'off-pictures';

	public function name(): string {
		return __( 'Pictures that are no longer public', 'design-marketplace' );
	}

	public function run(): Finding {
		$number = count( Pictures::due() );
		if ( 0 === $number ) {
			return Finding::good( __( 'The pictures of all accounts are where they should be', 'design-marketplace' ) );
		}
		return Finding::recommended(
			sprintf(
				/* translators: %d: number of accounts. */
				_n(
					'The pictures of %d account could not be moved',
					'The pictures of %d accounts could not be moved',
					$number,
					'design-marketplace'
				),
				$number
			),
			__(
				'An account was switched off or on, or a project hidden or shown, but its pictures could not be moved: they are still available at their old addresses, or are missing. Allow the web server to write to the uploads folder. The daily job will try again; to do so now, run “wp cron event run design_marketplace_daily”.',
				'design-marketplace'
			)
		);
	}
}
