<?php
/**
 * The owner's actions on applications: set stages, write notes, mark them as seen. The applicant sees the day of the first look, which
 * never changes.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Jobs\Templates\Answer_Templates;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use WP_Error;

/** The caller checks the policy. Applicants are told later, unless the owner wants it at once: see Release. */
final class Stage_Service {

	/** Key in an error's data: ids of the applications that have changed meanwhile. */
	public const CHANGED = 'changed';

	/** The times a day an applicant can be told something about one application. Each time is an email, which may carry words. */
	private const TOLD_A_DAY = 10;

	/**
	 * All or none are changed.
	 * @param list<Application> $applications To one mission; at least one.
	 */
	public function write( array $applications, Owner_Changes $decision ): ?WP_Error {
		return Transaction::run(
			function () use ( $applications, $decision ): ?WP_Error {
				$owner = $applications[0]->owner;
				$gone  = Account_Lock::hold(
					$owner,
					...array_map( static fn( Application $application ): int => (int) $application->post->post_author, $applications )
				);
				if ( $gone ) {
					return $gone;
				}
				$rows = Locked_Application::by_posts(
					array_map( static fn( Application $application ): int => $application->post->ID, $applications )
				);
				return count( $rows ) < count( $applications )
					? Errors::of( 'post_not_found' )
					: $this->write_rows( $applications, $rows, $decision, Application_Abilities::refusal( $applications[0] ) );
			}
		);
	}

	/**
	 * @param list<Application> $applications
	 * @param list<Locked_Application> $rows Of the same.
	 * @param WP_Error|null $refusal The error when the stage cannot be changed.
	 */
	private function write_rows( array $applications, array $rows, Owner_Changes $decision, ?WP_Error $refusal ): ?WP_Error {
		$changes = null === $decision->stage ? array() : self::stage_changes( $applications, $rows, $decision, $decision->stage, $refusal );
		if ( $changes instanceof WP_Error ) {
			return $changes;
		}
		if ( $decision->is_look() ) {
			self::mark_seen( array_map( static fn( Locked_Application $row ): int => $row->post_id, $rows ) );
		}
		$told = array();
		foreach ( $rows as $row ) {
			$staged  = $changes[ $row->id ] ?? array();
			$columns = $staged + (
				null === $decision->note ? array() : array( 'note' => $decision->note )
			) + self::answer( $row, $decision->answered );
			if ( $columns ) {
				Application_Writer::decide( $row, $staged ? $decision->stage : null, $columns );
			}
			if ( $decision->tell && ( $staged || $row->waits() ) ) {
				$told[] = $row->id;
			}
		}
		( new Release() )->tell( Locked_Application::by_ids( $told ), $applications[0]->owner );
		return null;
	}

	/**
	 * The columns to change by row, or the error of the first row that cannot be changed.
	 * @param list<Application> $applications
	 * @param list<Locked_Application> $rows Of the same.
	 * @return array<int,array<string,string|null>>|WP_Error
	 */
	private static function stage_changes(
		array $applications,
		array $rows,
		Owner_Changes $decision,
		Stage $stage,
		?WP_Error $refusal
	): array|WP_Error {
		$names  = array_combine( array_column( array_column( $applications, 'post' ), 'ID' ), array_column( $applications, 'name' ) );
		$blocks = Blocks::of( $applications[0]->owner, array_column( $rows, 'user_id' ) );
		if ( $blocks && 1 === count( $rows ) && '' !== (string) $decision->words ) {
			return Errors::of( 'message_blocked' );
		}
		$changes = array();
		$changed = array();
		foreach ( $rows as $row ) {
			$is_mute = isset( $blocks[ $row->user_id ] );
			$words   = $is_mute ? '' : Answer_Templates::filled(
				(string) $decision->words,
				$applications[0]->title,
				$names[ $row->post_id ]
			);
			$columns = self::columns( $row, $decision->with_words( $words ), $stage, $is_mute );
			if ( null === $columns ) {
				$changed[] = $row->post_id;
				continue;
			}
			$error = match ( true ) {
				$columns instanceof WP_Error => $columns,
				$columns && $refusal         => $refusal,
				default                      => self::too_often( $row, $columns ),
			};
			if ( $error ) {
				return $error;
			}
			$changes[ $row->id ] = $columns;
		}
		return $changed ? self::conflict( $rows, $changed ) : $changes;
	}

