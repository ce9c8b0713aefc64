<?php
/**
 * Once a day, has each room remove data that is old enough.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Module;

final class Retention implements Module {

	public function register(): void {
		add_action( Has_Jobs::DAILY, array( $this, 'run' ), 10, 0 );
	}

	/**
	 * Calls expire() of each module.
	 */
	public function run(): void {
		foreach ( Declared::by( Retains::class ) as $module ) {
			$module->expire();
		}
	}
}
