<?php
/** Sets up a new site: what the modules need beside their tables. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Installs;

/** The first version. It makes what the code needs today, so no migration follows it on a new site. */
final class Schema implements Migration {

	public const VERSION = 1;

	/** All at once, as there is little of it. */
	public function batch( string $after ): ?string {
		foreach ( Declared::by( Installs::class ) as $module ) {
			$module->install();
		}
		return null;
	}
}
