<?php
/** The routes of jwt-auth/v1: log in for a token, and validate a token. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Error;
use WP_REST_Request;
use WP_User;

final class Token_Controller {

	/** @return array<string,string>|WP_Error Answers a token for name and password. Never says which of the two was wrong. */
	public function log_in( WP_REST_Request $request ): array|WP_Error {
		$username = is_string( $request['username'] ) ? trim( $request['username'] ) : '';
		$username = strlen( $username ) > Account_Names::LONGEST ? '' : $username;
		$password = is_string( $request['password'] ) ? $request['password'] : '';
		$user     = Passwords::log_in( $username, $password );
		if ( $user instanceof WP_Error ) {
			return self::refusal( $user );
		}
		return self::answer( $user );
	}

	/** The answer to a log-in that WordPress has refused. */
	public static function refusal( WP_Error $why ): WP_Error {
		return match ( $why->get_error_code() ) {
			Log_In_Limits::REFUSED => Errors::too_many( (int) $why->get_error_data()['retry_after'] ),
			'not_activated'        => Errors::of( 'not_activated' ),
			'account_off'          => Errors::with_message( 'account_off', $why->get_error_message() ),
			default                => Errors::of( 'wrong_password', esc_url( home_url( '/forgottenpassword' ) ) ),
		};
	}

	/** @return array<string,string>|WP_Error Logs in somebody who has just proven who they are. */
	public static function answer( WP_User $user ): array|WP_Error {
		$token = Tokens::issue( $user );
		if ( $token instanceof WP_Error ) {
			return $token;
		}
		Last_Login::note( $user->ID );
		return array(
			'token'             => $token,
			'user_email'        => $user->user_email,
			'user_nicename'     => $user->user_nicename,
			'user_display_name' => Member_Fields::display_name( $user ),
		);
	}

	/** @return array<string,mixed>|WP_Error Whether the Bearer of this request is good. */
	public function validate(): array|WP_Error {
		$token = Bearer::token();
		if ( null === $token ) {
			return Errors::of( 'token_missing' );
		}
		if ( 0 === Tokens::owner( $token ) ) {
			return Errors::of( 'token_refused' );
		}
		return array( 'code' => 'jwt_auth_valid_token', 'data' => array( 'status' => 200 ) );
	}
}
