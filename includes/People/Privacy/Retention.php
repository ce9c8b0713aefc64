<?php
/** Once a day, has each room remove data that is old enough. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Retains;

final class Retention {

	public function run(): void {
		foreach ( Declared::by( Retains::class ) as $module ) {
			$module->expire();
		}
	}
}
