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
use DesignMarketplace\Database\Tables;

/**
 * Rows stay as long as the job or designer exists.
 */
final class News {

	/**
	 * Whether something is news already, or waits to be matched.
	 *
	 * @param int $id Mission or designer.
	 */
	public static function has( Search_Kind $kind, int $id ): bool {
		return array() !== self::of( $kind, array( $id ) );
	}

	/**
	 * Adds something to the news. It must be matched in the same transaction.
	 *
	 * @param int $id Mission or designer.
	 * @return int Id of the news; 0 if it was news already.
	 */
	public static function add( Search_Kind $kind, int $id ): int {
		global $wpdb;
		$added = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO ' . Tables::name( 'alert_news' ) . ' (kind, thing_id, matched, created_gmt) VALUES (%s, %d, 1, %s)', // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
				$kind->value,
				$id,
				Clock::gmt()
			)
		);
		return 1 === $added ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Notes members who are new on the list of designers by something they did: a project that was imported makes nobody
	 * new. Newcomers matches them later.
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
		foreach ( $new as $id ) {
			$wpdb->query(
				$wpdb->prepare( "INSERT IGNORE INTO {$news} (kind, thing_id, created_gmt) VALUES (%s, %d, %s)", $kind, $id, Clock::gmt() )
			);
		}
		// phpcs:enable
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
		$news   = implode( ',', Alert_Tables::is_there() ? array_keys( self::of( $kind, $things ) ) : array() );
		$tables = array(
			'alert'      => 'news_id',
			'alert_news' => 'id',
		);
		foreach ( '' === $news ? array() : $tables as $table => $column ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) . " WHERE {$column} IN ({$news})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
		}
	}
}
