<?php
/**
 * The directory knows which designers are free, and until when. Nobody has said it yet.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Availability extends Migration {

	/**
	 * The table it changes.
	 *
	 * @return array<string,string>
	 */
	public function tables(): array {
		return array(
			'directory' => "user_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
available_from date NOT NULL DEFAULT '9999-12-31',
available_until date NOT NULL DEFAULT '1970-01-01',
available_shown tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (user_id),
KEY available_newest (role,listed,sort_at,user_id,available_from,available_until,available_shown,level,region)",
		);
	}
}
