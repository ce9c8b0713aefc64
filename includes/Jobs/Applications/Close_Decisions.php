<?php
/** When a mission closes, tells applicants the stages they have not been told yet, in one email to each. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Application_Event;
use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;

/** Runs inside the transaction of the close, which has locked the owner's account, so that no decision is made meanwhile. */
final class Close_Decisions {

	/**
	 * @return array{list<int>,int}|WP_Error Users who must get no other email about the close, and the number of emails queued for them.
	 */
	public function settle( int $mission_id, int $owner, Close_Request $end ): array|WP_Error {
		$named = $end->chosen ?? array();
		$rows  = Locked_Application::unsettled(
			$mission_id,
			$named,
			in_array( $end->outcome, array( Mission_Outcome::Here, Mission_Outcome::Lapsed ), true ) || null !== $end->chosen
		);
		$error = self::misfit( $rows, $end );
		if ( $error ) {
			return $error;
		}
		$now = Application_Writer::name(
			array_filter( $rows, static fn( Locked_Application $row ): bool => in_array( $row->post_id, $named, true ) )
		);
		return $this->tell(
			array_map( static fn( Locked_Application $row ): Locked_Application => $now[ $row->id ] ?? $row, $rows ),
			$owner,
			$end
		);
	}

	/** @param list<Locked_Application> $rows */
	private static function misfit( array $rows, Close_Request $end ): ?WP_Error {
		$chosen = array();
		$named  = $end->chosen ?? array();
		foreach ( $rows as $row ) {
			// Accounts that are off are on no board: the owner cannot name them, and they do not count.
			if ( $row->is_on && Stage::Chosen === $row->stage ) {
				$chosen[] = $row->post_id;
			}
			if (
				in_array( $row->post_id, $named, true )
					&& $row->is_on
					&& ( Stage::Chosen === $row->stage || Application_Graph::to( Application_Event::Name, $row->stage, $row->told ) )
			) {
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
	 * Tells all applicants in few statements. Those on the short list and those without an answer only get the email about the close.
	 * @param list<Locked_Application> $rows
	 * @return array{list<int>,int} As settle() returns it.
	 */
	private function tell( array $rows, int $owner, Close_Request $end ): array {
		$own   = array();
		$quiet = array();
		$known = array();
		$done  = array();
		foreach ( $rows as $row ) {
			if ( $row->stage === $row->told ) {
				if ( Stage::Chosen === $row->told && Mission_Outcome::Here === $end->outcome ) {
					$known[] = $row;
				} elseif ( Stage::Chosen === $row->told && Mission_Outcome::Lapsed === $end->outcome ) {
					// They have their answer: an email that nobody answered would take it back.
					$done[] = $row;
				}
			} elseif ( Stage::Shortlisted === $row->stage && Stage::Chosen !== $row->told ) {
				$quiet[] = $row;
			} else {
				$own[] = $row;
			}
		}
		( new Release() )->tell( $own, $owner );
		( new Release() )->tell( $quiet, $owner, false );
		$off     = array_filter( $known, static fn( Locked_Application $row ): bool => ! $row->is_on );
		$reached = count( self::on( $own ) ) + ( new Release() )->confirm( self::on( $known ), $owner );
		( new Release() )->confirm( array_values( $off ), $owner );
		// Declined candidates are left out of further emails anyway.
		$is_left = static fn( Locked_Application $row ): bool => Stage::Declined !== $row->stage;
		$told    = array_filter( array( ...$own, ...$known, ...$done ), $is_left );
		return array( array_column( $told, 'user_id' ), $reached );
	}

	/**
	 * @param list<Locked_Application> $rows
	 * @return list<Locked_Application> Those of accounts that are on; others get no emails.
	 */
	private static function on( array $rows ): array {
		return array_values( array_filter( $rows, static fn( Locked_Application $row ): bool => $row->is_on ) );
	}
}
