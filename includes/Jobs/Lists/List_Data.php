<?php
/** Declares the tables of lists of designers. The member on a row of `list_person` is the designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Lists;

use DesignMarketplace\Kernel\Declares\Has_Tables;

final class List_Data implements Has_Tables {

	public function tables(): array {
		return array(
			'designer_list' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				name varchar(60) NOT NULL,
				created_gmt datetime NOT NULL,
				share_key varchar(32) NOT NULL DEFAULT '',
				share_until_gmt datetime DEFAULT NULL,
				share_notes tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY user_id (user_id)
			",
			'list_person'   => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				list_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				note text,
				added_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (list_id,user_id),
				KEY newest (list_id,id),
				KEY user_id (user_id)
			',
		);
	}
}
