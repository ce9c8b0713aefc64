<?php
/** Reads and writes who is named in works. People who are off, and works that nobody may see, are left out, and are back when they are. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use WP_Post;

/** @phpstan-type Named array{user_id:int,kind:string,state:string,doc:string} */
final class Credit_Rows {

	/**
	 * Who is named in works, in the order they were asked. One query for all.
	 * @param list<WP_Post> $works
	 * @return array<int,list<Named>> By work. Nobody who has said no.
	 */
	public static function in( array $works ): array {
		$named = array();
		$rows  = $works ? Sql::rows(
			'SELECT c.work_id, c.user_id, c.kind, c.state, d.doc FROM {credit} c ' . self::join_active( 'c.user_id' ) . ' WHERE c.work_id IN ('
				. Sql::in( array_column( $works, 'ID' ) )
				. ') AND c.state <> %s ORDER BY c.id',
			Credit::NO
		) : array();
		foreach ( $rows as $row ) {
			$named[ (int) $row['work_id'] ][] = array(
				'user_id' => (int) $row['user_id'],
				'kind'    => (string) $row['kind'],
				'state'   => (string) $row['state'],
				'doc'     => (string) $row['doc'],
			);
		}
		return $named;
	}

	/** @return list<Credit> What a member is asked and has said yes to, the newest first. */
	public static function of( int $user_id ): array {
		return self::read( 'c.user_id = %d AND c.state <> %s ORDER BY c.id DESC', $user_id, Credit::NO );
	}

	/** What a member is asked, or has said yes to. Locked until the transaction ends. */
	public static function lock( int $user_id, int $id ): ?Credit {
		Sql::row( 'SELECT id FROM {credit} WHERE id = %d FOR UPDATE', $id );
		return self::find( $user_id, $id );
	}

	public static function find( int $user_id, int $id ): ?Credit {
		return self::read( 'c.id = %d AND c.user_id = %d AND c.state <> %s', $id, $user_id, Credit::NO )[0] ?? null;
	}

	/**
	 * Some of what a member is still asked.
	 * @param list<int> $ids
	 * @return list<Credit>
	 */
	public static function asked( int $user_id, array $ids ): array {
		return self::read( 'c.id IN (' . Sql::in( $ids ) . ') AND c.user_id = %d AND c.state = %s ORDER BY c.id', $user_id, Credit::ASKED );
	}

	/** @return list<Credit> The newest public works that a member is named in. Strangers read those of open portfolios. */
	public static function shown_on_page( int $user_id, bool $to_strangers, int $limit ): array {
		return self::read(
			'c.user_id = %d AND c.state = %s AND '
				. Work_State::sql_published( 'p.post_status' )
				. ( $to_strangers ? ' AND d.portfolio_open > 0' : '' )
				. ' ORDER BY p.post_date_gmt DESC, p.ID DESC LIMIT %d',
			$user_id,
			Credit::YES,
			$limit
		);
	}

	/** @return array<int,string> What everybody named in a work has said, also who is off. By user. */
	public static function states( int $work_id ): array {
		$rows = Sql::rows( 'SELECT user_id, state FROM {credit} WHERE work_id = %d ORDER BY id', $work_id );
		return array_combine( array_map( 'intval', array_column( $rows, 'user_id' ) ), array_map( 'strval', array_column( $rows, 'state' ) ) );
	}

	/** @param list<int> $user_ids */
	public static function ask( int $work_id, string $kind, array $user_ids ): void {
		$row = static fn( int $user_id ): array => array( $work_id, $user_id, $kind, Credit::ASKED, Clock::gmt() );
		Sql::insert( 'INSERT IGNORE INTO {credit} (work_id,user_id,kind,state,asked_gmt)', array_map( $row, $user_ids ) );
	}

	/**
	 * Takes back who was named in a work. A no stays.
	 * @param list<int> $but Who stays.
	 */
	public static function take_back( int $work_id, string $kind, array $but ): void {
		Sql::write(
			'DELETE FROM {credit} WHERE work_id = %d AND kind = %s AND state <> %s AND user_id NOT IN (' . Sql::in( $but ) . ')',
			$work_id,
			$kind,
			Credit::NO
		);
	}

	/** Nobody is named in a work of their own. */
	public static function forget( int $work_id, int $user_id ): void {
		Sql::write( 'DELETE FROM {credit} WHERE work_id = %d AND user_id = %d', $work_id, $user_id );
	}

	public static function answer( int $id, string $state ): void {
		Sql::write( 'UPDATE {credit} SET state = %s, answered_gmt = %s WHERE id = %d', $state, Clock::gmt(), $id );
	}

	/** SQL that leaves out who is no active member, with the directory's row as `d`. */
	private static function join_active( string $user ): string {
		return 'INNER' . substr( Directory_Table::join( $user ), strlen( 'LEFT' ) );
	}

	/**
	 * @param string $which SQL condition and what follows, with places for the values.
	 * @return list<Credit>
	 */
	private static function read( string $which, string|int ...$values ): array {
		$rows  = Sql::rows(
			'SELECT p.*, c.id AS dm_id, c.kind AS dm_kind, c.state AS dm_state, c.asked_gmt AS dm_asked, d.doc AS dm_doc FROM {credit} c INNER JOIN {posts} p ON p.ID = c.work_id '
				. self::join_active( 'p.post_author' )
				. " WHERE p.post_type = '" . Item_Types::WORK . "' AND " . self::sql_seen( 'p.post_status' ) . " AND {$which}",
			...$values
		);
		$posts = Post_Pages::posts( $rows );
		return array_map(
			static fn( array $row, WP_Post $work ): Credit => new Credit(
				(int) $row['dm_id'],
				(string) $row['dm_kind'],
				(string) $row['dm_state'],
				(string) $row['dm_asked'],
				$work,
				Card::read( (string) $row['dm_doc'] )
			),
			$rows,
			$posts
		);
	}

	/** SQL for works that others see: in a portfolio, or at their own address. */
	public static function sql_seen( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s' )", $column, Work_State::Published->value, Work_State::Unlisted->value );
	}
}
