<?php
/** Confirms what members say of themselves: the one service behind REST, the link, log-in, wp-admin and WP-CLI. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Verified;
use WP_Error;

/**
 * The caller has checked permissions. All writes lock the account. An account that is off keeps its mark, which nobody sees, and gets no
 * new one.
 */
final class Verification {

	private const KEY_LENGTH = 40;

	public function __construct( private readonly Claim $claim = Claim::School ) {}

	/** A keyed hash of an address's mailbox. Addresses are counted and found again by it. */
	public static function mailbox( string $address ): string {
		return hash_hmac( 'sha256', Recipient::mailbox( $address ), wp_salt( 'auth' ) );
	}

	/**
	 * Sends the link that proves it. An address of a company's domain that is the account's own, and proven, confirms at once.
	 * @param string $address Checked address of one of the claim's domains.
	 */
	public function ask( int $user_id, string $address ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			function () use ( $user_id, $address ): ?WP_Error {
				$domain = $this->claim->match( $user_id, $address );
				if ( '' === $domain ) {
					return Errors::of( 'affiliation_changed' );
				}
				if ( $this->is_proven( $user_id, $address ) ) {
					$this->mark( $user_id, Verified::ADDRESS, $domain, self::mailbox( $address ) );
					return null;
				}
				$key   = wp_generate_password( self::KEY_LENGTH, false );
				$until = Clock::now() + Contract::limit( 'verification_days' ) * DAY_IN_SECONDS;
				$note  = Verification_Note::keep( $user_id, $this->claim, $until, $key, $domain, self::mailbox( $address ) );
				$mail  = Claim::School === $this->claim ? 'verification_link' : 'confirmation';
				Outbox::tell( $user_id, $mail, substr( $note->hash, 0, 12 ), compact( 'address', 'key' ) );
				return null;
			}
		);
	}

	/** Whether an address needs no email: a company's account has proven it. */
	public function is_proven( int $user_id, string $address ): bool {
		return Claim::Company === $this->claim
			&& State::has_proven_address( $user_id )
			&& strtolower( $address ) === strtolower( get_userdata( $user_id )->user_email ?? '' );
	}

	/** The proof of a key; null if it was used, replaced, has expired, or does not match what the member says now. */
	public function proven_by( int $user_id, string $key ): ?Verification_Note {
		$note = $this->claim->is_open_to( $user_id ) ? Verification_Note::of( $user_id, $this->claim ) : null;
		return $note?->is_for( $key ) && in_array( $note->domain, $this->claim->domains( $user_id ), true ) ? $note : null;
	}

	/** Confirms by the key of a link. Returns true for the one call that did it, however many there are at once. */
	public function confirm( int $user_id, string $key ): bool {
		return Transaction::run(
			function () use ( $user_id, $key ): bool {
				$note = Account_Lock::hold_existing( array( $user_id ) ) ? $this->proven_by( $user_id, $key ) : null;
				if ( ! $note ) {
					return false;
				}
				$this->mark( $user_id, Verified::ADDRESS, $note->domain, $note->mailbox );
				return true;
			}
		);
	}

	/**
	 * Confirms the university of a domain that a log-in has proven, anew at each. Another one is left alone. Call it in a transaction
	 * that holds the account.
	 */
	public static function confirm_by_login( int $user_id, string $domain ): void {
		$domain = strtolower( $domain );
		if ( Claim::School->is_open_to( $user_id ) && in_array( $domain, Claim::School->domains( $user_id ), true ) ) {
			( new self() )->mark( $user_id, Verified::LOGIN, $domain );
		}
	}

	/**
	 * Confirms by an administrator's word, a company also without a website.
	 * @param int    $by   Who decides, 0 for WP-CLI without a user.
	 * @param string $seen What they looked at: name or code of the university, or the domain; '' for whichever it is.
	 */
	public function tick( int $user_id, int $by, string $seen = '' ): ?WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by, $seen ): ?WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! $this->claim->is_open_to( $user_id ) || Ownership::is_of( $by, $user_id ) ) {
					return Errors::of( 'forbidden' );
				}
				$subject = $this->claim->subject( $user_id );
				if ( '' === $subject && Claim::School === $this->claim ) {
					return Errors::of( 'affiliation_none' );
				}
				if ( ! in_array( $seen, array( '', $subject, $this->claim->code( $user_id ) ), true ) ) {
					return Errors::of( 'affiliation_changed' );
				}
				Decisions::add( Reported_Item::member( $user_id ), Decision_Kind::Verify, '', $subject, $by );
				$this->mark( $user_id, Verified::ADMINISTRATOR, Claim::School === $this->claim ? '' : $subject );
				return null;
			}
		);
	}

	/**
	 * Takes the mark away by an administrator's word, and ends the proof that is waited for.
	 * @param int $by Who decides, 0 for WP-CLI without a user.
	 * @return bool|WP_Error False when there was nothing to take away.
	 */
	public function untick( int $user_id, int $by ): bool|WP_Error {
		return Transaction::run(
			function () use ( $user_id, $by ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( Ownership::is_of( $by, $user_id ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( ! $this->is_begun( $user_id ) ) {
					return false;
				}
				Decisions::add( Reported_Item::member( $user_id ), Decision_Kind::Unverify, '', $this->claim->subject( $user_id ), $by );
				$this->end( $user_id, Verification_End::Administrator );
				return true;
			}
		);
	}

	/** Takes this site's mark and waiting proof away. Call it in a transaction that holds the account. */
	public function end( int $user_id, Verification_End $why ): void {
		if ( $this->is_begun( $user_id ) ) {
			delete_user_meta( $user_id, $this->claim->mark_key() );
			delete_user_meta( $user_id, $this->claim->note_key() );
			$why->note( $user_id, $this->claim );
		}
	}

	/** @return list<int> Members confirmed by an address, so that the confirmations of a misused address can be withdrawn. */
	public function vouched_by( string $address ): array {
		return Sql::ids(
			'SELECT user_id FROM {usermeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY user_id',
			$this->claim->mark_key(),
			'%|' . self::mailbox( $address )
		);
	}

	/** Whether there is anything to take away: a mark, also one that has lapsed, or a proof that is waited for. */
	private function is_begun( int $user_id ): bool {
		return metadata_exists( 'user', $user_id, $this->claim->mark_key() )
			|| metadata_exists( 'user', $user_id, $this->claim->note_key() );
	}

	private function mark( int $user_id, string $by, string $domain = '', string $mailbox = '' ): void {
		update_user_meta( $user_id, $this->claim->mark_key(), ( new Verified( Verified::today(), $by, $domain, $mailbox ) )->stored() );
		delete_user_meta( $user_id, $this->claim->note_key() );
		delete_user_meta( $user_id, $this->claim->end_key() );
		do_action( 'design_marketplace_member_confirmed', $user_id );
	}
}
