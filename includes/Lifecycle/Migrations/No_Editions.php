<?php
/**
 * Drops the table with the editions of lists, which no longer exist.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class No_Editions extends Migration {

	public function dropped_tables(): array {
		return array( 'directory_edition' );
	}
}
