<?php
/** Looks at the pages of designers, projects, companies and design jobs. Each is one row of a buffer, which is added up each minute. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Missions\Mission_Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Auth\Rate_Limiter;

/** Members by their account, works and missions by their post. */
final class Views {

	public const EVENT = 'design_marketplace_views';

	private const STEP = 10;

	/** Looks that are added up at a time; the others wait for the next minute. */
	private const MOST = 5000;

	/** Kinds that are posts: their type, and the states in which others read them. */
	private const POSTS = array(
		'mission' => array( Item_Types::MISSION, array( Mission_State::Open->value, Mission_State::Closed->value ) ),
		'work'    => array( Item_Types::WORK, array( Work_State::Published->value, Work_State::Unlisted->value ) ),
	);

	/** One statement: it stores nothing where there is no such account or page, or it is the viewer's own. */
	public static function add( string $kind, int $id, int $viewer ): void {
		[ $type, $states ] = self::POSTS[ $kind ] ?? array( '', array() );
		$from              = '' === $type
			? '{users} WHERE ID = %d AND ID <> %d'
			: "{posts} WHERE ID = %d AND post_author <> %d AND post_type = '{$type}' AND post_status IN (" . Sql::words( $states ) . ')';
		if ( self::are_counted() ) {
			Sql::write( "INSERT INTO {view_buffer} (kind,item_id,day) SELECT %s, ID, %s FROM {$from}", $kind, self::day(), $id, $viewer );
		}
	}

	/** Adds the buffer up. Another process that does so waits, and finds the rest. */
	public function run(): void {
		if ( ! self::are_counted() ) {
			return;
		}
		Transaction::run(
			static function (): void {
				$ids = Sql::ids( 'SELECT id FROM {view_buffer} ORDER BY id LIMIT %d FOR UPDATE', self::MOST );
				if ( $ids ) {
					$those = 'WHERE id IN (' . Sql::in( $ids ) . ')';
					Sql::write(
						"INSERT INTO {view} (kind,item_id,day,views) SELECT kind, item_id, day, COUNT(*) FROM {view_buffer} {$those}
						GROUP BY kind, item_id, day ON DUPLICATE KEY UPDATE views = views + VALUES(views)"
					);
					Sql::write( "DELETE FROM {view_buffer} {$those}" );
				}
			}
		);
		// The limit's rows are made of addresses: they go when their hour is over, and do not wait for the day's clearing up.
		( new Rate_Limiter() )->purge();
	}

	/** @return list<array{kind:string,id:int,views:int,applications:int}> The member's own pages that others read. */
	public static function of( int $user_id ): array {
		$items = array( array( 'member', $user_id ) );
		foreach ( self::POSTS as $kind => [ $type, $states ] ) {
			$sql = 'SELECT ID FROM {posts} WHERE post_type = %s AND post_author = %d AND post_status IN (' . Sql::words( $states ) . ') ORDER BY post_date DESC, ID DESC';
			foreach ( Sql::ids( $sql, $type, $user_id ) as $id ) {
				$items[] = array( $kind, $id );
			}
		}
		$seen = array();
		$sql  = 'SELECT kind, item_id, SUM(views) AS views FROM {view} WHERE day > %s AND item_id IN (' . Sql::in( array_column( $items, 1 ) ) . ') GROUP BY kind, item_id';
		foreach ( self::are_counted() ? Sql::rows( $sql, self::day( Contract::limit( 'own_figures_days' ) ) ) : array() as $row ) {
			$seen[ "{$row['kind']} {$row['item_id']}" ] = (int) $row['views'];
		}
		$jobs    = array_filter( $items, static fn( array $item ): bool => 'mission' === $item[0] );
		$applied = Mission_Query::applications( array_column( $jobs, 1 ) );
		return array_map(
			static fn( array $item ): array => array(
				'kind'         => $item[0],
				'id'           => $item[1],
				'views'        => (int) round( ( $seen[ "{$item[0]} {$item[1]}" ] ?? 0 ) / self::STEP ) * self::STEP,
				'applications' => 'mission' === $item[0] ? $applied[ $item[1] ] ?? 0 : 0,
			),
			$items
		);
	}

	/** Removes what is older than the days that are shown. */
	public static function forget(): void {
		self::are_counted() && Sql::write( 'DELETE FROM {view} WHERE day <= %s', self::day( Contract::limit( 'own_figures_days' ) ) );
	}

	public static function forget_member( int $user_id ): void {
		foreach ( self::are_counted() ? array( 'view', 'view_buffer' ) : array() as $table ) {
			Sql::write( "DELETE FROM {{$table}} WHERE kind = %s AND item_id = %d", 'member', $user_id );
		}
	}

	/** Sites of before lack the tables until they are migrated. */
	private static function are_counted(): bool {
		return Tables::version() > 3;
	}

	/** A day as the table writes it, some days ago. */
	private static function day( int $ago = 0 ): string {
		return (string) wp_date( 'Y-m-d', Clock::now() - $ago * DAY_IN_SECONDS );
	}
}
