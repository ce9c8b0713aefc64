<?php
/**
 * Drops the last news each search told, and an index, which nothing has read since migration 24.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class No_Mailed_Ids extends Migration {

	public function dropped_parts(): array {
		return array(
			'search' => array( 'COLUMN mailed_id' ),
			'alert'  => array( 'KEY pending' ),
		);
	}
}