	/**
	 * 429 if the applicant was told too many stages in a day.
	 * @param array<string,string|null> $columns
	 */
	private static function too_often( Locked_Application $row, array $columns ): ?WP_Error {
		$told = isset( $columns['release_gmt'] ) ? $row->told_before( self::TOLD_A_DAY ) : '';
		return $told > Clock::gmt( -DAY_IN_SECONDS )
			? Errors::too_many( (int) strtotime( "{$told} UTC" ) + DAY_IN_SECONDS - Clock::now() )
			: null;
	}

	/**
	 * @param list<Locked_Application> $rows
	 * @param list<int> $changed Posts whose stage has changed meanwhile.
	 */
	private static function conflict( array $rows, array $changed ): WP_Error {
		$are_gone = array_filter( $rows, static fn( Locked_Application $row ): bool => Stage::Withdrawn !== $row->stage ) === array();
		$error    = Errors::of( $are_gone ? 'withdrawn' : 'stage_changed' );
		$error->add_data( array( self::CHANGED => $changed ) + (array) $error->get_error_data() );
		return $error;
	}

	/**
	 * If something was told, the application stays answered.
	 * @return array{answered_gmt?:string|null}
	 */
	private static function answer( Locked_Application $row, ?bool $answered ): array {
		if ( null === $answered || $answered === $row->is_answered || ( ! $answered && Stage::Fresh !== $row->told ) ) {
			return array();
		}
		return array( 'answered_gmt' => $answered ? Clock::gmt() : null );
	}

	/**
	 * @param bool $is_mute Whether no words can be sent, as one side has blocked the other.
	 * @return array<string,string|null>|WP_Error|null Empty when nothing changes; null when the stage is not the one the owner saw, or
	 *         cannot be followed by the new one.
	 */
	private static function columns( Locked_Application $row, Owner_Changes $decision, Stage $to, bool $is_mute ): array|WP_Error|null {
		$words = $decision->words;
		if ( $to === $row->stage && ( null === $words || $words === $row->words ) ) {
			return array();
		}
		if (
			( null !== $decision->from && $decision->from !== $row->stage )
				|| ( $to !== $row->stage && ! in_array( $to, Application_Graph::next( $row->stage, $row->told ), true ) )
		) {
			return null;
		}
		if ( $to === $row->told ) {
			// The words that were told cannot be changed.
			return $to === $row->stage || ( '' !== (string) $words && $words !== $row->told_words ) ? null : array(
				'words'       => $row->told_words,
				'staged_gmt'  => Clock::gmt(),
				'release_gmt' => null,
			);
		}
		if ( '' !== (string) $words && Stage::Declined !== $to && ! $to->needs_words( $row->told ) ) {
			return Errors::fields( array( 'words' => Contract::message( 'stage_words' ) ) );
		}
		if ( ! $is_mute && $to->needs_words( $row->told ) && '' === (string) $words ) {
			return Errors::fields( array( 'words' => Contract::message( 'stage_words_required' ) ) );
		}
		return array(
			'words'       => (string) $words,
			'staged_gmt'  => Clock::gmt(),
			'release_gmt' => Clock::gmt( Contract::limit( 'undo_seconds' ) ),
		);
	}

	/**
	 * Notes a look that changes nothing else. If another transaction is in the way, the next look is noted.
	 * @param list<Application> $applications
	 */
	public static function note_look( array $applications ): void {
		$unseen = array_filter( $applications, static fn( Application $application ): bool => '' === $application->seen_gmt );
		if ( ! $unseen ) {
			return;
		}
		try {
			Transaction::run(
				static function () use ( $unseen ): void {
					if ( Account_Lock::hold_existing( array( reset( $unseen )->owner ) ) ) {
						self::mark_seen(
							array_values( array_map( static fn( Application $application ): int => $application->post->ID, $unseen ) )
						);
					}
				}
			);
		} catch ( Lost_Transaction ) {
			return;
		}
	}

	/**
	 * Unless they were seen before. Call within a transaction that has locked the owner's account.
	 * @param list<int> $post_ids
	 */
	private static function mark_seen( array $post_ids ): void {
		if ( $post_ids ) {
			Sql::write(
				'UPDATE {application} SET seen_gmt = %s WHERE post_id IN (' . Sql::in( $post_ids ) . ') AND seen_gmt IS NULL',
				Clock::gmt()
			);
		}
	}
}
