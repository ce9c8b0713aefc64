<?php
/** A member's change of address: asked for, proven by the new mailbox, taken back by the old one. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Email_Note;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Oidc\Links;
use WP_Error;
use WP_User;

/** The account's own address is always one that was confirmed, so emails, lists and exports can use it without a check. */
final class Email_Change {

	public const DONE = 'done';

	/** Not done: the link was used or replaced, or has expired; another account has the address; another request is writing it. */
	public const OVER  = 'over';
	public const TAKEN = 'taken';
	public const BUSY  = 'busy';

	private const KEY_LENGTH = 40;

	/**
	 * Stores a new address until it is confirmed, and sends emails to both addresses. Call it in a transaction.
	 * @param string $address Free address; the account's own takes the change back.
	 */
	public function request( WP_User $user, string $address ): void {
		if ( $address === $user->user_email ) {
			Email_Notes::drop_pending( $user->ID );
			return;
		}
		$until = Clock::now() + Contract::limit( 'email_change_days' ) * DAY_IN_SECONDS;
		$key   = self::key();
		$note  = Email_Notes::keep( $user->ID, $key, $user->user_email, $until );
		$this->queue( 'email_changed', $user->ID, $key, $note );
		$this->ask_for_proof( $user->ID, $address, $until );
		Tokens::end_sessions( $user->ID );
	}

