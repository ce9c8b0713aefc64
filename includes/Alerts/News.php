<?php
/** News items: jobs and designers that are or were new. Each becomes one only once. Rows stay as long as the job or designer exists. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Roles;

final class News {

	/** Items matched in one transaction. */
	public const BATCH = 50;

	/**
	 * Notes jobs or designers that are new. Matching matches them an hour later.
	 * @param list<int> $things Missions or designers.
	 */
	public static function note( Search_Kind $kind, array $things ): void {
		foreach ( $things as $id ) {
			Sql::write( 'INSERT IGNORE INTO {alert_news} (kind, thing_id, created_gmt) VALUES (%s, %d, %s)', $kind->value, $id, Clock::gmt() );
		}
	}

	/** Notes a new job. Its recipients are looked up an hour later, when the email is made. */
	public function note_job( int $mission_id ): void {
		self::note( Search_Kind::Jobs, array( $mission_id ) );
	}

	/**
	 * Groups that have waited for an hour: one of all designers, and one of each company's jobs.
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
	 * @param array{kind:Search_Kind,owner:int,since:string} $group As of due().
	 * @return array<int,int> Ids of missions or designers by news, the oldest first.
	 * @throws Lost_Transaction When another process takes some of them at this moment.
	 */
	public static function take( array $group ): array {
		$found = Sql::numbers(
			'SELECT n.id, n.thing_id ' . self::sql_unmatched() . ' AND n.kind = %s AND COALESCE( p.post_author, 0 ) = %d AND n.created_gmt < %s ORDER BY n.created_gmt, n.id LIMIT %d',
			$group['kind']->value,
			$group['owner'],
			gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$group['since']} UTC" ) + HOUR_IN_SECONDS ),
			self::BATCH
		);
		$taken = $found ? Sql::write( 'UPDATE {alert_news} SET matched = 1 WHERE matched = 0 AND id IN (' . Sql::in( array_keys( $found ) ) . ')' ) : 0;
		return count( $found ) === $taken ? $found : throw Lost_Transaction::by_last_error( 'Another process matches these.' );
	}

	/** SQL for items that wait, as `n`, with the jobs among them, as `p`. */
	private static function sql_unmatched(): string {
		return "FROM {alert_news} n LEFT JOIN {posts} p ON n.kind = '" . Search_Kind::Jobs->value . "' AND p.ID = n.thing_id WHERE n.matched = 0";
	}

	/**
	 * Notes members who are new on the list of designers by something they did: a project that was imported makes nobody new.
	 * @param list<int> $ids Users.
	 */
	public static function note_designers( array $ids ): void {
		$new = $ids ? Sql::ids(
			'SELECT d.user_id FROM ' . Directory_Table::sql_listed( Roles::DESIGNER, $ids ) . ' d
			LEFT JOIN {alert_news} n ON n.kind = %s AND n.thing_id = d.user_id
			WHERE n.id IS NULL AND EXISTS ( SELECT 1 FROM {posts} w WHERE w.post_author = d.user_id AND w.post_type = %s AND '
				. Work_State::sql_published( 'w.post_status' )
				. ' AND '
				. Imported::sql_not( 'w.ID' )
				. ' )',
			Search_Kind::Designers->value,
			Item_Types::WORK
		) : array();
		self::note( Search_Kind::Designers, $new );
	}

	/**
	 * The news about some things.
	 * @param list<int> $things Missions or designers.
	 * @return array<int,int> Ids of missions or designers by news.
	 */
	public static function of( Search_Kind $kind, array $things ): array {
		return $things
			? Sql::numbers(
				'SELECT id, thing_id FROM {alert_news} WHERE kind = %s AND thing_id IN (' . Sql::in( $things ) . ') ORDER BY created_gmt, id',
				$kind->value
			)
			: array();
	}

	/**
	 * Forgets the news items about some things, and who was told.
	 * @param list<int> $things Missions or designers.
	 */
	public static function forget( Search_Kind $kind, array $things ): void {
		$news = self::of( $kind, $things );
		if ( $news ) {
			$list = Sql::in( array_keys( $news ) );
			Sql::write( "DELETE FROM {alert} WHERE news_id IN ({$list})" );
			Sql::write( "DELETE FROM {alert_news} WHERE id IN ({$list})" );
		}
	}
}
