<?php
/**
 * The first tables, and the roles.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class First_Tables extends Migration {

	public function tables(): array {
		return array(
			'directory'       => "user_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
has_open tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
most_recent_mission_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
slug varchar(50) NOT NULL DEFAULT '',
folded text NOT NULL,
doc mediumtext NOT NULL,
version int(10) unsigned NOT NULL DEFAULT 1,
PRIMARY KEY  (user_id),
KEY slug (slug),
KEY newest (role,listed,sort_at,user_id),
KEY level_newest (role,listed,level,sort_at,user_id),
KEY region_newest (role,listed,region,sort_at,user_id),
KEY open_newest (role,listed,has_open,most_recent_mission_at,user_id)",
			'directory_skill' => "skill_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (skill_id,role,listed,sort_at,user_id),
KEY user_id (user_id)",
			'application'     => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
mission_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
post_id bigint(20) unsigned NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY once (mission_id,user_id),
KEY user_id (user_id),
KEY post_id (post_id)',
			'outbox'          => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
event varchar(120) NOT NULL,
recipient varchar(120) NOT NULL,
message varchar(60) NOT NULL,
payload longtext NOT NULL,
status varchar(20) NOT NULL DEFAULT 'waiting',
attempts smallint(5) unsigned NOT NULL DEFAULT 0,
next_at datetime NOT NULL,
claim varchar(40) NOT NULL DEFAULT '',
created_gmt datetime NOT NULL,
sent_gmt datetime NULL,
error text NULL,
PRIMARY KEY  (id),
UNIQUE KEY once (event,recipient),
KEY due (status,next_at),
KEY recipient (recipient)",
			'rate_limit'      => 'bucket varchar(100) NOT NULL,
hits int(10) unsigned NOT NULL DEFAULT 0,
until_at bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY until_at (until_at)',
			'consent'         => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
user_id bigint(20) unsigned NOT NULL,
purpose varchar(40) NOT NULL,
granted tinyint(1) NOT NULL,
wording varchar(64) NOT NULL DEFAULT '',
locale varchar(10) NOT NULL DEFAULT '',
source varchar(40) NOT NULL DEFAULT '',
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
KEY user_id (user_id)",
		);
	}

	/**
	 * Adds the roles, and the capabilities of administrators and editors.
	 */
	public function batch( string $after ): ?string {
		add_role( 'designer', 'Designer', self::member( 'dm_work' ) );
		add_role( 'contractor', 'Entrepreneur', self::member( 'dm_mission' ) );
		foreach ( array( 'administrator', 'editor' ) as $name ) {
			foreach ( self::manager() as $cap ) {
				get_role( $name )?->add_cap( $cap );
			}
		}
		return null;
	}

	/**
	 * Capabilities of a member over items of a type.
	 *
	 * @return array<string,bool>
	 */
	private static function member( string $type ): array {
		return array_fill_keys(
			array(
				'read',
				"edit_{$type}s",
				"edit_published_{$type}s",
				"publish_{$type}s",
				"delete_{$type}s",
				"delete_published_{$type}s",
				'assign_dm_skills',
			),
			true
		);
	}

	/**
	 * Capabilities over everybody's items.
	 *
	 * @return list<string>
	 */
	private static function manager(): array {
		$caps = array( 'assign_dm_skills', 'manage_dm_skills' );
		foreach (
			array( 'dm_work', 'dm_mission', 'dm_application', 'dm_event', 'dm_resource', 'dm_reading', 'dm_past_project' ) as $type
		) {
			foreach (
				array(
					'edit',
					'edit_others',
					'edit_published',
					'edit_private',
					'publish',
					'read_private',
					'delete',
					'delete_others',
					'delete_published',
					'delete_private',
				) as $verb
			) {
				$caps[] = "{$verb}_{$type}s";
			}
		}
		return $caps;
	}
}
