<?php
/** Reads and writes companies' lists of designers. All SQL about them is here and in List_Data. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Lists;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/** Designers whose account is off are not on a list, and are back when it is on. */
final class List_Rows {

	/** @return list<array<string,string|null>> A company's lists with the number of people on each, the newest first; all, or one. */
	public static function of( int $company, int $id = 0 ): array {
		$one = $id > 0 ? " AND l.id = {$id}" : '';
		return Sql::rows(
			'SELECT l.*, ( SELECT COUNT(*) FROM {list_person} p ' . self::there() . " AND p.list_id = l.id ) AS people
			FROM {designer_list} l WHERE l.user_id = %d{$one} ORDER BY l.created_gmt DESC, l.id DESC",
			$company
		);
	}

	/** @return int Its id. */
	public static function make( int $company, string $name ): int {
		global $wpdb;
		Sql::write( 'INSERT INTO {designer_list} (user_id, name, created_gmt) VALUES (%d, %s, %s)', $company, $name, Clock::gmt() );
		return (int) $wpdb->insert_id;
	}

	public static function add( int $id, int $designer, string $note ): void {
		Sql::write(
			'INSERT INTO {list_person} (list_id, user_id, note, added_gmt) VALUES (%d, %d, %s, %s)',
			$id,
			$designer,
			$note,
			Clock::gmt()
		);
	}

	/** @return array<string,string|null>|null The list behind a link's key. */
	public static function shared( string $key ): ?array {
		return '' === $key ? null : Sql::row( 'SELECT * FROM {designer_list} WHERE share_key = %s AND share_until_gmt >= %s', $key, Clock::gmt() );
	}

	/**
	 * A page of a list's people, the newest first.
	 * @param string $which Further conditions.
	 * @return list<array<string,string|null>> With the stored card as `doc`.
	 */
	public static function people( int $id, int $before, int $limit, string $which = '' ): array {
		$until = $before > 0 ? " AND p.id < {$before}" : '';
		return Sql::rows(
			'SELECT p.*, d.doc FROM {list_person} p ' . self::there() . "{$which} AND p.list_id = %d{$until} ORDER BY p.id DESC LIMIT %d",
			$id,
			$limit
		);
	}

	/** @return list<array<string,mixed>> Cards as a stranger reads them, with the notes: only of designers whom strangers find. */
	public static function shown( int $id, bool $notes ): array {
		return array_map(
			static fn( array $row ): array => array( 'designer' => Card::read( (string) $row['doc'], reader: 0 ) )
				+ ( $notes ? array( 'note' => (string) $row['note'] ) : array() ),
			self::people( $id, 0, Contract::limit( 'list_people_max' ), ' AND d.listed = 1' )
		);
	}

	public static function has( int $id, int $designer ): bool {
		return null !== Sql::value( 'SELECT id FROM {list_person} WHERE list_id = %d AND user_id = %d', $id, $designer );
	}

	private static function there(): string {
		return Directory_Table::join( 'p.user_id' ) . ' WHERE d.role = ' . Sql::words( array( Roles::DESIGNER ) );
	}
}
