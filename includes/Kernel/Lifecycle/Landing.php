<?php
/** Since when the site has nudges, extensions that are told, and questions about the showcase: nothing older counts as one. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Tables;

final class Landing {

	/** GMT time. On a site that began with them it is before all; until the migration has run, after all. */
	public static function gmt(): string {
		return Tables::version() < 4 ? '9999-12-31 23:59:59' : (string) get_option( 'design_marketplace_landed', '1970-01-01 00:00:00' );
	}
}
