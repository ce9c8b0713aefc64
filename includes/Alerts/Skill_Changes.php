<?php
/** Updates searches when skills change: merged skills are replaced, deleted ones removed. A search with no filter left is paused. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Accounts\Account_Lock;

/** The searches for members' own skills follow the profiles instead, see Own_Searches. */
final class Skill_Changes {

	/** Cron hook that removes a deleted skill from the searches that the request did not get to. */
	public const EVENT = 'design_marketplace_search_skills';

	private const BATCH = 100;

	/**
	 * @param list<callable> $work What is done when skills are merged.
	 * @return list<callable>
	 */
	public function add( array $work ): array {
		return array( ...$work, array( $this, 'merge' ) );
	}

	/** Replaces a skill in the next searches. Returns the id of the last search looked at, 0 for none. */
	public function merge( int $from, int $into, int $after ): int {
		return $this->replace( $from, array( $into ), $after );
	}

	/**
	 * Removes a deleted skill from searches, and leaves the rest to cron.
	 * @throws Lost_Transaction Within the transaction of others.
	 */
	public function leave( int $skill ): void {
		try {
			$is_left = $this->replace( $skill, array(), 0 ) > 0 && Search_Rows::naming( $skill, 0, 1 );
		} catch ( Lost_Transaction $lost ) {
			if ( Transaction::is_running() ) {
				// The skill is not deleted either.
				throw $lost;
			}
			$is_left = true;
		}
		if ( $is_left ) {
			Scheduled_Jobs::soon( self::EVENT, array( $skill ) );
		}
	}

	/**
	 * Replaces a skill in the next searches. A search that then equals another of the member's is deleted. Returns the id of the last
	 * search looked at, 0 for none.
	 * @param list<int> $by Skills that replace it.
	 */
	private function replace( int $skill, array $by, int $after ): int {
		$searches = Search_Rows::naming( $skill, $after, self::BATCH );
		if ( $searches ) {
			Transaction::run(
				function () use ( $searches, $skill, $by ): void {
					Account_Lock::hold_existing( array_values( array_unique( array_column( $searches, 'user_id' ) ) ) );
					foreach ( $searches as $stale ) {
						$search = Search_Rows::find( $stale->id );
						if ( $search ) {
							$this->rewrite( $search, $skill, $by );
						}
					}
				}
			);
		}
		return $searches ? end( $searches )->id : 0;
	}

	/**
	 * Replaces a skill in one search. The lock of its account must be held.
	 * @param list<int> $by Skills that replace it.
	 */
	private function rewrite( Saved_Search $search, int $skill, array $by ): void {
		$skills  = array_merge(
			array_diff( array_map( 'intval', (array) ( $search->filters[ Search_Keys::SKILL ] ?? array() ) ), array( $skill ) ),
			$by
		);
		$filters = Search_Keys::canonical( array( Search_Keys::SKILL => $skills ) + $search->filters );
		$changed = $search->with(
			array(
				'filters'     => $filters,
				'fingerprint' => $filters && ! $search->is_own()
					? Search_Keys::fingerprint( $search->kind, $filters )
					: $search->fingerprint,
				'paused'      => $search->paused || ! $filters,
			)
		);
		$same    = Search_Rows::same( $changed );
		if ( ( $same && $same->id !== $search->id ) || ( $search->is_own() && ! $filters ) ) {
			Search_Rows::delete( array( $search->id ) );
			( new Matching() )->pass_on( $search );
		} else {
			Search_Rows::save( array( $changed ) );
		}
	}
}
