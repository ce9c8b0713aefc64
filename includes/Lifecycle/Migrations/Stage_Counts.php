<?php
/**
 * A table with the stored numbers of candidates by stage.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Stage_Counts extends Migration {

	public function tables(): array {
		return array(
			'application_count' => "mission_id bigint(20) unsigned NOT NULL,
part tinyint(1) NOT NULL,
edition bigint(20) unsigned NOT NULL DEFAULT 0,
numbers varchar(191) NOT NULL DEFAULT '',
PRIMARY KEY  (mission_id,part)",
		);
	}
}
