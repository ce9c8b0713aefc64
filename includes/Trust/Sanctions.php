<?php
/** Carries out decisions, and reverses them. Each is logged, and the author gets an email. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_Post;

/**
 * The methods must run in a transaction with the locks of author and item. They return the id of the decision. The item is null if it was
 * deleted; `$words` are plain text for the author, `$by` is the administrator, 0 for WP-CLI without a user.
 * @phpstan-import-type Record from Decisions
 */
final class Sanctions {

	/** Hides a thing. If it is hidden already, the earlier decision is returned. */
	public static function hide( Reported_Item $thing, ?WP_Post $post, Decision_Reason $reason, string $words, int $by ): int|WP_Error {
		$keeper = Reportable::keeper( $thing->kind );
		$before = Reportable::hidden_by( $thing );
		if ( $before > 0 ) {
			return $before;
		}
		if ( ! $post && ! $keeper ) {
			return Errors::of( 'post_not_found' );
		}
		$id = Decisions::add( $thing, Decision_Kind::Hide, $reason->value, $words, $by );
		if ( $post ) {
			Hiding::hide( $post, $id );
		} elseif ( ! $keeper?->hide( $thing ) ) {
			return Errors::of( 'post_not_found' );
		}
		( new Outbox() )->enqueue( "item_hidden:{$id}", "user:{$thing->owner}", 'item_hidden', array( 'decision' => $id ) );
		return $id;
	}

	public static function show( Reported_Item $thing, ?WP_Post $post, int $first, string $words, int $by ): int|WP_Error {
		if ( Reportable::hidden_by( $thing ) !== $first ) {
			return Errors::of( 'decision_over' );
		}
		if ( $post ) {
			Hiding::show( $post );
		} elseif ( ! Reportable::keeper( $thing->kind )?->show( $thing, Evidence::texts( $first ) ) ) {
			return Errors::of( 'decision_over' );
		}
		$id = Decisions::add( $thing, Decision_Kind::Show, '', $words, $by, $first );
		( new Outbox() )->enqueue( "item_shown:{$id}", "user:{$thing->owner}", 'item_shown', array( 'decision' => $id ) );
		( new Reporting() )->tell( $first, $id );
		return $id;
	}

	public static function publish( Reported_Item $thing, ?WP_Post $post, int $first, string $words, int $by ): int|WP_Error {
		if ( ! $post || (int) get_post_meta( $post->ID, Approval_Hold::REJECTED, true ) !== $first ) {
			return Errors::of( 'decision_over' );
		}
		// The decision was about the words at that time, and nobody has read the new ones.
		if ( ! Held_Change::take_back( $post ) ) {
			return Errors::of( 'held_changed' );
		}
		Approving::release( $post );
		$id = Decisions::add( $thing, Decision_Kind::Approve, '', $words, $by, $first );
		( new Outbox() )->enqueue(
			"job_approved:{$post->ID}:" . Clock::gmt(),
			"user:{$thing->owner}",
			'job_approved',
			array( 'mission' => $post->ID )
		);
		return $id;
	}

	/** Switches the author's account off. If a decision has done so already, that one is returned. */
	public static function switch_off( Reported_Item $thing, Decision_Reason $reason, string $words, int $by ): int|WP_Error {
		$done = ( new Switching() )->off( $thing->owner, $by, $reason, $words, $thing );
		return $done instanceof WP_Error ? $done : State::decision( $thing->owner );
	}

	/**
	 * Switches on an account that a decision has switched off.
	 * @param Record $first Decision.
	 */
	public static function switch_on( array $first, string $words, int $by ): int|WP_Error {
		$done = State::decision( $first['user'] ) === $first['id'] ? ( new Switching() )->on( $first['user'], $by, $words ) : false;
		if ( $done instanceof WP_Error ) {
			return $done;
		}
		return $done ? Objections::outcome( $first['user'], $first['id'] )['id'] ?? 0 : Errors::of( 'decision_over' );
	}
}
