<?php
/**
 * Merges a skill into another: whatever was filed under the first one is filed under the second, and the first one goes.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Transaction;

/**
 * Some at a time, each with its account held. One that was cut off is gone on with by merging once more.
 */
final class Skill_Merging {

	/**
	 * Filters what is to be done beside members and items, by other rooms: a list of callables that take both skills and an id, do some
	 * of those after it, and return the last one looked at, 0 for none.
	 */
	public const WORK = 'design_marketplace_skill_merging';

	private const BATCH = 100;

	/**
	 * Seconds after which a run leaves the rest to the next.
	 */
	private const SECONDS = 20;

	/**
	 * Merges.
	 *
	 * @param int $from Skill that goes.
	 * @param int $into Skill that stays.
	 * @return bool False when some is left to be done.
	 */
	public function merge( int $from, int $into ): bool {
		$until = Clock::now() + self::SECONDS;
		/**
		 * See WORK.
		 *
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

	/**
	 * Members' own skills.
	 *
	 * @param int $from  Skill that goes.
	 * @param int $into  Skill that stays.
	 * @param int $after Ids greater than this one.
	 * @return int The last one looked at, 0 for none.
	 */
	private function next_members( int $from, int $into, int $after ): int {
		global $wpdb;
		// Ids stand in the list beside their places, so that some are looked at for nothing.
		$ids = array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value LIKE %s AND user_id > %d ORDER BY user_id LIMIT %d", Fields::key( 'skill' ), '%' . $wpdb->esc_like( "i:{$from};" ) . '%', $after, self::BATCH ) ) ) );
		if ( $ids ) {
			Transaction::run(
				static function () use ( $ids, $from, $into ): void {
					foreach ( Account_Lock::hold_existing( $ids ) as $id ) {
						$skills = Fields::read( $id )['skill'] ?? array();
						if ( is_array( $skills ) && in_array( $from, $skills, true ) ) {
							Fields::write( $id, array( 'skill' => array_values( array_unique( array_map( static fn( int $skill ): int => $skill === $from ? $into : $skill, $skills ) ) ) ) );
						}
					}
				}
			);
		}
		return (int) end( $ids );
	}

	/**
	 * Works and design jobs, also those in the trash.
	 *
	 * @param int $from  Skill that goes.
	 * @param int $into  Skill that stays.
	 * @param int $after Ids greater than this one.
	 * @return int The last one looked at, 0 for none.
	 */
	private function next_items( int $from, int $into, int $after ): int {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT p.ID, p.post_author FROM {$wpdb->posts} p INNER JOIN {$wpdb->term_relationships} r ON r.object_id = p.ID INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.taxonomy = %s AND x.term_id = %d AND p.ID > %d ORDER BY p.ID LIMIT %d", Skills::TAXONOMY, $from, $after, self::BATCH ), ARRAY_A );
		$ids  = array_map( 'intval', array_column( $rows, 'ID' ) );
		if ( $ids ) {
			Transaction::run(
				static function () use ( $rows, $ids, $from, $into ): void {
					Account_Lock::hold_existing( array_values( array_unique( array_map( 'intval', array_column( $rows, 'post_author' ) ) ) ) );
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
