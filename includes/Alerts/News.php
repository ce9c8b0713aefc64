<?php
/**
 * News items: jobs and designers that are or were new. Each becomes one only once.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Imported;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Work_State;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Sql;
use DesignMarketplace\Database\Tables;

/**
 * Rows stay as long as the job or designer exists.
 */
final class News {

	/**
	 * Items matched in one transaction.
	 */
	public const BATCH = 50;

	/**
	 * Notes jobs or designers that are new. Matching_Job matches them an hour later.
	 *
	 * @param list<int> $things Missions or designers.
	 */
	public static function note( Search_Kind $kind, array $things ): void {
		foreach ( $things as $id ) {
			Sql::write( 'INSERT IGNORE INTO {alert_news} (kind, thing_id, created_gmt) VALUES (%s, %d, %s)', $kind->value, $id, Clock::gmt() );
		}
	}

	/**
	 * What has waited for an hour: a group for all designers, and one for each company's jobs.
	 *
	 * @return list<array{kind:Search_Kind,owner:int,since:string}> `since` is the time in GMT of its first item; `owner` is 0 for designers.
	 */
	public static function due(): array {
		$rows = Sql::rows(
			'SELECT n.kind, COALESCE( p.post_author, 0 ) AS owner, MIN(n.created_gmt) AS since ' . self::sql_unmatched() . ' AND n.created_gmt <= %s GROUP BY n.kind, owner',
			Clock::gmt( -HOUR_IN_SECONDS )
		);
		return array_map(
			static fn( array $row ): array => array(
				'kind'  => Search_Kind::from( (string) $row['kind'] ),
				'owner' => (int) $row['owner'],
				'since' => (string) $row['since'],
			),
			$rows
		);
	}

	/**
	 * Marks the next items of a group as matched: those of the first one's hour. They must be matched in the same transaction.
	 *
	 * @param array{kind:Search_Kind,owner:int,since:string} $group As of due().
	 * @return array<int,int> Ids of missions or designers by news, the oldest first.
	 * @throws Lost_Transaction When another process takes some of them at this moment.
	 */
	public static function take( array $group ): array {
		$rows  = Sql::rows(
			'SELECT n.id, n.thing_id ' . self::sql_unmatched() . ' AND n.kind = %s AND COALESCE( p.post_author, 0 ) = %d AND n.created_gmt < %s ORDER BY n.created_gmt, n.id LIMIT %d',
			$group['kind']->value,
			$group['owner'],
			gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$group['since']} UTC" ) + HOUR_IN_SECONDS ),
			self::BATCH
		);
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['id'] ] = (int) $row['thing_id'];
		}
		$taken = $found ? Sql::write( 'UPDATE {alert_news} SET matched = 1 WHERE matched = 0 AND id IN (' . Sql::in( array_keys( $found ) ) . ')' ) : 0;
		return count( $found ) === $taken ? $found : throw Lost_Transaction::by_last_error( 'Another process matches these.' );
	}

	/**
	 * SQL for items that wait, as `n`, with the jobs among them, as `p`.
	 */
	private static function sql_unmatched(): string {
		global $wpdb;
		return "FROM {alert_news} n LEFT JOIN {$wpdb->posts} p ON n.kind = '" . Search_Kind::Jobs->value . "' AND p.ID = n.thing_id WHERE n.matched = 0";
	}

	/**
	 * Notes members who are new on the list of designers by something they did: a project that was imported makes nobody
	 * new.
	 *
	 * @param list<int> $ids Users.
	 */
	public static function note_designers( array $ids ): void {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );
		$news = Tables::name( 'alert_news' );
		$kind = Search_Kind::Designers->value;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers.
		$new = '' === $list
			? array()
			: $wpdb->get_col(
				'SELECT d.user_id FROM '
					. Tables::name( 'directory' )
					. " d LEFT JOIN {$news} n ON n.kind = '{$kind}' AND n.thing_id = d.user_id WHERE d.user_id IN ({$list}) AND d.role = 'designer' AND d.listed = 1 AND n.id IS NULL AND EXISTS ( SELECT 1 FROM {$wpdb->posts} w WHERE w.post_author = d.user_id AND w.post_type = '"
					. Item_Types::WORK
					. "' AND "
					. Work_State::sql_published( 'w.post_status' )
					. ' AND '
					. Imported::sql_not( 'w.ID' )
					. ' )'
			);
		// phpcs:enable
		self::note( Search_Kind::Designers, array_map( 'intval', array_values( $new ) ) );
	}

	/**
	 * The news about some things.
	 *
	 * @param list<int> $things Missions or designers.
	 * @return array<int,int> Ids of missions or designers by news.
	 */
	public static function of( Search_Kind $kind, array $things ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $things ) );
		$rows = '' === $list
			? array()
			: (array) $wpdb->get_results(
				$wpdb->prepare(
					'SELECT id, thing_id FROM '
						. Tables::name( 'alert_news' ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
						. " WHERE kind = %s AND thing_id IN ({$list}) ORDER BY created_gmt, id", // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
					$kind->value
				)
			);
		return array_map( 'intval', array_column( $rows, 'thing_id', 'id' ) );
	}

	/**
	 * Forgets the news items about some things, and who was told.
	 *
	 * @param list<int> $things Missions or designers.
	 */
	public static function forget( Search_Kind $kind, array $things ): void {
		global $wpdb;
		$news   = implode( ',', array_keys( self::of( $kind, $things ) ) );
		$tables = array(
			'alert'      => 'news_id',
			'alert_news' => 'id',
		);
		foreach ( '' === $news ? array() : $tables as $table => $column ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) . " WHERE {$column} IN ({$news})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
		}
	}
}
