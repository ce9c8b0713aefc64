<?php
/**
 * Fills a WordPress database with members, works, design jobs and applications, by SQL: 100,000 members in under a minute.
 *
 * `php seed.php <PDO dsn> <user> <password> <members>`: odd members are designers, even ones companies. The lists' own tables
 * are left to `wp design-marketplace reindex`, which is measured.
 */

declare( strict_types=1 );

// phpcs:disable -- a program of its own: no WordPress is loaded, and a database is filled, not asked.

[ , $dsn, $user, $password, $members ] = $argv;
$members = (int) $members;
$db      = new PDO( $dsn, $user, $password, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
$sqlite  = str_starts_with( $dsn, 'sqlite:' );

if ( $sqlite ) {
	$db->sqliteCreateFunction( 'concat', static fn( ...$parts ): string => implode( '', $parts ) );
	$db->sqliteCreateFunction( 'md5', 'md5', 1 );
	$db->exec( 'PRAGMA synchronous=OFF' );
} else {
	$db->exec( "SET SESSION sql_mode='', unique_checks=0, foreign_key_checks=0, max_recursive_iterations=1000000" );
}

/** First ids, far from those WordPress has given. */
const FIRST_USER    = 1000;
const FIRST_SKILL   = 1000;
const SKILLS        = 20;
const FIRST_IMAGE   = 2000;
const IMAGES        = 20;
const FIRST_WORK    = 10_000_000;
const FIRST_MISSION = 20_000_000;
const CROWDED       = 29_000_000; // Missions everybody applies to.
const FIRST_ANSWER  = 30_000_000;

/** Rows of a table, as a SELECT over n = 1 … members. */
$insert  = static function ( string $into, string $select, ?int $count = null ) use ( $db, $sqlite, $members ): void {
	$count ??= $members;
	$seq     = "WITH RECURSIVE seq(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM seq WHERE n < {$count})";
	$db->exec( $sqlite ? "{$seq} INSERT INTO {$into} {$select}" : "INSERT INTO {$into} {$seq} {$select}" );
};

$serialized = static fn( array $value ): string => str_replace( "'", "''", serialize( $value ) );
/** Picks one of a few values by n. */
$choice = static function ( string $by, array $values ): string {
	$cases = '';
	foreach ( array_values( $values ) as $i => $value ) {
		$cases .= " WHEN {$i} THEN '" . str_replace( "'", "''", (string) $value ) . "'";
	}
	return '(CASE (' . $by . ') % ' . count( $values ) . $cases . ' END)';
};
$moment = static fn( string $days ): string => $sqlite
	? "datetime('2026-11-01 09:00:00', '-' || ({$days}) || ' minutes')"
	: "DATE_SUB('2026-11-01 09:00:00', INTERVAL ({$days}) MINUTE)";

$db->beginTransaction();

$insert( 'wp_terms (term_id,name,slug)', 'SELECT ' . FIRST_SKILL . " + n, concat('Skill ', n), concat('bench-skill-', n) FROM seq", SKILLS );
$insert( 'wp_term_taxonomy (term_taxonomy_id,term_id,taxonomy,description,parent,count)', 'SELECT ' . FIRST_SKILL . ' + n, ' . FIRST_SKILL . " + n, 'dmkt_skill', '', 0, 0 FROM seq", SKILLS );

$sizes = array();
foreach ( array( 420, 840, 750 ) as $width ) {
	$sizes[ "dm_{$width}" ] = array( 'file' => "bench-{$width}x" . intdiv( $width * 2, 3 ) . '.jpg', 'width' => $width, 'height' => intdiv( $width * 2, 3 ), 'mime-type' => 'image/jpeg' );
}
$metadata = $serialized( array( 'width' => 1500, 'height' => 1000, 'file' => '2026/11/bench.jpg', 'sizes' => $sizes ) );
$posts    = 'wp_posts (ID,post_author,post_date,post_date_gmt,post_content,post_title,post_excerpt,post_status,comment_status,ping_status,post_name,to_ping,pinged,post_modified,post_modified_gmt,post_content_filtered,post_parent,guid,post_type,post_mime_type)';
$post     = static fn( string $id, string $author, string $date, string $content, string $title, string $status, string $parent, string $type, string $mime = "''" ): string => "SELECT {$id}, {$author}, {$date}, {$date}, {$content}, {$title}, '', {$status}, 'closed', 'closed', '', '', '', {$date}, {$date}, '', {$parent}, '', '{$type}', {$mime} FROM seq";
// A picture is its work's child, as uploads leave it; the newest works have these. Older ones have them, too, and no other.
$number = '(CASE n WHEN 1 THEN ' . IMAGES . ' ELSE n - 1 END)';
$insert( $posts, $post( FIRST_IMAGE . ' + n', '1', "'2026-11-01 09:00:00'", "''", "concat('Picture ', n)", "'inherit'", FIRST_WORK . " + {$number} * 2 - 1 + {$number} % 2", 'attachment', "'image/jpeg'" ), IMAGES );
foreach ( array( '_wp_attached_file' => '2026/11/bench.jpg', '_wp_attachment_metadata' => $metadata, '_design_marketplace_kind' => 'work' ) as $key => $value ) {
	$insert( 'wp_postmeta (post_id,meta_key,meta_value)', 'SELECT ' . FIRST_IMAGE . " + n, '{$key}', '{$value}' FROM seq", IMAGES );
}

$insert(
	'wp_users (ID,user_login,user_pass,user_nicename,user_email,user_url,user_registered,user_activation_key,user_status,display_name)',
	'SELECT ' . FIRST_USER . " + n, concat('m', substr(md5(concat('bench', n)), 1, 16)), '!', concat('bench-', n), concat('bench-', n, '@example.test'), '', '2026-01-01 00:00:00', '', 0, concat('Bench ', n) FROM seq"
);

$everyone    = array(
	'wp_user_level'                => "'0'",
	'design_marketplace_activated' => "'1'",
	'design_marketplace_country'   => "'CH'",
	'design_marketplace_city'      => $choice( '(n - n % 2) / 2', array( 'Lausanne', 'Genève', 'Bern', 'Zürich', 'Fribourg', 'Sion' ) ),
	'design_marketplace_avatar'    => "concat('', " . FIRST_IMAGE . ' + 1 + n % ' . IMAGES . ')',
	'design_marketplace_website'   => "'https://example.test'",
);
$skill_lists = array();
for ( $i = 0; $i < 60; $i++ ) {
	$skill_lists[] = serialize( array( FIRST_SKILL + 1 + $i % SKILLS, FIRST_SKILL + 1 + ( $i * 7 + 3 ) % SKILLS, FIRST_SKILL + 1 + ( $i * 3 + 11 ) % SKILLS ) );
}
$spoken    = static fn( string ...$codes ): string => serialize( array_map( static fn( string $code ): array => array( 'code' => $code, 'level' => 'fluent' ), $codes ) );
$designers = array(
	'wp_capabilities'            => "'" . serialize( array( 'designer' => true ) ) . "'",
	'design_marketplace_name'    => "concat('Designer ', n)",
	'design_marketplace_job'     => $choice( '(n - 1) / 2', array( 'Illustrator', 'UX designer', 'Type designer', 'Product designer' ) ),
	'design_marketplace_bio'     => "'Draws, sets and builds.'",
	// Not in step with the skills, or nobody with some skill had some level.
	'design_marketplace_level'   => $choice( '(n - n % 120) / 120', array( '1', '2', '3' ) ),
	'design_marketplace_skill'   => $choice( '(n - 1) / 2', $skill_lists ),
	// Two in three name a school. A hundredth speak a language few do.
	'design_marketplace_school'     => $choice( '(n - n % 14) / 14', array( 'ECAL', '', 'EPFL', 'HEIG-VD', '', 'UNIL' ) ),
	'design_marketplace_programme'  => "'Visual communication'",
	'design_marketplace_graduation' => $choice( '(n - n % 22) / 22', range( 2010, 2030 ) ),
	'design_marketplace_languages'  => $choice( '(n - n % 26) / 26', array( ...array_fill( 0, 99, $spoken( 'fr', 'en' ) ), $spoken( 'rm', 'de', 'fr', 'it' ) ) ),
	// One in ten is confirmed, if they have a school.
	// The first one's is open.
	'design_marketplace_portfolio_open' => "CASE n WHEN 1 THEN 'index' ELSE 'off' END",
	'design_marketplace_verified'   => $choice( '(n - n % 34) / 34', array( ...array_fill( 0, 9, '' ), '2026-11-01|administrator||' ) ),
);
$companies = array(
	'wp_capabilities'                              => "'" . serialize( array( 'contractor' => true ) ) . "'",
	'design_marketplace_company'                   => "concat('Company ', n)",
	'design_marketplace_company_size'              => "'12'",
	'design_marketplace_contact_name'              => "'Someone'",
	'design_marketplace_contact_job'               => "'Founder'",
	'design_marketplace_project_headline'          => "concat('Headline of company ', n)",
	'design_marketplace_project_short_description' => "'What it is about.'",
	'design_marketplace_project_description'       => "'What it is about, at some length.'",
	'design_marketplace_project_image'             => "concat('', " . FIRST_IMAGE . ' + 1 + n % ' . IMAGES . ')',
);
foreach ( array( '1 = 1' => $everyone, 'n % 2 = 1' => $designers, 'n % 2 = 0' => $companies ) as $who => $fields ) {
	foreach ( $fields as $key => $value ) {
		$insert( 'wp_usermeta (user_id,meta_key,meta_value)', 'SELECT ' . FIRST_USER . " + n, '{$key}', {$value} FROM seq WHERE {$who}" );
	}
}

// Two works a designer, two design jobs a company, every other one closed.
foreach ( array( 0, 1 ) as $second ) {
	$work    = FIRST_WORK . " + n * 2 + {$second}";
	$mission = FIRST_MISSION . " + n * 2 + {$second}";
	$author  = FIRST_USER . ' + n';
	$insert( $posts, $post( $work, $author, $moment( "n * 3 + {$second}" ), "'A work.'", "concat('Work ', n)", "'publish'", '0', 'dmkt_work' ) . ' WHERE n % 2 = 1' );
	foreach ( array( 'client' => "'Somebody'", 'month' => "'3'", 'year' => "'2026'", 'pictures' => "concat('', " . FIRST_IMAGE . " + 1 + (n + {$second}) % " . IMAGES . ')' ) as $field => $value ) {
		$insert( 'wp_postmeta (post_id,meta_key,meta_value)', "SELECT {$work}, 'design_marketplace_{$field}', {$value} FROM seq WHERE n % 2 = 1" );
	}
	$insert( 'wp_term_relationships (object_id,term_taxonomy_id,term_order)', "SELECT {$work}, " . FIRST_SKILL . ' + 1 + n % ' . SKILLS . ', 0 FROM seq WHERE n % 2 = 1' );
	$insert( $posts, $post( $mission, $author, $moment( "n * 3 + {$second}" ), "'What is to be designed.'", "concat('Design job ', n)", $second ? "'dmkt_closed'" : "'publish'", '0', 'dmkt_mission' ) . ' WHERE n % 2 = 0' );
	$insert( 'wp_term_relationships (object_id,term_taxonomy_id,term_order)', "SELECT {$mission}, " . FIRST_SKILL . ' + 1 + n % ' . SKILLS . ', 0 FROM seq WHERE n % 2 = 0' );
	// A quarter names no language, a few name a rare one.
	$languages = $choice( '(n - n % 8) / 8', array( 'de', 'fr', 'de,fr', 'en', 'fr,it', 'de,rm', 'en,fr,de,it' ) );
	$insert( 'wp_postmeta (post_id,meta_key,meta_value)', "SELECT {$mission}, 'design_marketplace_languages', {$languages} FROM seq WHERE n % 2 = 0 AND n % 8 <> 0" );
	// Nobody offers a student project. Places are not in step with the skills.
	foreach ( array( 'engagement' => $choice( 'n / 2', array( 'freelance', 'freelance', 'employment', 'internship' ) ), 'place' => $choice( '(n - n % 120) / 120', array( 'on_site', 'hybrid', 'remote' ) ), 'paid' => "'1'" ) as $fact => $value ) {
		$insert( 'wp_postmeta (post_id,meta_key,meta_value)', "SELECT {$mission}, 'design_marketplace_{$fact}', {$value} FROM seq WHERE n % 2 = 0" );
	}
}

// Every designer has applied to one design job; to the crowded ones, of the first company, as many as there are up to 10,000.
$company = FIRST_USER + 2;
$apply   = static function ( string $mission, string $first, string $where ) use ( $insert, $posts, $post, $moment ): void {
	$insert( $posts, $post( "{$first} + n", FIRST_USER . ' + n', $moment( 'n' ), "'I would like to.'", "concat('Application ', n)", "'publish'", $mission, 'dmkt_application' ) . " WHERE {$where}" );
	$insert( 'wp_dmkt_application (mission_id,user_id,post_id,created_gmt)', "SELECT {$mission}, " . FIRST_USER . " + n, {$first} + n, " . $moment( 'n' ) . " FROM seq WHERE {$where}" );
};
$apply( '(' . FIRST_MISSION . ' + (n + 1) * 2)', (string) FIRST_ANSWER, "n % 2 = 1 AND n < {$members}" );
foreach ( array( 0 => 100, 1 => 10000, 2 => 0 ) as $i => $candidates ) {
	$mission = (string) ( CROWDED + $i );
	$insert( $posts, $post( $mission, (string) $company, "'2026-11-02 09:00:00'", "'What is to be designed.'", "'Design job for many'", "'publish'", '0', 'dmkt_mission' ), 1 );
	$insert( 'wp_term_relationships (object_id,term_taxonomy_id,term_order)', "SELECT {$mission}, " . FIRST_SKILL . ' + 1, 0 FROM seq', 1 );
	if ( $candidates ) {
		$apply( $mission, (string) ( FIRST_ANSWER + ( $i + 1 ) * 10_000_000 ), 'n % 2 = 1 AND n <= ' . $candidates * 2 );
	}
}
$db->exec( 'INSERT INTO wp_postmeta (post_id,meta_key,meta_value) VALUES (' . ( CROWDED + 1 ) . ", 'design_marketplace_deadline', '2030/12/31')" );
// A board with every stage a close still tells of.
foreach ( array( 'shortlisted' => 3, 'chosen' => 7 ) as $stage => $rest ) {
	$db->exec( "UPDATE wp_dmkt_application SET stage = '{$stage}', told = '{$stage}' WHERE mission_id = " . ( CROWDED + 1 ) . ' AND user_id % 40 = ' . $rest );
}
$db->commit();
if ( ! $sqlite ) {
	$db->exec( 'ANALYZE TABLE wp_users, wp_usermeta, wp_posts, wp_postmeta, wp_term_relationships, wp_dmkt_application' );
} else {
	$db->exec( 'ANALYZE' );
}
