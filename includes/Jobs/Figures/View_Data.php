<?php
/** Declares the table of looks at pages, by day. Nothing in it is about who has looked. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Kernel\Declares\Has_Tables;

final class View_Data implements Has_Tables {

	public function tables(): array {
		return array(
			'view' => '
				kind varchar(10) NOT NULL,
				item_id bigint(20) unsigned NOT NULL,
				day date NOT NULL,
				views int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (kind,item_id,day),
				KEY day (day)
			',
		);
	}
}
