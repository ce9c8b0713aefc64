<?php
/**
 * When a mission closes, tells applicants the stages they have not been told yet, in one email to each.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Missions\Ending;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;

/**
 * Runs inside the transaction of the close, which has locked the owner's account, so that no decision is made meanwhile.
 */
final class Settlement {

	public function __construct( private readonly Release $release = new Release() ) {}

	/**
	 * @return array{list<int>,int}|WP_Error Users who must get no other email about the close, and the number of emails queued for them.
	 */
	public function settle( int $mission_id, int $owner, Ending $end ): array|WP_Error {
		$named = $end->chosen ?? array();
		$read  = static fn(): array => Locked_Application::unsettled(
			$mission_id,
			$named,
			Mission_Outcome::Here === $end->outcome || null !== $end->chosen
		);
		$rows  = $read();
		$error = self::misfit( $rows, $end );
		if ( $error ) {
			return $error;
		}
		if (
			self::choose(
				array_filter(
					$rows,
					static fn( Locked_Application $row ): bool => Stage::Chosen !== $row->stage && in_array( $row->post_id, $named, true )
				)
			)
		) {
			$rows = $read();
		}
		return $this->tell( $rows, $owner, $end );
	}

	/**
	 * The error when the outcome does not fit the chosen candidates.
	 *
	 * @param list<Locked_Application> $rows
	 */
	private static function misfit( array $rows, Ending $end ): ?WP_Error {
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
					&& Stage::Withdrawn !== $row->stage
					&& ( Stage::Declined !== $row->told || Stage::Chosen === $row->stage )
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
	 * Chooses the named candidates. Those who were told so before are not told again.
	 *
	 * @param array<Locked_Application> $rows
	 * @return bool Whether there were any.
	 */
	private static function choose( array $rows ): bool {
		global $wpdb;
		if ( ! $rows ) {
			return false;
		}
		$table = Tables::name( 'application' );
		$list  = implode( ',', array_column( $rows, 'id' ) );
		$known = sprintf( "told = '%s'", Stage::Chosen->value );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed words, integers.
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$table} SET stage = %s, words = CASE WHEN {$known} THEN told_words ELSE '' END, staged_gmt = %s, release_gmt = CASE WHEN {$known} THEN NULL ELSE %s END WHERE id IN ({$list})",
				Stage::Chosen->value,
				Clock::gmt(),
				Clock::gmt()
			)
		);
		// phpcs:enable
		Stage_Counts::outdate( array_values( array_column( $rows, 'mission_id' ) ) );
		return true;
	}

	/**
	 * Tells all applicants in few statements. Those on the short list and those without an answer only get the email about the close.
	 *
	 * @param list<Locked_Application> $rows
	 * @return array{list<int>,int} As settle() returns it.
	 */
	private function tell( array $rows, int $owner, Ending $end ): array {
		$own   = array();
		$quiet = array();
		$known = array();
		foreach ( $rows as $row ) {
			if ( $row->stage === $row->told ) {
				if ( Stage::Chosen === $row->told && Mission_Outcome::Here === $end->outcome ) {
					$known[] = $row;
				}
			} elseif ( Stage::Shortlisted === $row->stage && Stage::Chosen !== $row->told ) {
				$quiet[] = $row;
			} else {
				$own[] = $row;
			}
		}
		$this->release->tell( $own, $owner );
		$this->release->tell( $quiet, $owner, false );
		$reached = count( self::on( $own ) ) + $this->release->confirm( self::on( $known ), $owner );
		$this->release->confirm( $known, $owner );
		// Declined candidates are left out of further emails anyway.
		$told = array_filter( array( ...$own, ...$known ), static fn( Locked_Application $row ): bool => Stage::Declined !== $row->stage );
		return array( array_column( $told, 'user_id' ), $reached );
	}

	/**
	 * Rows of accounts that are on; others get no emails.
	 *
	 * @param list<Locked_Application> $rows
	 * @return list<Locked_Application>
	 */
	private static function on( array $rows ): array {
		return array_values( array_filter( $rows, static fn( Locked_Application $row ): bool => $row->is_on ) );
	}
}
