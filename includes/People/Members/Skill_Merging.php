<?php
/** Merges a skill into another: moves members and items to the second skill, then deletes the first one. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Account_Lock;

/** Works in batches, with the accounts locked. An interrupted run is finished by merging again. */
final class Skill_Merging {

	/**
	 * Filter for other rooms: a list of callables. Each takes both skills and an id, handles a batch after that id, and returns the last id
	 * of the batch, 0 for none.
	 */
	public const WORK = 'design_marketplace_skill_merging';

	private const BATCH = 100;

	/** Seconds after which a run stops. */
	private const SECONDS = 20;

	/** @return bool False when something is left to do. */
	public function merge( int $from, int $into ): bool {
		$until = Clock::now() + self::SECONDS;
		/**
		 * See WORK.
		 * @var list<callable(int,int,int):int> $others
		 */
		$others = apply_filters( self::WORK, array() ); // phpcs:ignore WordPress.NamingConventions -- the constant has the prefix.
		foreach ( array( array( $this, 'next_members' ), array( $this, 'next_items' ), ...$others ) as $work ) {
			$after = 0;
			do {
				if ( Clock::now() >= $until ) {
					return false;
				}
				$after = $work( $from, $into, $after );
			} while ( $after > 0 );
		}
		wp_delete_term( $from, Skills::TAXONOMY );
		return true;
	}

	/** Members' own skills. Returns the last id of the batch, 0 for none. */
	private function next_members( int $from, int $into, int $after ): int {
		global $wpdb;
		// The serialized list also has its keys as integers, so that the query finds some members for nothing.
		$ids = Sql::ids(
			'SELECT user_id FROM {usermeta} WHERE meta_key = %s AND meta_value LIKE %s AND user_id > %d ORDER BY user_id LIMIT %d',
			Member_Fields::key( 'skill' ),
			'%' . $wpdb->esc_like( "i:{$from};" ) . '%',
			$after,
			self::BATCH
		);
		if ( $ids ) {
			Transaction::run(
				static function () use ( $ids, $from, $into ): void {
					foreach ( Account_Lock::hold_existing( $ids ) as $id ) {
						$skills = Member_Fields::read( $id )['skill'] ?? array();
						if ( is_array( $skills ) && in_array( $from, $skills, true ) ) {
							Member_Fields::write(
								$id,
								array(
									'skill' => array_values(
										array_unique(
											array_map( static fn( int $skill ): int => $skill === $from ? $into : $skill, $skills )
										)
									),
								)
							);
						}
					}
				}
			);
		}
		return (int) end( $ids );
	}

	/** Works and design jobs, including those in the trash. Returns the last id of the batch, 0 for none. */
	private function next_items( int $from, int $into, int $after ): int {
		$rows = Sql::rows(
			'SELECT p.ID, p.post_author FROM {posts} p INNER JOIN {term_relationships} r ON r.object_id = p.ID
			INNER JOIN {term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id
			WHERE x.taxonomy = %s AND x.term_id = %d AND p.ID > %d ORDER BY p.ID LIMIT %d',
			Skills::TAXONOMY,
			$from,
			$after,
			self::BATCH
		);
		$ids  = array_map( 'intval', array_column( $rows, 'ID' ) );
		if ( $ids ) {
			Transaction::run(
				static function () use ( $rows, $ids, $from, $into ): void {
					Account_Lock::hold_existing(
						array_values( array_unique( array_map( 'intval', array_column( $rows, 'post_author' ) ) ) )
					);
					foreach ( $ids as $id ) {
						wp_set_object_terms( $id, array( $into ), Skills::TAXONOMY, true );
						wp_remove_object_terms( $id, array( $from ), Skills::TAXONOMY );
					}
				}
			);
		}
		return (int) end( $ids );
	}
}
