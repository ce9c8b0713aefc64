<?php
/**
 * Makes sure that a member applies only once to a mission: the table has one row for each member and mission, even with concurrent
 * requests.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\State;

final class Application_Table {

	/** Columns that are stored with an application in the trash. Its author may not read all of them, see Personal_Data. */
	private const KEPT = array(
		'stage',
		'words',
		'staged_gmt',
		'release_gmt',
		'told',
		'told_words',
		'told_gmt',
		'history',
		'seen_gmt',
		'note',
		'reapplied',
		'answered_gmt',
		'nudged_gmt',
		'answers',
		'works',
	);

	/** Meta that stores them. */
	private const ASIDE = '_design_marketplace_' . self::EXPORTED;

	/** Name of that meta in the export of posts. */
	public const EXPORTED = 'told_before_trash';

	/**
	 * @param list<int> $missions
	 * @return list<int> Those among them that a member has applied to.
	 */
	public static function applied( int $user_id, array $missions ): array {
		return $missions
			? Sql::ids( 'SELECT mission_id FROM {application} WHERE user_id = %d AND mission_id IN (' . Sql::in( $missions ) . ')', $user_id )
			: array();
	}

	/**
	 * One statement, so that there is only one row.
	 * @return int The row's id, 0 when the mission takes no applications or the row exists.
	 */
	public static function take( int $mission_id, int $user_id ): int {
		global $wpdb;
		$there = State::sql_not_off( 'post_author' );
		$ahead = Deadline::sql_ahead( 'ID' );
		$taken = Sql::write(
			"INSERT IGNORE INTO {application} (mission_id, user_id, created_gmt)
			SELECT ID, %d, %s FROM {posts} WHERE ID = %d AND post_type = %s AND post_status = %s AND {$there} AND {$ahead}",
			$user_id,
			Clock::gmt(),
			$mission_id,
			Item_Types::MISSION,
			Mission_State::Open->value
		);
		if ( false === $taken ) {
			throw Lost_Transaction::by_last_error( 'The application could not be stored.' );
		}
		if ( 1 !== $taken ) {
			return 0;
		}
		$id = (int) $wpdb->insert_id;
		Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $mission_id ) );
		return $id;
	}

	/** @param array<string,string|null> $columns What is sent along with the letter. */
	public static function name_post( int $mission_id, int $user_id, int $post_id, array $columns = array() ): void {
		global $wpdb;
		$wpdb->update(
			Tables::name( 'application' ),
			array( 'post_id' => $post_id ) + $columns,
			array( 'mission_id' => $mission_id, 'user_id' => $user_id )
		);
	}

	public static function has( int $mission_id, int $user_id ): bool {
		return null !== Sql::value( 'SELECT id FROM {application} WHERE mission_id = %d AND user_id = %d', $mission_id, $user_id );
	}

	/**
	 * @param list<int> $post_ids
	 * @return list<int> Those that were withdrawn.
	 */
	public static function withdrawn( array $post_ids ): array {
		return Sql::ids(
			'SELECT post_id FROM {application} WHERE post_id IN (' . Sql::in( $post_ids ) . ') AND told = %s',
			Stage::Withdrawn->value
		);
	}

	/** Deletes the row of an application that is gone. */
	public static function release( int $post_id ): void {
		Transaction::run(
			static function () use ( $post_id ): void {
				global $wpdb;
				if ( $wpdb->delete( Tables::name( 'application' ), array( 'post_id' => $post_id ) ) ) {
					Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( (int) wp_get_post_parent_id( $post_id ) ) );
				}
			}
		);
	}

	/** Deletes the row of an application that goes to the trash, and stores its columns in meta. */
	public static function set_aside( int $post_id ): void {
		$row = Sql::row( 'SELECT * FROM {application} WHERE post_id = %d', $post_id );
		if ( $row ) {
			update_post_meta( $post_id, self::ASIDE, wp_slash( array_intersect_key( $row, array_flip( self::KEPT ) ) ) );
		}
		self::release( $post_id );
	}

	/**
	 * Inserts the row again when an application leaves the trash, unless its author has applied anew. Both sides see what they saw
	 * before. A decision that was not told yet gets the full time for an undo again.
	 */
	public static function restore( int $mission_id, int $user_id, int $post_id, string $created_gmt ): void {
		Transaction::run(
			static function () use ( $mission_id, $user_id, $post_id, $created_gmt ): void {
				$taken = Sql::write(
					'INSERT IGNORE INTO {application} (mission_id, user_id, post_id, created_gmt) VALUES (%d, %d, %d, %s)',
					$mission_id,
					$user_id,
					$post_id,
					$created_gmt
				);
				$kept  = get_post_meta( $post_id, self::ASIDE, true );
				if ( 1 === $taken && is_array( $kept ) ) {
					$columns = array_intersect_key( $kept, array_flip( self::KEPT ) );
					if ( isset( $columns['release_gmt'] ) ) {
						$columns['release_gmt'] = Clock::gmt( Contract::limit( 'undo_seconds' ) );
					}
					Application_Writer::put( $post_id, $columns );
				}
				if ( 1 === $taken ) {
					Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $mission_id ) );
				}
				delete_post_meta( $post_id, self::ASIDE );
			}
		);
	}

	/** @return array<int,array<string,string|null>> The stored columns of a user's applications in the trash, by post id. */
	public static function set_aside_of( int $user_id ): array {
		$kept = array();
		$rows = Sql::rows(
			'SELECT p.ID, k.meta_value FROM {posts} p INNER JOIN {postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
			WHERE p.post_type = %s AND p.post_author = %d ORDER BY p.ID',
			self::ASIDE,
			Application_Post_Type::NAME,
			$user_id
		);
		foreach ( $rows as $row ) {
			$columns = maybe_unserialize( (string) $row['meta_value'] );
			foreach ( is_array( $columns ) ? $columns : array() as $name => $value ) {
				$kept[ (int) $row['ID'] ][ (string) $name ] = null === $value ? null : (string) $value;
			}
		}
		return $kept;
	}
}
