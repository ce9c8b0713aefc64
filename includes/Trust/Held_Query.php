<?php
/** Reads the design jobs that wait for approval, and those with a change that waits. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

/** They are found by their meta, of which there are few rows. */
final class Held_Query {

	/**
	 * A page of them, the longest waiting first. A change counts from the last time its job was written.
	 * @return list<array{thing:Reported_Item,since:string}>
	 */
	public static function page( int $limit, int $offset = 0 ): array {
		return array_map(
			static fn( array $row ): array => array(
				'thing' => new Reported_Item( Reported_Kind::Mission, (int) $row['id'], (int) $row['owner_id'] ),
				'since' => (string) $row['since_gmt'],
			),
			Sql::rows( self::waiting_jobs() . ' ORDER BY since_gmt, id LIMIT %d OFFSET %d', ...array( ...self::values(), $limit, $offset ) )
		);
	}

	/** @return array{jobs:int,since:string} The number of those that wait, and since when the first one does ('' for none). */
	public static function waiting(): array {
		$row = Sql::row( 'SELECT COUNT(*) AS jobs, MIN(w.since_gmt) AS since_gmt FROM ( ' . self::waiting_jobs() . ' ) w', ...self::values() );
		return array( 'jobs' => (int) ( $row['jobs'] ?? 0 ), 'since' => (string) ( $row['since_gmt'] ?? '' ) );
	}

	/** SQL that selects all of them: id, owner_id, since_gmt. */
	private static function waiting_jobs(): string {
		$published = Mission_State::sql_published( 'p.post_status' );
		return "SELECT p.ID AS id, p.post_author AS owner_id, MIN( CASE WHEN m.meta_key = %s THEN m.meta_value ELSE p.post_modified_gmt END ) AS since_gmt
			FROM {postmeta} m INNER JOIN {posts} p ON p.ID = m.post_id AND p.post_type = %s
			WHERE ( m.meta_key = %s AND p.post_status = %s ) OR ( m.meta_key = %s AND {$published} )
			GROUP BY p.ID, p.post_author";
	}

	/** @return list<string> Values of waiting_jobs(). */
	private static function values(): array {
		return array( Approval_Hold::SINCE, Item_Types::MISSION, Approval_Hold::SINCE, Mission_State::Held->value, Held_Change::META );
	}
}
