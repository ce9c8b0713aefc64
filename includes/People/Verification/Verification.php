<?php
/** Confirms that a startup belongs to its university: the one service behind REST, the link, wp-admin and WP-CLI. */

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
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use WP_Error;

/**
 * The caller checks permissions before. All writes lock the account. An account that is off keeps its mark, which nobody sees, and gets no
 * new one.
 */
final class Verification {

	private const KEY_LENGTH = 40;

	public static function is_open_to( int $user_id ): bool {
		return Roles::CONTRACTOR === Roles::of( $user_id ) && Account_State::Active === State::of( $user_id );
	}

	public static function code( int $user_id ): string {
		return (string) get_user_meta( $user_id, Member_Fields::key( 'ecosystem' ), true );
	}

	public static function university( int $user_id ): string {
		return Verified::university( Member_Fields::read( $user_id ) );
	}

	/** A keyed hash of an address's mailbox. Addresses are counted and found again by it. */
	public static function mailbox( string $address ): string {
		return hash_hmac( 'sha256', Recipient::mailbox( $address ), wp_salt( 'auth' ) );
	}

	/**
	 * Sends the link that proves the university.
	 * @param string $address Checked address of one of the university's domains.
	 */
	public function ask( int $user_id, string $address ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $address ): ?WP_Error {
				$domain = Verification_Domains::match( $address, self::code( $user_id ) );
				if ( '' === $domain ) {
					return Errors::of( 'affiliation_changed' );
				}
				$key  = wp_generate_password( self::KEY_LENGTH, false );
				$note = Verification_Note::keep(
					$user_id,
					Clock::now() + Contract::limit( 'verification_days' ) * DAY_IN_SECONDS,
					$key,
					$domain,
					self::mailbox( $address )
				);
				Outbox::tell( $user_id, 'verification_link', substr( $note->hash, 0, 12 ), compact( 'address', 'key' ) );
				return null;
			}
		);
	}

	/** The proof of a key; null if it was used, replaced, has expired, or does not match the startup's present university. */
	public function proven_by( int $user_id, string $key ): ?Verification_Note {
		$note = self::is_open_to( $user_id ) ? Verification_Note::of( $user_id ) : null;
		return $note?->is_for( $key ) && in_array( $note->domain, Verification_Domains::of( self::code( $user_id ) ), true ) ? $note : null;
	}

	/** Confirms the university by the key of a link. Returns true for the one call that did it, however many there are at once. */
	public function confirm( int $user_id, string $key ): bool {
		return Transaction::run(
			function () use ( $user_id, $key ): bool {
				$note = Account_Lock::hold_existing( array( $user_id ) ) ? $this->proven_by( $user_id, $key ) : null;
				if ( ! $note ) {
					return false;
				}
				self::mark( $user_id, new Verified( Verified::today(), Verified::ADDRESS, $note->domain, $note->mailbox ) );
				return true;
			}
		);
	}

	/**
	 * Confirms the university by an administrator's word.
	 * @param int    $by         Who decides, 0 for WP-CLI without a user.
	 * @param string $university Name or code of the university they looked at, '' for whichever it is.
	 */
	public function tick( int $user_id, int $by, string $university = '' ): ?WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $by, $university ): ?WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! self::is_open_to( $user_id ) || Ownership::is_of( $by, $user_id ) ) {
					return Errors::of( 'forbidden' );
				}
				$name = self::university( $user_id );
				if ( '' === $name ) {
					return Errors::of( 'affiliation_none' );
				}
				if ( ! in_array( $university, array( '', $name, self::code( $user_id ) ), true ) ) {
					return Errors::of( 'affiliation_changed' );
				}
				Decisions::add( Reported_Item::member( $user_id ), Decision_Kind::Verify, '', $name, $by );
				self::mark( $user_id, new Verified( Verified::today(), Verified::ADMINISTRATOR ) );
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
			static function () use ( $user_id, $by ): bool|WP_Error {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( Ownership::is_of( $by, $user_id ) ) {
					return Errors::of( 'forbidden' );
				}
				if ( ! self::is_begun( $user_id ) ) {
					return false;
				}
				Decisions::add( Reported_Item::member( $user_id ), Decision_Kind::Unverify, '', self::university( $user_id ), $by );
				self::end( $user_id, Verification_End::Administrator );
				return true;
			}
		);
	}

	/** Takes this site's mark and waiting proof away. Call it in a transaction that holds the account. */
	public static function end( int $user_id, Verification_End $why ): void {
		if ( self::is_begun( $user_id ) ) {
			delete_user_meta( $user_id, Verified::key() );
			delete_user_meta( $user_id, Verification_Note::key() );
			$why->note( $user_id );
		}
	}

	/** @return list<int> Startups confirmed by an address, so that the confirmations of a misused address can be withdrawn. */
	public static function vouched_by( string $address ): array {
		return Sql::ids(
			'SELECT user_id FROM {usermeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY user_id',
			Verified::key(),
			'%|' . self::mailbox( $address )
		);
	}

	/** Whether there is anything to take away: a mark, also one that has lapsed, or a proof that is waited for. */
	private static function is_begun( int $user_id ): bool {
		return metadata_exists( 'user', $user_id, Verified::key() ) || metadata_exists( 'user', $user_id, Verification_Note::key() );
	}

	private static function mark( int $user_id, Verified $mark ): void {
		update_user_meta( $user_id, Verified::key(), $mark->stored() );
		delete_user_meta( $user_id, Verification_Note::key() );
		delete_user_meta( $user_id, Verification_End::key() );
	}
}
