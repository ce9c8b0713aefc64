<?php
/** Switches accounts off and on, for wp-admin, REST and WP-CLI. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Graph;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Tokens;
use WP_Error;
use WP_User;

/** The caller checks the permission. This class refuses administrators' accounts and the user's own. */
final class Switching {

	/**
	 * A reason and its words. A text that is not a key becomes "another reason" with that text as its words.
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
	 * A reason that can be taken and its words, or the error at the field that has to be changed.
	 * @return array{Decision_Reason,string}|WP_Error
	 */
	public static function judged( mixed $reason, mixed $words ): array|WP_Error {
		[ $choice, $text ] = self::reason( $reason, $words );
		$complaint         = self::complaint( $choice, $text );
		return $choice && '' === $complaint
			? array( $choice, $text )
			: Errors::fields( array( $choice && '' !== $text && is_string( $words ) ? 'words' : 'reason' => $complaint ) );
	}

	public static function words( mixed $text ): string {
		// Cuts very long texts before they are cleaned; they are still too long.
		return is_string( $text ) ? Text::plain( substr( $text, 0, 16 * Contract::limit( 'decision_words_max' ) ), true ) : '';
	}

	/**
	 * The error message for a reason, '' for a valid one.
	 * @param Decision_Reason|null $reason Null for none that can be chosen.
	 */
	public static function complaint( ?Decision_Reason $reason, string $words ): string {
		return ! $reason || ( Decision_Reason::Other === $reason && '' === $words )
			? Contract::message( 'decision_reason_required' )
			: self::too_long( $words );
	}

	public static function too_long( string $words ): string {
		$max = Contract::limit( 'decision_words_max' );
		return mb_strlen( $words ) > $max ? Contract::message( 'too_long', $max ) : '';
	}

	/**
	 * @param int                $by      Who decides, 0 for WP-CLI without a user.
	 * @param string             $words   Plain text for the member.
	 * @param Reported_Item|null $because Item the decision is about; null for the account itself.
	 * @return bool|WP_Error False when a decision had switched it off before.
	 */
	public function off(
		int $user_id,
		int $by,
		Decision_Reason $reason,
		string $words = '',
		?Reported_Item $because = null
	): bool|WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by, $reason, $words, $because ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! self::is_decided_about( $user_id, $by ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( State::is_marked( $user_id ) && ! State::is_marked_by_role( $user_id ) ) {
					return false;
				}
				$thing    = $because ?? Reported_Item::member( $user_id );
				$decision = Decisions::add( $thing, Decision_Kind::Off, $reason->value, $words, $by );
				State::mark( $user_id, $decision );
				self::shut( $user_id );
				Outbox::tell( $user_id, 'account_off', $decision, compact( 'decision' ) );
				do_action( 'design_marketplace_member_off', $user_id, $decision );
				return true;
			}
		);
	}

	/**
	 * @param int $by Who decides, 0 for WP-CLI without a user.
	 * @return bool|WP_Error False when no decision had switched it off.
	 */
	public function on( int $user_id, int $by, string $words = '' ): bool|WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by, $words ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				$user    = get_userdata( $user_id );
				$is_ours = $user && ( State::is_members( $user ) || State::is_marked( $user_id ) );
				if ( ! $is_ours || State::is_leaving( $user_id ) || ! self::is_open_to( Account_Graph::SWITCH_ON, $by, $user_id ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( State::is_roleless( $user ) ) {
					return Errors::of( 'account_roleless' );
				}
				if ( ! State::is_marked( $user_id ) ) {
					return false;
				}
				$member   = Reported_Item::member( $user_id );
				$decision = Decisions::add( $member, Decision_Kind::On, '', $words, $by, State::decision( $user_id ) );
				State::unmark( $user_id );
				if ( Account_State::Active === State::of( $user_id ) ) {
					Outbox::tell( $user_id, 'account_on', $decision );
				}
				do_action( 'design_marketplace_member_on', $user_id, $decision );
				return true;
			}
		);
	}

	/** Ends everything by which somebody is logged in or could log in, and drops the emails that wait. */
	public static function shut( int $user_id ): void {
		Tokens::end_sessions( $user_id );
		Sql::write( "UPDATE {users} SET user_activation_key = '' WHERE ID = %d", $user_id );
		clean_user_cache( $user_id );
		do_action( 'design_marketplace_member_switched_off', $user_id );
	}

	/** Whether the account can be switched: a member's who is not about to go, not an administrator's, not the user's own. */
	public static function is_decided_about( int $user_id, int $by ): bool {
		return self::is_open_to( Account_Graph::SWITCH_OFF, $by, $user_id )
			&& State::is_members( $user_id )
			&& ! State::is_leaving( $user_id )
			&& ! user_can( $user_id, 'manage_options' );
	}

	private static function is_open_to( string $event, int $by, int $user_id ): bool {
		return Account_Graph::is_open_to( $event, Ownership::is_of( $by, $user_id ) );
	}

	/** Sends a member whose account is off an explanation instead of the link to reset the password, at most once a day. */
	public function explain_instead( bool $send, string $login, WP_User $user ): bool {
		if ( State::is_leaving( $user->ID ) ) {
			return false;
		}
		if ( ! State::is_off( $user->ID ) ) {
			return $send;
		}
		$decision = State::decision( $user->ID );
		Outbox::tell( $user->ID, 'account_off', "{$decision}:" . gmdate( 'Ymd', Clock::now() ), compact( 'decision' ) );
		return false;
	}
}