	/** Sends the link that proves the address again, with a new key. It does not live longer by that. */
	public function send_again( int $user_id ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			function () use ( $user_id ): ?WP_Error {
				$note = Email_Notes::pending( $user_id );
				if ( ! $note ) {
					return Errors::of( 'email_settled' );
				}
				$this->ask_for_proof( $user_id, $note->address, $note->until );
				return null;
			}
		);
	}

	public function cancel( int $user_id ): ?WP_Error {
		return Account_Lock::with( $user_id, static fn() => Email_Notes::drop_pending( $user_id ) );
	}

	public function proven_by( int $user_id, string $key ): ?Email_Note {
		$note = self::is_members( $user_id ) ? Email_Notes::pending( $user_id ) : null;
		return $note?->is_for( $key ) ? $note : null;
	}

	/** Whether a member has the account, who is not about to go. */
	private static function is_members( int $user_id ): bool {
		return '' !== Roles::of( $user_id ) && ! State::is_leaving( $user_id );
	}

	public function confirm( int $user_id, string $key ): string {
		return $this->claimed( $this->proven_by( $user_id, $key ), $user_id, $this->settle( ... ) );
	}

	public function taken_back_by( int $user_id, string $key ): ?Email_Note {
		foreach ( self::is_members( $user_id ) ? Email_Notes::former( $user_id ) : array() as $note ) {
			if ( $note->is_for( $key ) ) {
				return $note;
			}
		}
		return null;
	}

	/** Gives the account its former address back and shuts everybody else out: no session, no password, no change under way. */
	public function undo( int $user_id, string $key ): string {
		return $this->claimed( $this->taken_back_by( $user_id, $key ), $user_id, $this->restore( ... ) );
	}

	/**
	 * Writes while nobody else can take the address.
	 * @param callable(int,Email_Note,bool):string $write Gets whether the account can have the address.
	 */
	private function claimed( ?Email_Note $note, int $user_id, callable $write ): string {
		if ( ! $note ) {
			return self::OVER;
		}
		$claims = new Reservations();
		try {
			if ( ! $claims->take( 'email', $note->address ) ) {
				return self::BUSY;
			}
			$this->make_way( $user_id, $note->address );
			$is_free = Account::is_available( $note->address, $user_id );
			return Transaction::run( static fn(): string => $write( $user_id, $note, $is_free ) );
		} finally {
			$claims->release();
		}
	}

	/**
	 * Called when somebody else with the right to do so has set the account's address: earlier requests end, and both addresses are told.
	 */
	public function on_set( WP_User $user, string $before ): void {
		Email_Notes::drop_pending( $user->ID );
		delete_user_meta( $user->ID, Email_Notes::UNDO );
		Links::end( $user->ID );
		State::prove( $user->ID );
		self::lapse_elsewhere( $user->user_email );
		foreach ( array( $before, $user->user_email ) as $address ) {
			$event = Tokens::version( $user->ID ) . ':' . substr( md5( $address ), 0, 12 );
			Outbox::tell( $user->ID, 'email_set', $event, compact( 'address' ) );
		}
	}

	public function on_proven( int $user_id ): void {
		self::lapse_elsewhere( get_userdata( $user_id )->user_email ?? '' );
	}

	/** Setting a password by a link proves the mailbox: a change that somebody else may have begun ends. */
	public function on_password_reset( WP_User $user ): void {
		State::prove( $user->ID );
		Email_Notes::drop_pending( $user->ID );
	}

	/** Refuses an address that its owner can still take back. */
	public function check_sign_up( WP_Error $errors, string $login, string $email ): WP_Error {
		if ( ! Account::is_given_up( $email ) ) {
			$errors->add( 'email_exists', esc_html( Contract::message( 'email_taken' ) ) );
		}
		return $errors;
	}

	/**
	 * The same on a network.
	 * @param array<string,mixed> $result What was asked for, and its errors.
	 * @return array<string,mixed>
	 */
	public function check_network_sign_up( array $result ): array {
		$email = $result['user_email'] ?? '';
		if ( is_string( $email ) && ( $result['errors'] ?? null ) instanceof WP_Error && ! Account::is_given_up( $email ) ) {
			$result['errors']->add( 'user_email', esc_html( Contract::message( 'email_taken' ) ) );
		}
		return $result;
	}

	/** Ends every change to an address that somebody has proven to be theirs. */
	public static function lapse_elsewhere( string $address ): void {
		array_map( array( Email_Notes::class, 'drop_pending' ), array_keys( Email_Notes::about( Email_Notes::PENDING, $address ) ) );
	}

	/** Forgets an address wherever it stands beside an account. Returns whether it stood anywhere. */
	public static function forget( string $address ): bool {
		$forgotten = false;
		foreach ( array( Email_Notes::PENDING, Email_Notes::UNDO ) as $meta ) {
			// A member may have several notes about one address, and each turn finds one.
			do {
				$notes = Email_Notes::about( $meta, $address );
				$taken = false;
				foreach ( $notes as $user_id => $note ) {
					$taken = Email_Notes::take( $user_id, $meta, $note ) || $taken;
				}
				$forgotten = $forgotten || $taken;
			} while ( $taken );
		}
		return $forgotten;
	}

	/** Deletes an account that was never activated and has the address, as somebody else has proven that the mailbox is theirs. */
	private function make_way( int $user_id, string $address ): void {
		$owner = (int) email_exists( $address );
		if ( $owner > 0 && ! Ownership::is_of( $user_id, $owner ) && '' !== Roles::of( $owner ) && ! State::is_activated( $owner ) ) {
			( new Deletion() )->delete( $owner );
		}
	}

	private function settle( int $user_id, Email_Note $note, bool $is_free ): string {
		if ( ! $is_free ) {
			Email_Notes::drop_pending( $user_id );
			return self::TAKEN;
		}
		if ( ! Account_Lock::hold_existing( array( $user_id ) ) || ! Email_Notes::take( $user_id, Email_Notes::PENDING, $note ) ) {
			return self::OVER;
		}
		self::write( $user_id, $note->address );
		return self::DONE;
	}

	private function restore( int $user_id, Email_Note $note, bool $is_free ): string {
		if ( ! Account_Lock::hold_existing( array( $user_id ) ) || ! Email_Notes::take( $user_id, Email_Notes::UNDO, $note ) ) {
			return self::OVER;
		}
		Email_Notes::drop_pending( $user_id );
		// Addresses that were proven before this one may still take the account back; later ones may not.
		foreach ( Email_Notes::former( $user_id ) as $other ) {
			if ( $other->until > $note->until ) {
				Email_Notes::take( $user_id, Email_Notes::UNDO, $other );
			}
		}
		// The person who took the account over may know the password.
		Account_Watch::quietly( static fn() => wp_set_password( wp_generate_password( 64 ), $user_id ) );
		Tokens::end_sessions( $user_id );
		Links::end( $user_id );
		if ( ! $is_free ) {
			return self::TAKEN;
		}
		self::write( $user_id, $note->address );
		return self::DONE;
	}

	/**
	 * Makes an address the account's own. The key of a lost password goes with the old one.
	 * @throws \RuntimeException When it cannot be written, so that nothing is.
	 */
	private static function write( int $user_id, string $address ): void {
		$failure = Account_Watch::quietly( static fn(): ?WP_Error => Account::change( $user_id, array( 'user_email' => $address ) ) );
		if ( $failure ) {
			throw new \RuntimeException( 'The address could not be written.' );
		}
		State::prove( $user_id );
		self::lapse_elsewhere( $address );
	}

	/**
	 * Makes a key for the address that waits, and queues the email with it.
	 * @param int $until Last second it waits.
	 */
	private function ask_for_proof( int $user_id, string $address, int $until ): void {
		$key  = self::key();
		$note = Email_Note::make( $until, $key, $address );
		Email_Notes::wait( $user_id, $note );
		$this->queue( 'email_confirmation', $user_id, $key, $note );
	}

	/** @param Email_Note $note Whom it goes to, and until when it works. */
	private function queue( string $message, int $user_id, string $key, Email_Note $note ): void {
		$payload = array( 'address' => $note->address, 'key' => $key, 'until' => $note->until );
		Outbox::tell( $user_id, $message, substr( $note->hash, 0, 12 ), $payload );
	}

	private static function key(): string {
		return wp_generate_password( self::KEY_LENGTH, false );
	}
}
