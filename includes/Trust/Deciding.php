<?php
/** Decides about reports, and again after objections: the one service for REST, wp-admin and WP-CLI. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_Post;

/**
 * The caller checks permissions before. One decision settles all waiting reports of a thing. Account and item are locked meanwhile: if two
 * administrators decide at once, the second gets the first decision as an error. `$words` are plain text for the author, `$by` is the
 * administrator, 0 for WP-CLI without a user.
 * @phpstan-import-type Record from Decisions
 */
final class Deciding {

	/**
	 * Decides about a report and all others that wait about the same thing.
	 * @param Decision_Kind        $kind   Dismiss, Hide or Off.
	 * @param Decision_Reason|null $reason The reason; null for a dismissal.
	 * @return Record|WP_Error The decision. The error 409 has the earlier decision as `current`.
	 */
	public function decide( int $report, Decision_Kind $kind, ?Decision_Reason $reason, string $words, int $by ): array|WP_Error {
		$found = Report_Query::find( $report );
		if ( ! $found ) {
			return Errors::of( 'post_not_found' );
		}
		$thing   = $found->thing;
		$refusal = self::refusal( $thing, $kind, $reason, $words, $by );
		// The work returns null if the item was given to another member meanwhile: then this starts again.
		return $refusal ?? Transaction::run(
			static function () use ( $report, $thing, $kind, $reason, $words, $by ): array|WP_Error|null {
				$post  = self::hold( $thing );
				$fresh = Report_Query::find( $report );
				if ( ! $fresh?->state()->allows( Report_State::event( $kind ) ) ) {
					return self::made( $fresh );
				}
				if ( ! Ownership::is_of( $thing->owner, $fresh->thing->owner ) ) {
					return null;
				}
				$id = match ( $kind ) {
					Decision_Kind::Hide => Sanctions::hide( $thing, $post, $reason ?? Decision_Reason::Other, $words, $by ),
					Decision_Kind::Off  => Sanctions::switch_off( $thing, $reason ?? Decision_Reason::Other, $words, $by ),
					// After the reporter's objection this upholds the first dismissal.
					default        => Decisions::add( $thing, Decision_Kind::Dismiss, '', $words, $by, $fresh->decision ),
				};
				if ( $id instanceof WP_Error ) {
					return $id;
				}
				( new Reporting() )->settle( $thing, $id, $kind );
				return Decisions::get( $id ) ?? Errors::of( 'server_error' );
			}
		) ?? $this->decide( $report, $kind, $reason, $words, $by );
	}

	/**
	 * Reverses a decision: shows a hidden item, publishes a rejected one, or switches the account on.
	 * @return Record|WP_Error The second decision.
	 */
	public function restore( int $decision, string $words, int $by ): array|WP_Error {
		return $this->again(
			$decision,
			$words,
			$by,
			static fn(
				array $first,
				Reported_Item $thing,
				?WP_Post $post
			): int|WP_Error => match ( Decision_Kind::from( $first['decision'] ) ) {
				Decision_Kind::Off    => Sanctions::switch_on( $first, $words, $by ),
				Decision_Kind::Reject => Sanctions::publish( $thing, $post, $first['id'], $words, $by ),
				default          => Sanctions::show( $thing, $post, $first['id'], $words, $by ),
			}
		);
	}

	/**
	 * Upholds a decision after the author's objection.
	 * @return Record|WP_Error The second decision.
	 */
	public function uphold( int $decision, string $words, int $by ): array|WP_Error {
		return $this->again(
			$decision,
			$words,
			$by,
			static function ( array $first, Reported_Item $thing ) use ( $words, $by ): int|WP_Error {
				if ( ! Objections::to( $thing->owner, $first['id'] ) || Objections::outcome( $thing->owner, $first['id'] ) ) {
					return Errors::of( 'decision_over' );
				}
				$id = Decisions::add( $thing, Decision_Kind::Uphold, '', $words, $by, $first['id'] );
				( new Outbox() )->enqueue(
					"decision_kept:{$id}",
					"user:{$thing->owner}",
					'decision_kept',
					array( 'decision' => $id )
				);
				return $id;
			}
		);
	}

	/** The error if a decision is not possible, checked before anything is locked. */
	private static function refusal(
		Reported_Item $thing,
		Decision_Kind $kind,
		?Decision_Reason $reason,
		string $words,
		int $by
	): ?WP_Error {
		if ( ! Impartial::is( $by, $thing->owner ) ) {
			return Errors::of( 'forbidden' );
		}
		if ( ! in_array( $kind, Decision_Kind::about_reports(), true ) ) {
			return Errors::fields( array( 'decision' => Contract::message( 'decision_invalid' ) ) );
		}
		if ( Decision_Kind::Hide === $kind && Reported_Kind::Member === $thing->kind ) {
			return Errors::fields( array( 'decision' => Contract::message( 'decision_on_member' ) ) );
		}
		$complaint = Decision_Kind::Dismiss === $kind ? Switching::too_long( $words ) : Switching::complaint( $reason, $words );
		return '' === $complaint ? null : Errors::fields( array( $reason && '' !== $words ? 'words' : 'reason' => $complaint ) );
	}

	/**
	 * Locks the author's account and the item.
	 * @return WP_Post|null The item as it is now; null for what is not a post, and for what is gone.
	 */
	private static function hold( Reported_Item $thing ): ?WP_Post {
		Account_Lock::hold_existing( array_filter( array( $thing->owner ) ) );
		return '' === $thing->kind->post_type() ? null : Posts::lock( $thing->id, $thing->kind->post_type() );
	}

	/**
	 * Makes a second decision, with account and item locked.
	 * @param callable(Record,Reported_Item,WP_Post|null):(int|WP_Error) $work Makes the decision.
	 * @return Record|WP_Error
	 */
	private function again( int $decision, string $words, int $by, callable $work ): array|WP_Error {
		$first = Decisions::get( $decision );
		$kind  = Decision_Kind::tryFrom( $first['decision'] ?? '' );
		if ( ! $first || ! $kind?->is_restriction() ) {
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
	 * 409 with the decision that was made meanwhile.
	 * @param Report|null $report Report; null if it was deleted.
	 */
	private static function made( ?Report $report ): WP_Error {
		$record = Decisions::get( $report?->last() ?? 0 );
		$error  = Errors::of( $report ? 'decision_made' : 'post_not_found' );
		if ( $record ) {
			$error->add_data( (array) $error->get_error_data() + array( 'current' => Report_Presenter::decision( $record ) ) );
		}
		return $error;
	}
}
