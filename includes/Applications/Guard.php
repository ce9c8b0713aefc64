<?php
/**
 * Who has applied to what: one row a person and mission, whatever happens at the same time.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;

final class Guard {

	/**
	 * What is kept of an application in the trash. Not all of it is for its author to read: see Personal_Data.
	 */
	private const KEPT = array( 'stage', 'words', 'staged_gmt', 'release_gmt', 'told', 'told_words', 'told_gmt', 'history', 'seen_gmt', 'note', 'reapplied', 'answered_gmt' );

	/**
	 * Meta it is kept in.
	 */
	private const ASIDE = '_design_marketplace_' . self::EXPORTED;

	/**
	 * What the export of posts calls it.
	 */
	public const EXPORTED = 'told_before_trash';

	/**
	 * Takes the one place there is, in one statement: only of a mission that takes applications at this moment, and only once.
	 *
	 * @param int $mission_id Mission.
	 * @param int $user_id    Applicant.
	 * @return int Row's id, 0 when the mission takes none or the place is taken.
	 */
	public static function take( int $mission_id, int $user_id ): int {
		global $wpdb;
		$table = Tables::name( 'application' );
		$there = State::sql_not_off( 'post_author' );
		$ahead = Deadline::sql_ahead( 'ID' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$taken = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO {$table} (mission_id, user_id, created_gmt)
				SELECT ID, %d, %s FROM {$wpdb->posts} WHERE ID = %d AND post_type = %s AND post_status = %s AND {$there} AND {$ahead}",
				$user_id,
				Clock::gmt(),
				$mission_id,
				Item_Types::MISSION,
				Mission_State::Open->value
			)
		);
		// phpcs:enable
		if ( false === $taken ) {
			throw Lost_Transaction::by_last_error( 'The application could not be stored.' );
		}
		return 1 === $taken ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Names the post that says what was written.
	 *
	 * @param int $mission_id Mission.
	 * @param int $user_id    Applicant.
	 * @param int $post_id    Application.
	 */
	public static function name_post( int $mission_id, int $user_id, int $post_id ): void {
		global $wpdb;
		$wpdb->update(
			Tables::name( 'application' ),
			array( 'post_id' => $post_id ),
			array(
				'mission_id' => $mission_id,
				'user_id'    => $user_id,
			)
		);
	}

	/**
	 * Whether somebody has applied.
	 *
	 * @param int $mission_id Mission.
	 * @param int $user_id    Applicant.
	 */
	public static function has( int $mission_id, int $user_id ): bool {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$table} WHERE mission_id = %d AND user_id = %d", $mission_id, $user_id ) );
	}

	/**
	 * Those that were taken back.
	 *
	 * @param list<int> $post_ids Applications.
	 * @return list<int>
	 */
	public static function withdrawn( array $post_ids ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $post_ids ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
		return '' === $list || ! Stages::are_there() ? array() : array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM ' . Tables::name( 'application' ) . " WHERE post_id IN ({$list}) AND told = %s", Stage::Withdrawn->value ) ) ) );
	}

	/**
	 * Gives a place back, as its application is not there any more.
	 *
	 * @param int $post_id Application.
	 */
	public static function release( int $post_id ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'application' ), array( 'post_id' => $post_id ) );
	}

	/**
	 * Gives the place of an application back that goes to the trash, and keeps with it what was decided, told and noted.
	 *
	 * @param int $post_id Application.
	 */
	public static function set_aside( int $post_id ): void {
		global $wpdb;
		$columns = implode( ', ', self::KEPT );
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		$row = Stages::are_there() ? $wpdb->get_row( $wpdb->prepare( "SELECT {$columns} FROM " . Tables::name( 'application' ) . ' WHERE post_id = %d', $post_id ), ARRAY_A ) : null;
		if ( $row ) {
			update_post_meta( $post_id, self::ASIDE, wp_slash( $row ) );
		}
		self::release( $post_id );
	}

	/**
	 * Takes the place of an application again that was given back, unless its author has applied anew. Both sides know what they knew, and
	 * what was not told yet can be undone for as long as when it was decided.
	 *
	 * @param int    $mission_id  Mission.
	 * @param int    $user_id     Applicant.
	 * @param int    $post_id     Application.
	 * @param string $created_gmt When it was made.
	 */
	public static function restore( int $mission_id, int $user_id, int $post_id, string $created_gmt ): void {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$table} (mission_id, user_id, post_id, created_gmt) VALUES (%d, %d, %d, %s)", $mission_id, $user_id, $post_id, $created_gmt ) );
		$kept  = get_post_meta( $post_id, self::ASIDE, true );
		if ( 1 === $taken && is_array( $kept ) && Stages::are_there() ) {
			$columns = array_intersect_key( $kept, array_flip( self::KEPT ) );
			// One that went to the trash before decisions were kept has what was told alone.
			$columns += array(
				'stage' => $columns['told'] ?? Stage::Fresh->value,
				'words' => $columns['told_words'] ?? null,
			);
			if ( isset( $columns['release_gmt'] ) ) {
				$columns['release_gmt'] = Clock::gmt( Contract::limit( 'undo_seconds' ) );
			}
			$wpdb->update( $table, $columns, array( 'post_id' => $post_id ) );
		}
		delete_post_meta( $post_id, self::ASIDE );
	}

	/**
	 * What is kept of somebody's applications in the trash.
	 *
	 * @param int $user_id Applicant.
	 * @return array<int,array<string,string|null>> By post.
	 */
	public static function set_aside_of( int $user_id ): array {
		global $wpdb;
		$kept = array();
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, k.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} k ON k.post_id = p.ID AND k.meta_key = %s WHERE p.post_type = %s AND p.post_author = %d ORDER BY p.ID", self::ASIDE, Post_Type::NAME, $user_id ), ARRAY_A );
		foreach ( $rows as $row ) {
			$columns = maybe_unserialize( $row['meta_value'] );
			foreach ( is_array( $columns ) ? $columns : array() as $name => $value ) {
				$kept[ (int) $row['ID'] ][ (string) $name ] = null === $value ? null : (string) $value;
			}
		}
		return $kept;
	}
}
