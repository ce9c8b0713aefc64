<?php
/**
 * Says what the room keeps of a member, and for how long.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Leftovers;
use DesignMarketplace\Declares\Has_Personal_Data;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Declares\Retains;
use DesignMarketplace\Module;
use WP_User;

final class Alert_Data implements Module, Has_Tables, Erases_People, Has_Personal_Data, Has_Leftovers, Retains {

	/**
	 * Days it is kept what a member was told of. What is news is so once: nobody is told again.
	 */
	private const DAYS = 90;

	/**
	 * Columns that name a member, by table; of the news, those of designers.
	 */
	private const COLUMNS = array(
		'search'     => 'user_id',
		'search_key' => 'user_id',
		'alert'      => 'user_id',
		'alert_news' => 'thing_id',
	);

	/**
	 * Needs no hooks.
	 */
	public function register(): void {
	}

	/**
	 * See leftovers().
	 */
	public function tables(): array {
		return array(
			'search'     => 'user_id',
			'search_key' => 'user_id',
			'alert'      => 'user_id',
			'alert_news' => '',
		);
	}

	/**
	 * Their searches go, what they were told of, and what others are to be told of them.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		if ( Ready::is_there() ) {
			array_map( fn( string $table ) => $this->remove_leftovers( $table, array( $user_id ) ), array_keys( self::COLUMNS ) );
		}
	}

	/**
	 * Saved searches, and what the member was told of.
	 *
	 * @param WP_User $user Member.
	 */
	public function export( WP_User $user ): array {
		return Ready::is_there() ? array(
			'searches' => array_map( static fn( Search $search ): array => array_diff_key( Search_Presenter::present( $search ), array( 'can' => true ) ), Search_Rows::saved_by( $user->ID ) ),
			'alerts'   => self::told( $user->ID ),
		) : array();
	}

	public function groups(): array {
		return array(
			'searches' => __( 'Saved searches', 'design-marketplace' ),
			'alerts'   => __( 'Alerts', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			/* translators: %s: number of days. */
			__( 'Saved searches', 'design-marketplace' ) => sprintf( __( 'Searches a member saves are kept until the member deletes them or the account. What we told a member of by email is kept for %s days, so that nobody hears of the same thing twice.', 'design-marketplace' ), number_format_i18n( self::DAYS ) ),
		);
	}

	/**
	 * Rows of people who are gone.
	 *
	 * @param callable(string,int|null):string $nobody  See the interface.
	 * @param int|null                         $user_id Only this user's.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$found = array();
		foreach ( Ready::is_there() ? self::COLUMNS : array() as $table => $column ) {
			$found[ $table ] = array( "t.{$column}", Tables::name( $table ) . ' t WHERE ' . ( 'alert_news' === $table ? "t.kind = 'designers' AND " : '' ) . $nobody( "t.{$column}", $user_id ) );
		}
		return $found;
	}

	/**
	 * Removes them.
	 *
	 * @param string    $kind The table.
	 * @param list<int> $ids  Users.
	 */
	public function remove_leftovers( string $kind, array $ids ): void {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );
		$of   = 'alert_news' === $kind ? "kind = 'designers' AND " : '';
		$wpdb->query( 'DELETE FROM ' . Tables::name( $kind ) . " WHERE {$of}" . self::COLUMNS[ $kind ] . " IN ({$list})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
	}

	/**
	 * What was told long ago goes, and news of jobs that are gone.
	 */
	public function expire(): void {
		global $wpdb;
		if ( ! Ready::is_there() ) {
			return;
		}
		$news = Tables::name( 'alert_news' );
		$old  = Clock::gmt( -self::DAYS * DAY_IN_SECONDS );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(id) FROM {$news} WHERE created_gmt < %s", $old ) );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'alert' ) . " WHERE news_id <= {$last}" );
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$news} WHERE kind = 'jobs' AND created_gmt < %s AND thing_id NOT IN ( SELECT ID FROM {$wpdb->posts} WHERE post_type = %s )", $old, Item_Types::MISSION ) );
		// phpcs:enable
	}

	/**
	 * What a member was told of.
	 *
	 * @param int $user_id Member.
	 * @return list<array<string,mixed>>
	 */
	private static function told( int $user_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT n.kind, n.thing_id, a.told_gmt FROM ' . Tables::name( 'alert' ) . ' a INNER JOIN ' . Tables::name( 'alert_news' ) . ' n ON n.id = a.news_id WHERE a.user_id = %d AND a.told_gmt IS NOT NULL ORDER BY a.news_id', $user_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		return array_map(
			static fn( array $row ): array => array(
				'kind' => (string) $row['kind'],
				'id'   => (int) $row['thing_id'],
				'date' => str_replace( ' ', 'T', (string) $row['told_gmt'] ) . 'Z',
			),
			array_values( $rows )
		);
	}
}
