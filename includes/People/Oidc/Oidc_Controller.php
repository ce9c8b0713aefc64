<?php
/** The routes below design-marketplace/v1/oidc: log-in at the provider, and what comes of it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Account_Names;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\People\Auth\Token_Controller;
use DesignMarketplace\People\Auth\Tokens;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/** Issuer and subject alone find the account of a log-in. An address finds one only to ask for its password, or to write to it. */
final class Oidc_Controller {

	/** @return array{enabled:bool,button:string} */
	public function read(): array {
		$is_on = Provider_Settings::is_on();
		return array( 'enabled' => $is_on, 'button' => $is_on ? Provider_Settings::button() : '' );
	}

	public function start( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$url = self::begin( $request, 0 ) ?? self::page( array( 'oidc_error' => 'failed' ) );
		return $url instanceof WP_Error ? $url : self::lead_to( $url );
	}

	/** @return array{url:string}|WP_Error */
	public function start_linking( WP_REST_Request $request ): array|WP_Error {
		if ( ! Provider_Settings::is_open_to( wp_get_current_user() ) ) {
			return Errors::of( 'forbidden' );
		}
		$url = self::begin( $request, get_current_user_id() ) ?? Errors::of( 'oidc_unreachable' );
		return $url instanceof WP_Error ? $url : compact( 'url' );
	}

	public function call_back( WP_REST_Request $request ): WP_REST_Response {
		try {
			return self::lead_to( self::page( self::outcome( $request ) ) );
		} catch ( Provider_Failure $failure ) {
			$failure->note();
		} catch ( Lost_Transaction $lost ) {
			error_log( "Design Marketplace: a log-in could not be kept. {$lost->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
		}
		return self::lead_to( self::page( array( 'oidc_error' => 'failed' ) ) );
	}

	/** @return array<string,mixed>|WP_Error A log-in, or what comes next. */
	public function log_in( WP_REST_Request $request ): array|WP_Error {
		$ticket = self::ticket( $request );
		if ( $ticket instanceof WP_Error ) {
			return $ticket;
		}
		if ( $ticket->linking > 0 ) {
			return Linking::link( wp_get_current_user(), $ticket );
		}
		$owner = get_userdata( Links::owner( $ticket->person ) );
		if ( $owner ) {
			return Linking::log_in( $owner, $ticket );
		}
		$found = Linking::found( $ticket->person );
		return $found
			? array( 'next' => 'link', 'email' => $found->user_email )
			: array( 'next' => 'signup', 'fields' => $ticket->person->fields() );
	}

	/** @return array<string,mixed>|WP_Error */
	public function link( WP_REST_Request $request ): array|WP_Error {
		$ticket = self::ticket( $request );
		if ( $ticket instanceof WP_Error ) {
			return $ticket;
		}
		$found = $ticket->linking > 0 ? null : Linking::found( $ticket->person );
		if ( ! $found ) {
			return Errors::of( 'oidc_expired' );
		}
		if ( true === Value::boolean( $request['mail'] ) ) {
			return self::write_to( $found, $ticket->person );
		}
		// By the account's own name: an address may be another account's name.
		$user = Passwords::log_in( $found->user_login, is_string( $request['password'] ) ? $request['password'] : '' );
		if ( $user instanceof WP_Error && 'not_activated' !== $user->get_error_code() ) {
			return Token_Controller::refusal( $user );
		}
		return Linking::link( $found, $ticket );
	}

	/** @return array{code:int}|WP_Error */
	public function unlink(): array|WP_Error {
		$id = get_current_user_id();
		return Limits::change( $id, true ) ?? Linking::unlink( $id ) ?? array( 'code' => 200 );
	}

	/** The address of the provider's log-in, null when the provider does not answer. */
	private static function begin( WP_REST_Request $request, int $linking ): string|WP_Error|null {
		$refusal = Provider_Settings::is_on() ? Limits::hit( 'oidc' ) : Errors::of( 'oidc_off' );
		if ( $refusal ) {
			return $refusal;
		}
		$browser = Browser::remember();
		$state   = Steps::add( Steps::START, $browser, $linking, array( 'path' => self::path( $request['redirect_url'] ) ) );
		try {
			return ( new Code_Flow() )->url( $state, $browser );
		} catch ( Provider_Failure $failure ) {
			$failure->note();
			return null;
		}
	}

	/** @return array<string,string> Query of the log-in page. Any answer with a state uses it up. */
	private static function outcome( WP_REST_Request $request ): array {
		Primary::ask();
		$browser = Browser::secret();
		$state   = is_string( $request['state'] ) ? $request['state'] : '';
		$step    = '' !== $browser && Provider_Settings::is_on() ? Steps::find( Steps::START, $state, $browser ) : null;
		if ( ! $step || ! Steps::take( Steps::START, $state, $browser ) ) {
			return array( 'oidc_error' => 'expired' );
		}
		if ( null !== $request['error'] || ! is_string( $request['code'] ) ) {
			return array( 'oidc_error' => 'access_denied' === $request['error'] ? 'denied' : 'failed' );
		}
		// Null where the provider names none; what is no text is nobody's name.
		$issuer = null === $request['iss'] || is_string( $request['iss'] ) ? $request['iss'] : '';
		$person = ( new Code_Flow() )->person( $request['code'], $state, $browser, $issuer );
		if ( Linking::is_refused( $person, $step['user_id'] ) ) {
			return array( 'oidc_error' => 'failed' );
		}
		$path = (string) ( $step['data']['path'] ?? '/' );
		$more = '/' === $path ? array() : array( 'redirect_url' => $path );
		return array( 'oidc' => Ticket::make( $person, $step['user_id'] ) ) + $more;
	}

	private static function ticket( WP_REST_Request $request ): Ticket|WP_Error {
		return Limits::hit( 'oidc_ticket' ) ?? Ticket::of( $request['ticket'] ) ?? Errors::of( 'oidc_expired' );
	}

	/** @return array{code:int}|WP_Error Sends the link to the account's address. An account that is off gets none. */
	private static function write_to( WP_User $user, Identity $person ): array|WP_Error {
		$refusal = Limits::hit( 'lostpassword', ...Account_Names::keys_of_lost_password( $user->user_email ) );
		return $refusal ?? Account_Lock::with(
			$user->ID,
			static function () use ( $user, $person ): void {
				if ( Account_State::Off === State::of( $user->ID ) ) {
					return;
				}
				$kept = array( 'version' => Tokens::version( $user->ID ), 'person' => $person->kept() );
				$key  = Steps::add( Steps::MAIL, '', $user->ID, $kept );
				Outbox::tell( $user->ID, 'oidc_link', substr( hash( 'sha256', $key ), 0, 12 ), compact( 'key' ) );
			}
		) ?? array( 'code' => 200 );
	}

	/** A path of this site, `/` for anything else. */
	private static function path( mixed $path ): string {
		return is_string( $path ) && preg_match( '#^/(?![/\\\\])[\x21-\x5b\x5d-\x7e]{0,500}$#D', $path ) ? $path : '/';
	}

	/** @param array<string,string> $query */
	private static function page( array $query ): string {
		return home_url( '/login' ) . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	private static function lead_to( string $url ): WP_REST_Response {
		return new WP_REST_Response( array(), 302, array( 'Location' => $url, 'Referrer-Policy' => 'no-referrer' ) );
	}
}
