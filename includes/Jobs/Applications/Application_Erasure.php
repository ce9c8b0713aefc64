<?php
/** Erases applications together with their mission or their author. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;

/** Uses few statements, as a mission may have thousands: applications have no terms, no comments, and no meta but that of the trash. */
final class Application_Erasure {

	/** Posts erased by one statement. */
	private const BATCH = 200;

	public function of_mission( int $mission_id ): void {
		global $wpdb;
		$this->posts(
			Sql::ids( 'SELECT ID FROM {posts} WHERE post_type = %s AND post_parent = %d', Application_Post_Type::NAME, $mission_id )
		);
		$wpdb->delete( Tables::name( 'application' ), array( 'mission_id' => $mission_id ) );
		Kept_Counts::forget( Kept_Counts::CANDIDATES, $mission_id );
	}

	public function of_user( int $user_id ): void {
		$this->posts(
			Sql::ids( 'SELECT ID FROM {posts} WHERE post_type = %s AND post_author = %d', Application_Post_Type::NAME, $user_id )
		);
		$this->rows( "user_id = {$user_id}" );
	}

	/** Whether somebody has written, or got for design jobs, more applications than one batch has. */
	public function has_many( int $user_id ): bool {
		return self::BATCH < (int) Sql::value( 'SELECT COUNT(*) FROM {application} WHERE user_id = %d', $user_id )
			+ (int) Sql::value( "SELECT COUNT(*) {$this->got()}", Item_Types::MISSION, $user_id );
	}

	/** Erases a batch of these; the candidates of an open job are told. Returns whether there were any. */
	public function some_of( int $user_id ): bool {
		$next = static fn( string $column, int $id ): array => Sql::numbers(
			"SELECT id, post_id FROM {application} WHERE {$column} = %d LIMIT %d",
			$id,
			self::BATCH
		);
		$rows = $next( 'user_id', $user_id );
		$got  = $rows ? null : Sql::value( "SELECT a.mission_id {$this->got()} LIMIT 1", Item_Types::MISSION, $user_id );
		if ( null !== $got ) {
			$mission = get_post( (int) $got );
			if ( $mission instanceof WP_Post ) {
				( new Closing() )->tell_before_erasure( $mission );
			}
			$rows = $next( 'mission_id', (int) $got );
		}
		if ( ! $rows ) {
			return false;
		}
		$this->posts( array_values( $rows ) );
		$this->rows( 'id IN (' . Sql::in( array_keys( $rows ) ) . ')' );
		return true;
	}

	/** FROM and WHERE of the applications for a company's design jobs, with places for the post type and the company. */
	private function got(): string {
		return 'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id WHERE m.post_type = %s AND m.post_author = %d';
	}

	/** @param list<int> $ids Post ids, a few hundred at most. */
	public function of_posts( array $ids ): void {
		if ( ! $ids ) {
			return;
		}
		Transaction::run(
			function () use ( $ids ): void {
				$this->posts( $ids );
				$this->rows( 'post_id IN (' . Sql::in( $ids ) . ')' );
			}
		);
	}

	/** @param string $where Condition of integers. */
	private function rows( string $where ): void {
		Transaction::run(
			static function () use ( $where ): void {
				$missions = Sql::ids( "SELECT mission_id FROM {application} WHERE {$where} FOR UPDATE" );
				Sql::write( "DELETE FROM {application} WHERE {$where}" );
				Kept_Counts::outdate( Kept_Counts::CANDIDATES, $missions );
			}
		);
	}

	/** @param list<int> $ids */
	private function posts( array $ids ): void {
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			Sql::write( 'DELETE FROM {postmeta} WHERE post_id IN (' . Sql::in( $batch ) . ')' );
			Sql::write( 'DELETE FROM {posts} WHERE ID IN (' . Sql::in( $batch ) . ')' );
			wp_cache_delete_multiple( $batch, 'posts' );
			wp_cache_delete_multiple( $batch, 'post_meta' );
		}
	}
}
