<?php
/** POST users/password: sets a new password with the key from the lost-password email. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_REST_Request;
use WP_User;

/** Does the same as the form of wp-login.php, for the site's own page. */
final class Password_Reset {

	/**
	 * Takes `login`, `key`, `password` and `password_verify`. With `check` it only says whether the link is valid. Without the right key
	 * the answer is the same for every account.
	 * @return array{code:int,message?:string}|WP_Error
	 */
	public function reset( WP_REST_Request $request ): array|WP_Error {
		$is_check = true === Value::boolean( $request['check'] );
		$refusal  = Limits::hit( $is_check ? 'reset_check' : 'reset' );
		if ( $refusal ) {
			return $refusal;
		}
		if ( $is_check ) {
			return self::owner( $request ) ? array( 'code' => 200 ) : Errors::of( 'reset_link_over' );
		}
		$form     = Contract::form( 'member', 'reset_password' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		$password = is_string( $values['password'] ?? null ) ? $values['password'] : '';
		$unusable = Passwords::refusal( $password );
		if ( null !== $unusable ) {
			$messages += array( 'password' => $unusable );
		}
		if ( $messages ) {
			return Errors::fields( $form->in_order( $messages ) );
		}
		$user = self::owner( $request );
		if ( ! $user ) {
			return Errors::of( 'reset_link_over' );
		}
		$gone = Account_Lock::with( $user->ID, static fn() => reset_password( $user, Passwords::stored( $password ) ) );
		$done = array( 'code' => 200, 'message' => Contract::message( 'password_reset' ) );
		return $gone ? Errors::of( 'reset_link_over' ) : $done;
	}

	/** The account of the link; null if it is used, expired or invented. */
	private static function owner( WP_REST_Request $request ): ?WP_User {
		$key   = $request['key'];
		$login = $request['login'];
		$user  = is_string( $key ) && is_string( $login ) ? check_password_reset_key( $key, $login ) : null;
		return $user instanceof WP_User && ! State::is_off( $user->ID ) ? $user : null;
	}
}
