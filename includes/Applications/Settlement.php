<?php
/**
 * Settles at the close of a mission what its applicants do not know yet: one mail a person.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Missions\Ending;
use DesignMarketplace\Rest\Errors;
use WP_Error;

/**
 * Runs inside the transaction of the close, which holds the owner's account: no decision is under way.
 */
final class Settlement {

	/**
	 * @param Release $release Tells.
	 */
	public function __construct( private readonly Release $release = new Release() ) {}

	/**
	 * Settles it.
	 *
	 * @param int    $mission_id Mission.
	 * @param int    $owner      Whose it is.
	 * @param Ending $end        How it ends.
	 * @return array{list<int>,int}|WP_Error Users who have a mail of their own, and how many of them it reaches.
	 */
	public function settle( int $mission_id, int $owner, Ending $end ): array|WP_Error {
		$rows  = Held::unsettled( $mission_id, $end->chosen ?? array() );
		$error = self::misfit( $mission_id, $rows, $end );
		if ( $error ) {
			return $error;
		}
		$users = array();
		$count = 0;
		foreach ( $rows as $row ) {
			if ( in_array( $row->post_id, $end->chosen ?? array(), true ) && Stage::Chosen !== $row->stage ) {
				$row = $this->choose( $row );
			}
			if ( $this->tell( $row, $owner, $end ) ) {
				$users[] = $row->user_id;
				$count  += $row->is_on ? 1 : 0;
			}
		}
		return array( $users, $count );
	}

	/**
	 * Why the outcome does not fit those who are chosen.
	 *
	 * @param int        $mission_id Mission.
	 * @param list<Held> $rows       Applications.
	 * @param Ending     $end        How it ends.
	 */
	private static function misfit( int $mission_id, array $rows, Ending $end ): ?WP_Error {
		$chosen = array();
		$named  = $end->chosen ?? array();
		foreach ( $rows as $row ) {
			// Who is off is on no board: the owner can neither name them nor count on them.
			if ( $row->is_on && Stage::Chosen === $row->stage ) {
				$chosen[] = $row->post_id;
			}
			if ( in_array( $row->post_id, $named, true ) && $row->is_on && Stage::Withdrawn !== $row->stage && ( Stage::Declined !== $row->told || Stage::Chosen === $row->stage ) ) {
				$named = array_diff( $named, array( $row->post_id ) );
			}
		}
		if ( $named || ( null !== $end->chosen && array_diff( $chosen, $end->chosen ) ) ) {
			return Errors::of( 'chosen_changed' );
		}
		if ( Mission_Outcome::Here === $end->outcome && ! $chosen && ! $end->chosen ) {
			return Errors::fields( array( 'chosen' => Contract::message( 'chosen_required' ) ) );
		}
		return null;
	}

	/**
	 * Chooses somebody. Who was told so before has nothing more to be told.
	 *
	 * @param Held $row Application.
	 */
	private function choose( Held $row ): Held {
		$is_known = Stage::Chosen === $row->told;
		$row->change(
			array(
				'stage'       => Stage::Chosen->value,
				'words'       => $is_known ? $row->told_words : '',
				'staged_gmt'  => Clock::gmt(),
				'release_gmt' => $is_known ? null : Clock::gmt(),
			)
		);
		return Held::by_id( $row->id ) ?? $row;
	}

	/**
	 * Tells somebody where they stand. Who is on the short list, or waits for an answer, hears of the close alone.
	 *
	 * @param Held   $row   Application.
	 * @param int    $owner Whose mission it is.
	 * @param Ending $end   How it ends.
	 * @return bool Whether they get a mail of their own.
	 */
	private function tell( Held $row, int $owner, Ending $end ): bool {
		if ( $row->stage !== $row->told ) {
			$is_own = Stage::Chosen === $row->told || in_array( $row->stage, array( Stage::Chosen, Stage::Declined ), true );
			return $this->release->tell_row( $row->id, $owner, $is_own );
		}
		return Stage::Chosen === $row->told && Mission_Outcome::Here === $end->outcome && $this->release->enqueue( $row, $owner, Mails\Closed_With::class, $row->turn() );
	}
}
