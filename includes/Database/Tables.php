<?php
/**
 * The plugin's tables: their names and their shape.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

/**
 * Everything in them but the outbox, the rate limits, the logs of consents and decisions and the retired slugs can be rebuilt from WordPress' own tables.
 */
final class Tables {

	public const ALL = array( 'directory', 'directory_skill', 'directory_count', 'directory_edition', 'application', 'outbox', 'rate_limit', 'consent', 'decision', 'retired_slug' );

	/**
	 * Full name of a table on the current site.
	 *
	 * @param string $table One of ALL.
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . 'dm_' . $table;
	}

	/**
	 * Creates and alters the tables as needed.
	 */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate = $wpdb->get_charset_collate();
		foreach ( self::columns() as $table => $columns ) {
			dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) %s;", self::name( $table ), $columns, $collate ) );
		}
	}

	/**
	 * Removes the tables and all they hold.
	 */
	public static function drop(): void {
		global $wpdb;
		foreach ( self::ALL as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . self::name( $table ) ); // phpcs:ignore WordPress.DB -- fixed names.
		}
	}

	/**
	 * Columns and keys by table, in the spelling dbDelta() needs (two spaces after PRIMARY KEY).
	 *
	 * @return array<string,string>
	 */
	private static function columns(): array {
		return array(
			'directory'         => "user_id bigint(20) unsigned NOT NULL,
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
			'directory_skill'   => "skill_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
PRIMARY KEY  (skill_id,role,listed,sort_at,user_id),
KEY user_id (user_id),
KEY filtered (skill_id,role,listed,level,region,sort_at,user_id)",
			'directory_count'   => "skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
role varchar(20) NOT NULL DEFAULT '',
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
has_open tinyint(1) NOT NULL DEFAULT 0,
members int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,level,region,has_open)",
			'directory_edition' => "role varchar(20) NOT NULL DEFAULT '',
edition varchar(16) NOT NULL DEFAULT '',
PRIMARY KEY  (role)",
			'application'       => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
mission_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
post_id bigint(20) unsigned NOT NULL DEFAULT 0,
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY once (mission_id,user_id),
KEY user_id (user_id),
KEY post_id (post_id)',
			'outbox'            => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
			'rate_limit'        => 'bucket varchar(100) NOT NULL,
hits int(10) unsigned NOT NULL DEFAULT 0,
until_at bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY until_at (until_at)',
			'consent'           => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
user_id bigint(20) unsigned NOT NULL,
purpose varchar(40) NOT NULL,
granted tinyint(1) NOT NULL,
wording varchar(64) NOT NULL DEFAULT '',
locale varchar(10) NOT NULL DEFAULT '',
source varchar(40) NOT NULL DEFAULT '',
created_gmt datetime NOT NULL,
PRIMARY KEY  (id),
KEY user_id (user_id)",
			'decision'          => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
KEY decided_by (decided_by)",
			'retired_slug'      => 'slug_hash char(64) NOT NULL,
PRIMARY KEY  (slug_hash)',
		);
	}
}
