<?php
/**
 * Adds conversations to the bench's members, by SQL: one a member with twenty messages each, and a thousand of the first company.
 *
 * `php talks.php <PDO dsn> <user> <password> <members>`, after seed.php with the same number.
 */

declare( strict_types=1 );

// phpcs:disable -- a program of its own: no WordPress is loaded, and a database is filled, not asked.

[ , $dsn, $user, $password, $members ] = $argv;
$members = (int) $members;
$db      = new PDO( $dsn, $user, $password, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
$sqlite  = str_starts_with( $dsn, 'sqlite:' );

if ( $sqlite ) {
	$db->sqliteCreateFunction( 'md5', 'md5', 1 );
	$db->exec( 'PRAGMA synchronous=OFF' );
} else {
	$db->exec( "SET SESSION sql_mode='', unique_checks=0, foreign_key_checks=0, max_recursive_iterations=1000000" );
}

/** As in seed.php. */
const FIRST_USER = 1000;
const MESSAGES   = 20;
const CROWD      = 1000;

$half  = intdiv( $members, 2 );
$crowd = min( CROWD, $half - 100 );
$total = $members + $crowd;

/** Rows of a table, as a SELECT over n from one number to another. */
$insert = static function ( string $into, string $select, int $from, int $to ) use ( $db, $sqlite ): void {
	$seq = "WITH RECURSIVE seq(n) AS (SELECT {$from} UNION ALL SELECT n + 1 FROM seq WHERE n < {$to})";
	$db->exec( $sqlite ? "{$seq} INSERT INTO {$into} {$select}" : "INSERT INTO {$into} {$seq} {$select}" );
};
$moment = static fn( string $minutes ): string => $sqlite ? "datetime('2026-11-01 09:00:00', '-' || ({$minutes}) || ' minutes')" : "DATE_SUB('2026-11-01 09:00:00', INTERVAL ({$minutes}) MINUTE)";

$db->beginTransaction();

// Messages are written in turn, so that those of a conversation lie far apart.
$message = static fn( int $turn ): string => '(' . ( $turn - 1 ) * $total . ' + n)';
$columns = 'wp_dmkt_conversation (id, public_id, designer_id, contractor_id, version, created_gmt, updated_gmt, last_message_id, designer_read, contractor_read, designer_unread, contractor_unread, designer_sent, contractor_sent)';
$rest    = MESSAGES . ', ' . $moment( 'n + 40000' ) . ', ' . $moment( 'n' ) . ", {$message( MESSAGES )}, {$message( MESSAGES )}, CASE WHEN n % 3 = 0 THEN {$message( MESSAGES - 1 )} ELSE {$message( MESSAGES )} END, 0, CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END, " . MESSAGES / 2 . ', ' . MESSAGES / 2;
// Twice round the designers, each time with another company.
$round = "((n - 1 - (n - 1) % {$half}) / {$half})";
$insert( $columns, 'SELECT n, md5(n), ' . FIRST_USER . " + 1 + 2 * ((n - 1) % {$half}), " . FIRST_USER . " + 2 + 2 * ((n + {$round} * 17) % {$half}), {$rest} FROM seq", 1, $members );
$insert( $columns, 'SELECT n, md5(n), ' . FIRST_USER . ' + 1 + 2 * (n - ' . $members . ' + 20), ' . FIRST_USER . " + 2, {$rest} FROM seq", $members + 1, $total );
for ( $turn = 1; $turn <= MESSAGES; $turn++ ) {
	$insert(
		'wp_dmkt_message (id, conversation_id, version, sender, words, created_gmt)',
		"SELECT {$message( $turn )}, n, {$turn}, '" . ( 0 === $turn % 2 ? 'd' : 'c' ) . "', 'What one writes to the other about a poster, when it is to be ready, and what it may cost: two lines or so.', " . $moment( 'n + ' . ( MESSAGES - $turn ) * 2000 ) . ' FROM seq',
		1,
		$total
	);
}
$db->commit();
$db->exec( $sqlite ? 'ANALYZE' : 'ANALYZE TABLE wp_dmkt_conversation, wp_dmkt_message' );
