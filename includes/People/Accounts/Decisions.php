<?php
/** The log of decisions about members and their items: who decided what, when and why, and how the member answered. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

/**
 * Records are added, never changed. Decision_Retention removes them.
 * @phpstan-type Record array{id:int,kind:string,item:int,user:int,decision:string,reason:string,words:string,about:int,by:int,date:string}
 */
final class Decisions {

	/**
	 * @param int $by    Who decided or objected, 0 when nobody was logged in.
	 * @param int $about Id of the decision that this objection or second decision refers to.
	 * @return int Its id.
	 * @throws Lost_Transaction When it could not be stored: the decision must not take effect then.
	 */
	public static function add(
		Reported_Item $thing,
		Decision_Kind $decision,
		string $reason,
		string $words,
		int $by,
		int $about = 0
	): int {
		global $wpdb;
		$added = $wpdb->insert(
			Tables::name( 'decision' ),
			array(
				'kind'        => $thing->kind->value,
				'item_id'     => $thing->id,
				'user_id'     => $thing->owner,
				'decision'    => $decision->value,
				'reason'      => $reason,
				'words'       => $words,
				'about_id'    => $about,
				'decided_by'  => $by,
				'created_gmt' => Clock::gmt(),
			)
		);
		return 1 === $added ? (int) $wpdb->insert_id : throw Lost_Transaction::by_last_error( 'The decision could not be stored.' );
	}

	/** @return list<Record> All records about a member and their items, oldest first. */
	public static function of( int $user_id ): array {
		return self::rows( "user_id = {$user_id}" );
	}

	/** @return Record|null */
	public static function get( int $id ): ?array {
		return self::some( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * Records by id, in one query.
	 * @param list<int> $ids
	 * @return array<int,Record>
	 */
	public static function some( array $ids ): array {
		$ids = array_filter( $ids, static fn( int $id ): bool => $id > 0 );
		return $ids ? array_column( self::rows( 'id IN (' . Sql::in( $ids ) . ')' ), null, 'id' ) : array();
	}

	/**
	 * The records about some things, in one query.
	 * @param list<Reported_Item> $things
	 * @return array<string,list<Record>> By Reported_Item::key(), oldest first.
	 */
	public static function about( array $things ): array {
		$owners = array_unique( array_column( $things, 'owner' ) );
		$about  = array();
		foreach ( $owners ? self::rows( 'user_id IN (' . Sql::in( $owners ) . ')' ) : array() as $record ) {
			$about[ self::thing( $record )->key() ][] = $record;
		}
		return array_intersect_key(
			$about,
			array_flip( array_map( static fn( Reported_Item $thing ): string => $thing->key(), $things ) )
		);
	}

	/** @return list<Record> Decisions by administrators, newest first. */
	public static function log( int $limit, int $offset = 0 ): array {
		return self::rows( self::made(), sprintf( 'created_gmt DESC, id DESC LIMIT %d OFFSET %d', $limit, $offset ) );
	}

	/** Number of records that log() pages through. */
	public static function number(): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM {decision} WHERE ' . self::made() );
	}

	/**
	 * Acts of administrators, newest first. $filters: who (id), decision, and GMT times; `before` is time and id of the
	 * record before them.
	 * @param array<string,string> $filters '' is none.
	 * @return list<Record>
	 */
	public static function acts( array $filters, int $limit, int $offset = 0 ): array {
		return self::rows( self::acted( $filters ), "created_gmt DESC, id DESC LIMIT {$limit} OFFSET {$offset}" );
	}

	/** @param array<string,string> $filters */
	public static function number_of_acts( array $filters ): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM {decision} WHERE ' . self::acted( $filters ) );
	}

	/** @return list<int> Who did something, 0 for nobody who was logged in. */
	public static function actors(): array {
		return Sql::ids( 'SELECT DISTINCT decided_by FROM {decision} WHERE ' . self::acted( array() ) );
	}

	/** @param array<string,string> $filters The answer is a condition: what members and deletions have added is left out. */
	private static function acted( array $filters ): string {
		$where = array( "decision NOT IN ( '" . Decision_Kind::Objection->value . "', '" . Decision_Kind::Gone->value . "' )" );
		foreach ( array_filter( $filters, static fn( string $value ): bool => '' !== $value ) as $name => $value ) {
			[ $value, $id ] = array( ...explode( '|', $value ), '0' );
			$quoted         = Sql::words( array( $value ) );
			$where[]        = match ( $name ) {
				'by'       => 'decided_by = ' . (int) $value,
				'before'   => "( created_gmt < {$quoted} OR ( created_gmt = {$quoted} AND id < " . (int) $id . ' ) )',
				'decision' => "decision = {$quoted}",
				'from'     => "created_gmt >= {$quoted}",
				'to'       => "created_gmt < {$quoted}",
				default    => '1=0',
			};
		}
		return implode( ' AND ', $where );
	}

	/** @return Record|null A record, if it is about this member. */
	public static function find( int $user_id, int $id ): ?array {
		$record = self::get( $id );
		return $record && Ownership::is_of( $user_id, $record['user'] ) ? $record : null;
	}

	/** @param Record $record */
	public static function thing( array $record ): Reported_Item {
		return new Reported_Item( Reported_Kind::tryFrom( $record['kind'] ) ?? Reported_Kind::Member, $record['item'], $record['user'] );
	}

	/**
	 * The reason as the member reads it: the chosen reason, then the administrator's own words. Plain text in the current language.
	 * @param Record|null $decision Null where none was recorded.
	 */
	public static function reason( ?array $decision ): string {
		$reason = $decision ? Decision_Reason::tryFrom( $decision['reason'] ) ?? Decision_Reason::Other : Decision_Reason::Role;
		$words  = $decision['words'] ?? '';
		if ( '' === $words ) {
			return $reason->label();
		}
		/* translators: 1: a reason, 2: what an administrator added to it. */
		return Decision_Reason::Other === $reason ? $words : sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $reason->label(), $words );
	}

	/** SQL for decisions, without objections, views of the evidence and what is about nobody. */
	private static function made(): string {
		return 'decision NOT IN (' . Decision_Kind::sql(
			static fn( Decision_Kind $kind ): bool => $kind->is_of_site()
				|| in_array( $kind, array( Decision_Kind::Objection, Decision_Kind::Opened ), true )
		) . ')';
	}

	/** @return list<Record> Records, oldest first by default. */
	private static function rows( string $condition, string $order = 'created_gmt, id' ): array {
		return array_map( array( self::class, 'read' ), Sql::rows( "SELECT * FROM {decision} WHERE {$condition} ORDER BY {$order}" ) );
	}

	/**
	 * @param array<string,mixed> $row Row of the table.
	 * @return Record
	 */
	public static function read( array $row ): array {
		return array(
			'id'       => (int) $row['id'],
			'kind'     => (string) $row['kind'],
			'item'     => (int) $row['item_id'],
			'user'     => (int) $row['user_id'],
			'decision' => (string) $row['decision'],
			'reason'   => (string) $row['reason'],
			'words'    => (string) $row['words'],
			'about'    => (int) $row['about_id'],
			'by'       => (int) $row['decided_by'],
			'date'     => (string) $row['created_gmt'],
		);
	}
}
