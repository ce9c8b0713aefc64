<?php
/** Reads and writes the rows of conversations. All SQL about them is here. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Query as Directory;
use DesignMarketplace\Directory\Words;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;

final class Conversation_Rows {

	/**
	 * A conversation of a member, with what a thread shows of the other, in one query.
	 * @return array{Conversation,Other_Member}|null Null for everybody else.
	 */
	public static function opened( string $public_id, int $viewer ): ?array {
		$other = "CASE WHEN c.designer_id = {$viewer} THEN c.contractor_id ELSE c.designer_id END";
		$row   = Sql::row(
			'SELECT c.*, ' . Directory::sql_doc( $other ) . ' AS dm_doc, ' . Blocks::sql( $viewer, $other ) . ' AS dm_block
			FROM {conversation} c WHERE c.public_id = %s AND %d IN ( c.designer_id, c.contractor_id )',
			$public_id,
			$viewer
		);
		return $row ? array( Conversation::of( $row ), Other_Member::of( $row ) ) : null;
	}

	public static function between( int $designer, int $contractor ): ?Conversation {
		return self::some( 'designer_id = %d AND contractor_id = %d', $designer, $contractor )[0] ?? null;
	}

	public static function find( int $id ): ?Conversation {
		return self::some( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * A page of a member's conversations, the newest first.
	 * @param bool             $unread Only those with unread messages.
	 * @param list<int>|null   $others Only those with these users, null for all.
	 * @param List_Cursor|null $after  The last one of the page before.
	 * @return list<Conversation>
	 */
	public static function page( int $user_id, Seat $seat, bool $unread, ?array $others, ?List_Cursor $after, int $limit ): array {
		$where  = self::of( $user_id, $seat, $others ) . ( $unread ? " AND {$seat->column( 'unread' )} > 0" : '' );
		$values = array();
		if ( $after ) {
			$where .= ' AND updated_gmt <= %s AND ( updated_gmt < %s OR id < %d )';
			$values = array( $after->updated, $after->updated, $after->id );
		}
		return self::some( "{$where} ORDER BY updated_gmt DESC, id DESC LIMIT %d", ...array( ...$values, $limit ) );
	}

	public static function unread( int $user_id, Seat $seat ): int {
		[ $id, $unread ] = array( $seat->column( 'id' ), $seat->column( 'unread' ) );
		return (int) Sql::value( "SELECT SUM({$unread}) FROM {conversation} WHERE {$id} = %d AND {$unread} > 0", $user_id );
	}

	/**
	 * @param list<int> $others The others.
	 * @return list<Conversation> In no order, which the database would have to sort them into.
	 */
	public static function with( int $user_id, Seat $seat, array $others ): array {
		return $others ? self::some( self::of( $user_id, $seat, $others ) ) : array();
	}

	/**
	 * SQL that reads a member's conversation with the other member of each row: its id, NULL without one, and the numbers of messages the
	 * two have written.
	 * @return array{columns:string,join:string}
	 */
	public static function sql( int $user_id, Seat $seat, string $other ): array {
		return array(
			'columns' => "c.public_id AS dm_thread, c.{$seat->column( 'sent' )} AS dm_mine, c.{$seat->other()->column( 'sent' )} AS dm_theirs",
			'join'    => 'LEFT JOIN ' . Tables::name( 'conversation' )
				. " c ON c.{$seat->other()->column( 'id' )} = {$other} AND c.{$seat->column( 'id' )} = {$user_id}",
		);
	}

	/**
	 * The users a member has conversations with and whose names have all words of a search. Names are compared as in the lists of members.
	 * @return list<int> User ids.
	 */
	public static function named( int $user_id, Seat $seat, string $search ): array {
		$other = "c.{$seat->other()->column( 'id' )}";
		$words = array_unique( explode( ' ', Words::folded( $search ) ) );
		$names = Sql::rows(
			"SELECT {$other} AS id, n.meta_value AS name FROM {conversation} c INNER JOIN {usermeta} n ON n.user_id = {$other} AND n.meta_key = %s
			WHERE c.{$seat->column( 'id' )} = %d AND " . State::sql_not_off( $other ),
			Member_Fields::key( Member_Fields::name_field( $seat->other()->value ) ),
			$user_id
		);
		$fits  = static function ( array $row ) use ( $words ): bool {
			$name = Words::folded( (string) $row['name'] );
			return array() === array_filter( $words, static fn( string $word ): bool => ! str_contains( $name, $word ) );
		};
		return array_map( 'intval', array_column( array_filter( $names, $fits ), 'id' ) );
	}

	/**
	 * Increments the version and locks the row until the transaction ends. Must be the first write of every transaction that changes a
	 * conversation: then a reader of a version also sees all of its changes.
	 * @return Conversation|null The row as it is now; null if it was deleted.
	 */
	public static function raise( int $id ): ?Conversation {
		Sql::write( 'UPDATE {conversation} SET version = version + 1 WHERE id = %d', $id );
		return self::some( 'id = %d FOR UPDATE', $id )[0] ?? null;
	}

	/**
	 * The conversation of two members, created if there is none. The locks of both accounts must be held.
	 * @return Conversation Its row, after raise().
	 * @throws Lost_Transaction If it cannot be stored.
	 */
	public static function begin( int $designer, int $contractor ): Conversation {
		global $wpdb;
		$known = self::between( $designer, $contractor );
		if ( ! $known ) {
			$row = array(
				'public_id'     => bin2hex( random_bytes( 16 ) ),
				'designer_id'   => $designer,
				'contractor_id' => $contractor,
				'created_gmt'   => Clock::gmt(),
				'updated_gmt'   => Clock::gmt(),
			);
			$id  = 1 === $wpdb->insert( Tables::name( 'conversation' ), $row ) ? (int) $wpdb->insert_id : 0;
		}
		return self::raise( $known->id ?? $id ?? 0 ) ?? throw Lost_Transaction::by_last_error( 'The conversation could not be stored.' );
	}

	/**
	 * Changes a row after raise().
	 * @param array<string,int|string|null> $columns
	 */
	public static function change( int $id, array $columns ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'conversation' ), $columns, array( 'id' => $id ) );
	}

	/**
	 * SQL condition for a member's conversations.
	 * @param list<int>|null $others Only those with these users, null for all.
	 */
	private static function of( int $user_id, Seat $seat, ?array $others ): string {
		return "{$seat->column( 'id' )} = {$user_id}" . (
			null === $others ? '' : " AND {$seat->other()->column( 'id' )} IN (" . Sql::in( $others ) . ')'
		);
	}

	/** @return list<Conversation> */
	private static function some( string $where, string|int ...$values ): array {
		return array_map( Conversation::of( ... ), Sql::rows( "SELECT * FROM {conversation} WHERE {$where}", ...$values ) );
	}

	/** The page on which two members write to each other, for emails with a text of one to the other; '' for none. */
	public static function url( int $designer, int $contractor ): string {
		return (string) self::between( $designer, $contractor )?->url();
	}
}
