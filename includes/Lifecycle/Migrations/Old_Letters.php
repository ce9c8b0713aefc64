<?php
/**
 * What applicants wrote before there were conversations begins theirs, with its own date. Both sides have read it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

/**
 * Letters of members to members; not those that were withdrawn, which companies do not read any more. A letter is taken once: its
 * application is a unique key of the messages.
 */
final class Old_Letters extends Migration {

	private const BATCH = 1000;

	/**
	 * Takes the next ones.
	 *
	 * @param string $after Last one of the batch before.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$places = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}dm_application WHERE id > %d ORDER BY id LIMIT %d", (int) $after, self::BATCH ) ) );
		if ( ! $places ) {
			return null;
		}
		$letters = $this->letters( $places );
		$pairs   = $this->pairs( $letters );
		if ( $pairs ) {
			$this->begin( $pairs );
			$this->add( $letters );
			$this->count( $pairs );
		}
		return (string) max( $places );
	}

	/**
	 * FROM and WHERE of the letters at some places, prepared: `a` is the place, `p` its post, `j` the design job.
	 *
	 * @param list<int> $places Places.
	 */
	private function letters( array $places ): string {
		global $wpdb;
		$role = static fn( string $column, string $role ): string => (string) $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
			"EXISTS ( SELECT 1 FROM {$wpdb->usermeta} r WHERE r.user_id = {$column} AND r.meta_key = %s AND r.meta_value LIKE %s )",
			$wpdb->get_blog_prefix() . 'capabilities',
			'%' . $wpdb->esc_like( "\"{$role}\"" ) . '%'
		);
		return "FROM {$wpdb->prefix}dm_application a
			INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id AND p.post_type = 'dm_application' AND p.post_content <> ''
			INNER JOIN {$wpdb->posts} j ON j.ID = a.mission_id AND j.post_type = 'dm_mission'
			%s
			WHERE a.id IN (" . implode( ',', $places ) . ") AND a.told <> 'withdrawn' AND " . $role( 'a.user_id', 'designer' ) . ' AND ' . $role( 'j.post_author', 'contractor' );
	}

	/**
	 * Who wrote to whom in them.
	 *
	 * @param string $letters See letters().
	 * @return list<array{int,int}> Designers and companies.
	 */
	private function pairs( string $letters ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		$rows = (array) $wpdb->get_results( 'SELECT DISTINCT a.user_id AS designer, j.post_author AS contractor ' . str_replace( '%s', '', $letters ), ARRAY_A );
		return array_map( static fn( array $row ): array => array( (int) $row['designer'], (int) $row['contractor'] ), array_values( $rows ) );
	}

	/**
	 * Begins the conversations that are missing.
	 *
	 * @param list<array{int,int}> $pairs Designers and companies.
	 */
	private function begin( array $pairs ): void {
		global $wpdb;
		$rows = array_map( static fn( array $pair ): string => sprintf( "('%s', %d, %d, '1970-01-01 00:00:00', '1970-01-01 00:00:00')", bin2hex( random_bytes( 16 ) ), ...$pair ), $pairs );
		$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}dm_conversation (public_id, designer_id, contractor_id, created_gmt, updated_gmt) VALUES " . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers and random letters.
	}

	/**
	 * Adds the letters, without moving a word out of the database.
	 *
	 * @param string $letters See letters().
	 */
	private function add( string $letters ): void {
		global $wpdb;
		$conversation = "INNER JOIN {$wpdb->prefix}dm_conversation c ON c.designer_id = a.user_id AND c.contractor_id = j.post_author";
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared.
		$wpdb->query(
			"INSERT IGNORE INTO {$wpdb->prefix}dm_message (conversation_id, version, sender, words, created_gmt, letter, application_id)
			SELECT c.id, c.version, 'd', p.post_content, a.created_gmt, 1, p.ID " . str_replace( '%s', $conversation, $letters ) . ' ORDER BY a.id'
		);
		// phpcs:enable
	}

	/**
	 * Brings the conversations up to date with what is in them now.
	 *
	 * @param list<array{int,int}> $pairs Designers and companies.
	 */
	private function count( array $pairs ): void {
		global $wpdb;
		$these = implode( ' OR ', array_map( static fn( array $pair ): string => sprintf( '( designer_id = %d AND contractor_id = %d )', ...$pair ), $pairs ) );
		$of    = static fn( string $what ): string => "( SELECT {$what} FROM {$wpdb->prefix}dm_message m WHERE m.conversation_id = {$wpdb->prefix}dm_conversation.id )";
		// phpcs:disable WordPress.DB.PreparedSQL -- integers and fixed words.
		$wpdb->query(
			"UPDATE {$wpdb->prefix}dm_conversation SET created_gmt = {$of( 'MIN(m.created_gmt)' )}, updated_gmt = {$of( 'MAX(m.created_gmt)' )}, designer_sent = {$of( 'COUNT(*)' )},
			last_message_id = {$of( 'MAX(m.id)' )}, designer_read = {$of( 'MAX(m.id)' )}, contractor_read = {$of( 'MAX(m.id)' )} WHERE {$these}"
		);
		// phpcs:enable
	}
}
