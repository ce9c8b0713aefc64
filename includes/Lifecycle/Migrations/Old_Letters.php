<?php
/**
 * Turns letters of applications from before there were conversations into first messages. They keep their date and count as read.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

/**
 * Letters of members to members; not those that were withdrawn, which companies do not read any more. A letter is taken once: its
 * application is a unique key of the messages.
 */
final class Old_Letters extends Migration {

	private const BATCH = 500;

	/**
	 * Takes the next ones.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$places = array_map(
			'intval',
			array_values(
				$wpdb->get_col(
					$wpdb->prepare(
						"SELECT id FROM {$wpdb->prefix}dm_application WHERE id > %d ORDER BY id LIMIT %d",
						(int) $after,
						self::BATCH
					)
				)
			)
		);
		if ( ! $places ) {
			return null;
		}
		if ( $this->begin( $places ) ) {
			$this->add( $places );
			$this->count( $places );
		}
		return (string) max( $places );
	}

	/**
	 * Begins the conversations that are missing.
	 *
	 * @param list<int> $places Places of the applications.
	 * @return bool Whether there are letters at all.
	 */
	private function begin( array $places ): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared; integers and random letters.
		$pairs = (array) $wpdb->get_results(
			'SELECT DISTINCT a.user_id AS designer, j.post_author AS contractor ' . $this->letters( $places ),
			ARRAY_A
		);
		$rows  = array_map(
			static fn( array $pair ): string => sprintf(
				"('%s', %d, %d, '1970-01-01 00:00:00', '1970-01-01 00:00:00')",
				bin2hex( random_bytes( 16 ) ),
				$pair['designer'],
				$pair['contractor']
			),
			$pairs
		);
		return $rows
			&& false !== $wpdb->query(
				"INSERT IGNORE INTO {$wpdb->prefix}dm_conversation (public_id, designer_id, contractor_id, created_gmt, updated_gmt) VALUES "
					. implode( ', ', $rows )
			);
		// phpcs:enable
	}

	/**
	 * Adds the letters. Their words do not leave the database.
	 *
	 * @param list<int> $places Places of the applications.
	 */
	private function add( array $places ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared.
		$wpdb->query(
			"INSERT IGNORE INTO {$wpdb->prefix}dm_message (conversation_id, version, sender, words, created_gmt, letter, application_id)
			SELECT c.id, c.version, 'd', p.post_content, a.created_gmt, 1, p.ID " . $this->letters( $places, $this->conversations() ) . ' ORDER BY a.id'
		);
		// phpcs:enable
	}

	/**
	 * Brings the conversations up to date with what is in them now. Somebody may have applied since there are conversations: that is
	 * unread.
	 *
	 * @param list<int> $places Places of the applications.
	 */
	private function count( array $places ): void {
		global $wpdb;
		$own = "{$wpdb->prefix}dm_conversation";
		$of  = static fn( string $what ): string =>
			"( SELECT {$what} FROM {$wpdb->prefix}dm_message m WHERE m.conversation_id = {$own}.id )";
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared; integers and fixed words.
		$ids = implode(
			',',
			array_map( 'intval', $wpdb->get_col( 'SELECT DISTINCT c.id ' . $this->letters( $places, $this->conversations() ) ) )
		);
		$wpdb->query(
			"UPDATE {$own} SET created_gmt = {$of( 'MIN(m.created_gmt)' )}, updated_gmt = {$of( 'MAX(m.created_gmt)' )}, designer_sent = {$of( 'COUNT(*)' )},
			last_message_id = {$of( 'MAX(m.id)' )}, designer_read = {$of( 'MAX(m.id)' )}, contractor_read = CASE contractor_unread WHEN 0 THEN {$of( 'MAX(m.id)' )} ELSE 0 END WHERE id IN ({$ids})"
		);
		// phpcs:enable
	}

	/**
	 * FROM and WHERE of the letters, prepared: `a` is an application's place, `p` its post, `j` the design job.
	 *
	 * @param list<int> $places Places of the applications.
	 * @param string    $more   What else is joined.
	 */
	private function letters( array $places, string $more = '' ): string {
		global $wpdb;
		$is = static fn( string $column, string $role ): string => (string) $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
			"EXISTS ( SELECT 1 FROM {$wpdb->usermeta} r WHERE r.user_id = {$column} AND r.meta_key = %s AND r.meta_value LIKE %s )",
			$wpdb->get_blog_prefix() . 'capabilities',
			'%' . $wpdb->esc_like( "\"{$role}\"" ) . '%'
		);
		return "FROM {$wpdb->prefix}dm_application a
			INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id AND p.post_type = 'dm_application' AND p.post_content <> ''
			INNER JOIN {$wpdb->posts} j ON j.ID = a.mission_id AND j.post_type = 'dm_mission' {$more}
			WHERE a.id IN (" . implode( ',', $places ) . ") AND a.told <> 'withdrawn' AND {$is( 'a.user_id', 'designer' )} AND {$is( 'j.post_author', 'contractor' )}";
	}

	private function conversations(): string {
		global $wpdb;
		return "INNER JOIN {$wpdb->prefix}dm_conversation c ON c.designer_id = a.user_id AND c.contractor_id = j.post_author";
	}
}
