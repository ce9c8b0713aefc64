<?php
/**
 * Contractors by the facts of their design jobs, in the order of their list. No job has any before.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Directory_Facts extends Migration {

	public function tables(): array {
		return array(
			'directory_fact' => "skill_id bigint(20) unsigned NOT NULL,
engagement varchar(20) NOT NULL DEFAULT '',
place varchar(20) NOT NULL DEFAULT '',
paid tinyint(1) NOT NULL DEFAULT 0,
has_open tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
jobs int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,engagement,place,paid,has_open,sort_at,user_id),
KEY member (user_id)",
		);
	}
}
