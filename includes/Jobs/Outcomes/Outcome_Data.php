<?php
/** Declares the table of what both sides of a filled design job say about it: one row for each side. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Outcomes;

use DesignMarketplace\Kernel\Declares\Has_Tables;

final class Outcome_Data implements Has_Tables {

	public function tables(): array {
		return array(
			'outcome' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				application_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				due_gmt datetime NOT NULL,
				consent tinyint(1) DEFAULT NULL,
				sentence text,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY once (application_id,user_id),
				KEY user_id (user_id),
				KEY due (due_gmt,id),
				KEY post_id (post_id)
			',
		);
	}
}
