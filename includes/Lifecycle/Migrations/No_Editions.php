<?php
/**
 * Lists have no editions any more.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class No_Editions extends Migration {

	public function dropped_tables(): array {
		return array( 'directory_edition' );
	}
}
