<?php
/**
 * Reports of what is wrong on the site, and what is kept as evidence of it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Reports extends Migration {

	public function tables(): array {
		return array(
			'report'   => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
kind varchar(20) NOT NULL,
item_id bigint(20) unsigned NOT NULL,
owner_id bigint(20) unsigned NOT NULL,
reporter_id bigint(20) unsigned NOT NULL DEFAULT 0,
reporter_name varchar(120) NOT NULL DEFAULT '',
reporter_address varchar(100) NOT NULL DEFAULT '',
reporter_locale varchar(20) NOT NULL DEFAULT '',
repeat_key varchar(64) DEFAULT NULL,
reason varchar(20) NOT NULL,
words text NOT NULL,
evidence_id bigint(20) unsigned NOT NULL DEFAULT 0,
undecided tinyint(1) NOT NULL DEFAULT 1,
decision_id bigint(20) unsigned NOT NULL DEFAULT 0,
second_id bigint(20) unsigned NOT NULL DEFAULT 0,
outcome varchar(20) NOT NULL DEFAULT '',
objection text NOT NULL,
created_gmt datetime NOT NULL,
decided_gmt datetime DEFAULT NULL,
PRIMARY KEY  (id),
UNIQUE KEY repeat_key (repeat_key),
KEY undecided (undecided,kind,item_id),
KEY thing (kind,item_id),
KEY owner_id (owner_id),
KEY reporter_id (reporter_id),
KEY reporter_address (reporter_address),
KEY evidence_id (evidence_id),
KEY decision_id (decision_id)",
			'evidence' => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
kind varchar(20) NOT NULL,
item_id bigint(20) unsigned NOT NULL,
owner_id bigint(20) unsigned NOT NULL,
fingerprint varchar(64) DEFAULT NULL,
content longtext NOT NULL,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY fingerprint (fingerprint),
KEY owner_id (owner_id)',
			'decision' => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
kind varchar(20) NOT NULL DEFAULT '',
item_id bigint(20) unsigned NOT NULL DEFAULT 0,
user_id bigint(20) unsigned NOT NULL,
decision varchar(20) NOT NULL,
reason varchar(20) NOT NULL DEFAULT '',
words text NOT NULL,
about_id bigint(20) unsigned NOT NULL DEFAULT 0,
decided_by bigint(20) unsigned NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
KEY user_id (user_id),
KEY decided_by (decided_by),
KEY about_id (about_id),
KEY decision (decision)",
		);
	}
}
