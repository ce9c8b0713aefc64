<?php
/** Declares the table of the design jobs that members have saved. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Saved;

use DesignMarketplace\Kernel\Declares\Has_Tables;

final class Saved_Data implements Has_Tables {

	public function tables(): array {
		return array(
			'saved_job' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				mission_id bigint(20) unsigned NOT NULL,
				saved_gmt datetime NOT NULL,
				deadline_told tinyint(1) NOT NULL DEFAULT 0,
				close_told tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY once (user_id,mission_id),
				KEY newest (user_id,id),
				KEY mission_id (mission_id)
			',
		);
	}
}
