<?php
/** Finds the account of somebody whom the provider has logged in, links it, logs it in, and makes it at the sign-up. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use Closure;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Log_In;
use DesignMarketplace\People\Auth\Token_Controller;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Email_Change;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Verification\Verification;
use WP_Error;
use WP_User;

final class Linking {

	/**
	 * The account that has the person's address: one that has proven it, or one that still waits for that. An address that an account has
	 * only typed finds none.
	 */
	public static function found( Identity $person ): ?WP_User {
		$user = '' === $person->email ? false : get_user_by( 'email', $person->email );
		return $user && $person->has( $user->user_email ) && State::is_members( $user )
			&& ( State::has_proven_address( $user->ID ) || Account_State::Waiting === State::of( $user ) )
			? $user
			: null;
	}

	/** Whether the person, by link or address, or the account to be linked may not log in by the provider. */
	public static function is_refused( Identity $person, int $linking ): bool {
		$found = $person->is_proven ? get_user_by( 'email', $person->email ) : false;
		$users = array_filter( array( get_userdata( Links::owner( $person ) ), get_userdata( $linking ), $found ) );
		return count( $users ) > count( array_filter( $users, Provider_Settings::is_open_to( ... ) ) );
	}

	/** @return array<string,mixed>|WP_Error Uses the ticket, and answers as a log-in. */
	public static function log_in( WP_User $user, Ticket $ticket ): array|WP_Error {
		$refusal = self::refusal( $user );
		if ( $refusal ) {
			return $refusal;
		}
		if ( ! $ticket->use() ) {
			return Errors::of( 'oidc_expired' );
		}
		self::confirm( $user->ID, $ticket->person );
		return Token_Controller::answer( $user );
	}

	/**
	 * Links an account whose owner has proven to be the ticket's person, and answers as a log-in. A waiting account is activated.
	 * @return array<string,mixed>|WP_Error
	 */
	public static function link( WP_User $user, Ticket $ticket ): array|WP_Error {
		$refusal = self::connect_by( $user->ID, $ticket->person, $ticket->use( ... ) );
		if ( $refusal ) {
			return $refusal;
		}
		self::confirm( $user->ID, $ticket->person );
		$answer = Token_Controller::answer( new WP_User( $user->ID ) );
		$school = get_user_meta( $user->ID, Member_Fields::key( 'school' ), true );
		// Designers without a school are offered the one they have just logged in at.
		$is_new = Roles::DESIGNER === Roles::of( $user ) && '' === (string) $school && $ticket->person->schools();
		return $is_new && is_array( $answer ) ? $answer + array( 'fields' => $ticket->person->fields() ) : $answer;
	}

	/**
	 * Links an account by a key, which is used up with it.
	 * @param Closure():bool $use Whether the key could be used.
	 */
	public static function connect_by( int $user_id, Identity $person, Closure $use ): ?WP_Error {
		$connect = static fn(): ?WP_Error => $use() ? self::connect( $user_id, $person ) : Errors::of( 'oidc_expired' );
		return Account_Lock::with( $user_id, $connect );
	}

	/** Links a locked account, and tells its owner. */
	private static function connect( int $user_id, Identity $person ): ?WP_Error {
		if ( Account_State::Waiting === State::of( $user_id ) && $person->has( get_userdata( $user_id )->user_email ?? '' ) ) {
			( new Activation() )->activate( $user_id );
		}
		$refusal = self::refusal( new WP_User( $user_id ) );
		if ( $refusal ) {
			return $refusal;
		}
		$before = Links::of( $user_id );
		if ( ! Links::add( $user_id, $person ) ) {
			return Errors::of( Links::owner( $person ) > 0 ? 'oidc_taken' : 'oidc_other' );
		}
		if ( $person->is_proven ) {
			Email_Change::lapse_elsewhere( $person->email );
		}
		if ( Links::of( $user_id ) !== $before ) {
			Outbox::tell( $user_id, 'oidc_linked', wp_generate_uuid4() );
		}
		return null;
	}

	/** Ends the link of an account that has a password. */
	public static function unlink( int $user_id ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id ): ?WP_Error {
				if ( '1' === get_user_meta( $user_id, Links::PASSWORDLESS, true ) ) {
					return Errors::of( 'oidc_needed' );
				}
				if ( Links::end( $user_id ) ) {
					Outbox::tell( $user_id, 'oidc_unlinked', wp_generate_uuid4() );
				}
				return null;
			}
		);
	}

	/**
	 * Makes the account of a sign-up that came with a ticket the person's. One with an address that is not proven waits for that, as others
	 * do. Called in the sign-up's transaction.
	 */
	public static function sign_up( int $user_id, Ticket $ticket, bool $has_password ): ?WP_Error {
		if ( ! $ticket->use() ) {
			return Errors::of( 'oidc_expired' );
		}
		if ( ! $has_password ) {
			update_user_meta( $user_id, Links::PASSWORDLESS, '1' );
		}
		if ( $ticket->person->has( get_userdata( $user_id )->user_email ?? '' ) ) {
			( new Activation() )->activate( $user_id );
			self::confirm( $user_id, $ticket->person );
		}
		// After the activation: who has just proven the address knows of the link.
		return Links::add( $user_id, $ticket->person ) ? null : Errors::of( 'oidc_taken' );
	}

	/** An account that was made with a link is active: whoever reads the mailbox is told of it. */
	public function on_activated( int $user_id ): void {
		if ( Links::of( $user_id ) ) {
			Outbox::tell( $user_id, 'oidc_linked', wp_generate_uuid4() );
		}
	}

	/** Confirms the school of an account by what the provider has said today. What it does not say ends nothing. */
	private static function confirm( int $user_id, Identity $person ): void {
		if ( $person->domains ) {
			$by_domain = static fn( string $domain ) => Verification::confirm_by_login( $user_id, $domain );
			Account_Lock::with( $user_id, static fn() => array_map( $by_domain, $person->domains ) );
		}
	}

	private static function refusal( WP_User $user ): ?WP_Error {
		return match ( true ) {
			State::is_leaving( $user->ID )                => Errors::of( 'forbidden' ),
			State::is_off( $user->ID )                    => Errors::with_message( 'account_off', Log_In::off( $user->ID ) ),
			! Provider_Settings::is_open_to( $user )      => Errors::of( 'forbidden' ),
			Account_State::Waiting === State::of( $user ) => Errors::of( 'not_activated' ),
			! State::may_log_in( $user )                  => Errors::of( 'forbidden' ),
			default                                       => null,
		};
	}
}
