<?php
/** The rules of a member's form that need the database: a free address, skills that exist, a password that can be stored. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Auth\Passwords;

final class Account_Checks {

	/**
	 * Messages for fields that fail. The caller prefers the form's own message for a field.
	 * @param array<string,mixed> $values  Cleaned fields.
	 * @param int                 $user_id Member they are for, 0 for a new one.
	 * @return array<string,string> Field => message.
	 */
	public static function messages( array $values, int $user_id = 0 ): array {
		$messages = array();
		$email    = $values['email'] ?? null;
		// Longer addresses fail the form's rules.
		if ( is_string( $email ) && '' !== $email && strlen( $email ) < 1000 && ! self::is_available( $email, $user_id ) ) {
			$messages['email'] = Contract::message( 'email_taken' );
		}
		$password = $values['password'] ?? null;
		$refusal  = is_string( $password ) ? Passwords::refusal( $password ) : null;
		if ( null !== $refusal ) {
			$messages['password'] = $refusal;
		}
		$skills = array_filter( (array) ( $values['skill'] ?? array() ), 'is_int' );
		if ( ! Skills::exist( array_values( $skills ) ) ) {
			$messages['skill'] = Contract::message( 'skill_unknown' );
		}
		return $messages;
	}

	/** Whether no other account uses an address. */
	public static function is_available( string $email, int $user_id = 0 ): bool {
		// A login may look like an address and would log in with it.
		$owners = array_filter( array( email_exists( $email ), username_exists( $email ) ) );
		return ! array_diff( $owners, array( $user_id ) ) && self::is_given_up( $email, $user_id );
	}

	/** Whether no other member can take an address back. A former address is reserved for some days. */
	public static function is_given_up( string $email, int $user_id = 0 ): bool {
		return ! array_diff( array_keys( Email_Notes::about( Email_Notes::UNDO, $email ) ), array( $user_id ) );
	}
}
