<?php
/**
 * Decides about what was reported, and again when somebody objects: the one service behind REST, wp-admin and WP-CLI.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Decision;
use DesignMarketplace\Accounts\Decision_Reason;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\Kind;
use DesignMarketplace\Accounts\Objections;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Switching;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * Whether the caller may decide is asked before. One decision settles all reports of a thing that wait. Account and item are
 * held meanwhile: of two administrators at once the second is told what the first has decided.
 *
 * @phpstan-import-type Record from Decisions
 */
final class Deciding {

	public function __construct(
		private readonly Measures $measures = new Measures(),
		private readonly Reporting $reporting = new Reporting(),
		private readonly Outbox $outbox = new Outbox()
	) {}

	/**
	 * Decides about a report, and so about all of the same thing.
	 *
	 * @param Decision             $what   Dismiss, Hide or Off.
	 * @param Decision_Reason|null $reason Why; none for a dismissal.
	 * @param string               $words  More about it, as the author will read it; plain text.
	 * @param int                  $by     Who decides, 0 for WP-CLI without a user.
	 * @return Record|WP_Error The decision. 409 has the one made before as `current`.
	 */
	public function decide( int $report, Decision $what, ?Decision_Reason $reason, string $words, int $by ): array|WP_Error {
		$found = Report_Query::find( $report );
		if ( ! $found ) {
			return Errors::of( 'post_not_found' );
		}
		$thing   = $found->thing;
		$refusal = self::refusal( $thing, $what, $reason, $words, $by );
		return $refusal ?? Transaction::run(
			function () use ( $report, $thing, $what, $reason, $words, $by ): array|WP_Error {
				$post  = self::hold( $thing );
				$fresh = Report_Query::find( $report );
				if ( ! $fresh || ! $fresh->waiting ) {
					return self::made( $fresh );
				}
				$id = match ( $what ) {
					Decision::Hide => $this->measures->hide( $thing, $post, $reason ?? Decision_Reason::Other, $words, $by ),
					Decision::Off  => $this->measures->switch_off( $thing, $reason ?? Decision_Reason::Other, $words, $by ),
					// After an objection of who reported this keeps the dismissal before.
					default        => Decisions::add( $thing, Decision::Dismiss, '', $words, $by, $fresh->decision ),
				};
				if ( $id instanceof WP_Error ) {
					return $id;
				}
				$this->reporting->settle( $thing, $id, $what );
				return Decisions::get( $id ) ?? Errors::of( 'server_error' );
			}
		);
	}

	/**
	 * Takes a decision back: shows what is hidden, publishes what was rejected, switches the account on.
	 *
	 * @param string $words More about it, as the author will read it; plain text.
	 * @param int    $by    Who decides.
	 * @return Record|WP_Error The second decision.
	 */
	public function restore( int $decision, string $words, int $by ): array|WP_Error {
		return $this->again(
			$decision,
			$words,
			$by,
			fn( array $first, Thing $thing, ?WP_Post $post ): int|WP_Error => match ( Decision::from( $first['decision'] ) ) {
				Decision::Off    => $this->measures->switch_on( $first, $words, $by ),
				Decision::Reject => $this->measures->publish( $thing, $post, $first['id'], $words, $by ),
				default          => $this->measures->show( $thing, $post, $first['id'], $words, $by ),
			}
		);
	}

	/**
	 * Keeps a decision its author has objected to.
	 *
	 * @param string $words Why, as the author will read it; plain text.
	 * @param int    $by    Who decides.
	 * @return Record|WP_Error The second decision.
	 */
	public function uphold( int $decision, string $words, int $by ): array|WP_Error {
		return $this->again(
			$decision,
			$words,
			$by,
			function ( array $first, Thing $thing ) use ( $words, $by ): int|WP_Error {
				if ( ! Objections::to( $thing->owner, $first['id'] ) || Objections::outcome( $thing->owner, $first['id'] ) ) {
					return Errors::of( 'decision_over' );
				}
				$id = Decisions::add( $thing, Decision::Uphold, '', $words, $by, $first['id'] );
				$this->outbox->enqueue( "decision_kept:{$id}", "user:{$thing->owner}", Mails\Decision_Kept::class, array( 'decision' => $id ) );
				return $id;
			}
		);
	}

	/**
	 * Why a decision cannot be made, before anything is held.
	 *
	 * @param int $by Who decides.
	 */
	private static function refusal( Thing $thing, Decision $what, ?Decision_Reason $reason, string $words, int $by ): ?WP_Error {
		if ( ! Impartial::is( $by, $thing->owner ) ) {
			return Errors::of( 'forbidden' );
		}
		if ( ! in_array( $what, Decision::about_reports(), true ) ) {
			return Errors::fields( array( 'decision' => Contract::message( 'decision_invalid' ) ) );
		}
		if ( Decision::Hide === $what && Kind::Member === $thing->kind ) {
			return Errors::fields( array( 'decision' => Contract::message( 'decision_on_member' ) ) );
		}
		$complaint = Decision::Dismiss === $what ? Switching::too_long( $words ) : Switching::complaint( $reason, $words );
		return '' === $complaint ? null : Errors::fields( array( $reason && '' !== $words ? 'words' : 'reason' => $complaint ) );
	}

	/**
	 * Holds the account of the author and the item.
	 *
	 * @return WP_Post|null The item as it is now; null for what is no post, and for what is gone.
	 */
	private static function hold( Thing $thing ): ?WP_Post {
		Account_Lock::hold_existing( array_filter( array( $thing->owner ) ) );
		return '' === $thing->kind->post_type() ? null : Posts::lock( $thing->id, $thing->kind->post_type() );
	}

	/**
	 * Makes a second decision, with account and item held.
	 *
	 * @param int                                                $decision First decision.
	 * @param int                                                $by       Who decides.
	 * @param callable(Record,Thing,WP_Post|null):(int|WP_Error) $work     Makes it.
	 * @return Record|WP_Error
	 */
	private function again( int $decision, string $words, int $by, callable $work ): array|WP_Error {
		$first = Decisions::get( $decision );
		$what  = Decision::tryFrom( $first['decision'] ?? '' );
		if ( ! $first || ! $what?->is_restriction() ) {
			return Errors::of( 'post_not_found' );
		}
		if ( ! Impartial::is( $by, $first['user'] ) ) {
			return Errors::of( 'forbidden' );
		}
		if ( '' !== Switching::too_long( $words ) ) {
			return Errors::fields( array( 'words' => Switching::too_long( $words ) ) );
		}
		return Transaction::run(
			static function () use ( $first, $work ): array|WP_Error {
				$thing = Decisions::thing( $first );
				$id    = $work( $first, $thing, self::hold( $thing ) );
				return $id instanceof WP_Error ? $id : ( Decisions::get( $id ) ?? Errors::of( 'server_error' ) );
			}
		);
	}

	/**
	 * 409 with what was decided meanwhile.
	 *
	 * @param Report|null $report Report; null when it is gone.
	 */
	private static function made( ?Report $report ): WP_Error {
		$record = Decisions::get( $report && $report->second > 0 ? $report->second : $report->decision ?? 0 );
		$error  = Errors::of( $report ? 'decision_made' : 'post_not_found' );
		if ( $record ) {
			$error->add_data( (array) $error->get_error_data() + array( 'current' => Report_Presenter::decision( $record ) ) );
		}
		return $error;
	}
}
