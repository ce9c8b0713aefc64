<?php
/** Updates the notes about addresses when accounts are made, activated and deleted elsewhere. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_User;

final class Email_Upkeep {

	public function on_proven( int $user_id ): void {
		Email_Change::lapse_elsewhere( get_userdata( $user_id )->user_email ?? '' );
	}

	/** Setting a password by a link proves the mailbox: a change that somebody else may have begun ends. */
	public function on_password_reset( WP_User $user ): void {
		State::prove( $user->ID );
		Email_Notes::drop_pending( $user->ID );
	}

	/** Refuses an address that its owner can still take back. */
	public function check_sign_up( WP_Error $errors, string $login, string $email ): WP_Error {
		if ( ! Account_Checks::is_given_up( $email ) ) {
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
		if ( is_string( $email ) && ( $result['errors'] ?? null ) instanceof WP_Error && ! Account_Checks::is_given_up( $email ) ) {
			$result['errors']->add( 'user_email', esc_html( Contract::message( 'email_taken' ) ) );
		}
		return $result;
	}
}
