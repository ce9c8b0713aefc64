<?php
/** What a school's own site needs gets its tables and columns. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;

/** The new columns are right as they are. */
final class School_Site implements Migration {

	public function batch( string $after ): ?string {
		return null;
	}
}
