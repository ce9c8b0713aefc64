<?php
/**
 * Switches accounts off and on: the one service behind wp-admin, REST and WP-CLI.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\Decision_Reason;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Auth\Tokens;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Text;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Rest\Errors;
use WP_Error;

/**
 * Whether the caller may decide is asked before. Whose account it may be is asked here: never an administrator's, nor one's own.
 */
final class Switching {

	/**
	 * Takes the queue.
	 *
	 * @param Outbox $outbox Queue of mails.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	/**
	 * A reason by its key. A text that is no key is "another reason" in the sender's own words.
	 *
	 * @param mixed $reason As received.
	 * @param mixed $words  As received.
	 * @return array{Decision_Reason|null,string}
	 */
	public static function reason( mixed $reason, mixed $words ): array {
		$key    = self::words( $reason );
		$words  = self::words( $words );
		$choice = Decision_Reason::choice( $key );
		if ( $choice || '' === $key ) {
			return array( $choice, $words );
		}
		return array( Decision_Reason::Other, trim( $key . "\n" . $words ) );
	}

	/**
	 * The free words about a reason, as plain text.
	 *
	 * @param mixed $text As received.
	 */
	public static function words( mixed $text ): string {
		// Text that is far too long is refused before it is cleaned.
		return is_string( $text ) ? Text::plain( substr( $text, 0, 16 * Contract::limit( 'decision_words_max' ) ), true ) : '';
	}

	/**
	 * The message for a reason that cannot be taken, '' for a good one.
	 *
	 * @param Decision_Reason|null $reason Reason, null for none that can be chosen.
	 * @param string               $words  Plain text.
	 */
	public static function complaint( ?Decision_Reason $reason, string $words ): string {
		$max = Contract::limit( 'decision_words_max' );
		if ( ! $reason || ( Decision_Reason::Other === $reason && '' === $words ) ) {
			return Contract::message( 'decision_reason_required' );
		}
		return mb_strlen( $words ) > $max ? Contract::message( 'too_long', $max ) : '';
	}

	/**
	 * Switches an account off.
	 *
	 * @param int             $user_id Member.
	 * @param int             $by      Who decides, 0 for WP-CLI without a user.
	 * @param Decision_Reason $reason  Why.
	 * @param string          $words   More about it, as the member will read it; plain text.
	 * @return bool|WP_Error False when a decision had switched it off before.
	 */
	public function off( int $user_id, int $by, Decision_Reason $reason, string $words = '' ): bool|WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by, $reason, $words ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! self::is_decided_about( $user_id, $by ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( State::is_marked( $user_id ) && ! State::is_marked_by_role( $user_id ) ) {
					return false;
				}
				$decision = Decisions::add( $user_id, Decisions::OFF, $reason->value, $words, $by );
				State::mark( $user_id, $decision );
				Tokens::end_sessions( $user_id );
				self::forget_reset_key( $user_id );
				do_action( 'design_marketplace_member_switched_off', $user_id );
				$this->outbox->enqueue( "account_off:{$user_id}:{$decision}", "user:{$user_id}", Mails\Account_Off::class, array( 'decision' => $decision ) );
				do_action( 'design_marketplace_member_off', $user_id, $decision );
				return true;
			}
		);
	}

	/**
	 * Switches an account on again.
	 *
	 * @param int $user_id Member.
	 * @param int $by      Who decides, 0 for WP-CLI without a user.
	 * @return bool|WP_Error False when no decision had switched it off.
	 */
	public function on( int $user_id, int $by ): bool|WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				$user = get_userdata( $user_id );
				if ( ! $user || $by === $user_id || ( ! State::is_members( $user ) && ! State::is_marked( $user_id ) ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( State::is_roleless( $user ) ) {
					return Errors::of( 'account_roleless' );
				}
				if ( ! State::is_marked( $user_id ) ) {
					return false;
				}
				$decision = Decisions::add( $user_id, Decisions::ON, '', '', $by );
				State::unmark( $user_id );
				if ( Account_State::Active === State::of( $user_id ) ) {
					$this->outbox->enqueue( "account_on:{$user_id}:{$decision}", "user:{$user_id}", Mails\Account_On::class );
				}
				do_action( 'design_marketplace_member_on', $user_id, $decision );
				return true;
			}
		);
	}

	/**
	 * Keeps what a member objects to the decision they are off by: once.
	 *
	 * @param int    $user_id Member.
	 * @param string $words   Plain text.
	 */
	public function object( int $user_id, string $words ): ?WP_Error {
		$max = Contract::limit( 'objection_max' );
		if ( '' === $words || mb_strlen( $words ) > $max ) {
			return Errors::fields( array( 'words' => '' === $words ? Contract::message( 'objection_required' ) : Contract::message( 'too_long', $max ) ) );
		}
		return Transaction::run(
			static function () use ( $user_id, $words ): ?WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				$decision = State::decision( $user_id );
				if ( ! State::is_off( $user_id ) || Decisions::objection( $user_id, $decision ) ) {
					return Errors::of( 'objection_made' );
				}
				Decisions::add( $user_id, Decisions::OBJECTION, '', $words, $user_id, $decision );
				return null;
			}
		);
	}

	/**
	 * Whether an account is one that is decided about: a member's, not an administrator's, not the decider's own.
	 *
	 * @param int $user_id Account.
	 * @param int $by      Who decides.
	 */
	public static function is_decided_about( int $user_id, int $by ): bool {
		return $by !== $user_id && State::is_members( $user_id ) && ! user_can( $user_id, 'manage_options' );
	}

	/**
	 * A reset link that is under way opens nothing any more.
	 *
	 * @param int $user_id Account.
	 */
	private static function forget_reset_key( int $user_id ): void {
		global $wpdb;
		$wpdb->update( $wpdb->users, array( 'user_activation_key' => '' ), array( 'ID' => $user_id ) );
		clean_user_cache( $user_id );
	}
}
