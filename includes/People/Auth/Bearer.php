<?php
/** Finds the current user by the token in the Authorization header. If there is a Bearer token, it always decides. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Routes;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/** With a bad token, public reads are answered as to a stranger, and everything else is refused. */
final class Bearer {

	private const READS = array( 'GET', 'HEAD', 'OPTIONS' );

	/** @var array{string,int}|null The token that has decided who is asking, and its owner. */
	private ?array $decided = null;

	/** The token's owner, or 0 for a bad token. Without a token, the user found so far. */
	public function decide( int|false $user_id ): int|false {
		$token = self::token();
		if ( null === $token ) {
			return $user_id;
		}
		$this->decided = array( $token, Tokens::owner( $token ) );
		return $this->decided[1];
	}

	/**
	 * Keeps core from asking for the cookie's nonce when a token has already decided who is asking.
	 * @param mixed $result True, an error, or null so far.
	 */
	public function skip_cookie_check( mixed $result ): mixed {
		$token = self::token();
		if ( null === $token || ! empty( $result ) ) {
			return $result;
		}
		if ( array( $token, get_current_user_id() ) !== $this->decided ) {
			wp_set_current_user( Tokens::owner( $token ) );
		}
		return true;
	}

	/**
	 * For pages that were open for more than a day: core would refuse every call with "Cookie check failed", even a new login.
	 * @param mixed $result True, an error, or null so far.
	 */
	public function excuse_old_nonce( mixed $result ): mixed {
		if ( ! $result instanceof WP_Error || 'rest_cookie_invalid_nonce' !== $result->get_error_code() ) {
			return $result;
		}
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( is_string( $route ) && str_starts_with( $route, '/jwt-auth/v1/' ) ) {
			// A login uses the password that is sent, and not the cookie.
			wp_set_current_user( 0 );
			return true;
		}
		return new WP_Error( 'rest_cookie_invalid_nonce', Contract::message( 'token_invalid' ), array( 'status' => 403 ) );
	}

	/**
	 * With a bad token, refuses everything but reads.
	 * @param mixed $result Null unless another filter answered.
	 */
	public function refuse_write( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$is_harmless = null !== $result || in_array( $request->get_method(), self::READS, true ) || self::is_log_in( $request );
		return ! $is_harmless && $this->is_bad() ? Errors::of( 'token_invalid' ) : $result;
	}

	/** Answers 401 also where a stranger may not read, so that the client drops the session. */
	public function refuse_read( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		if ( ! in_array( $response->get_status(), array( 401, 403 ), true ) || self::is_log_in( $request ) || ! $this->is_bad() ) {
			return $response;
		}
		return rest_convert_error_to_response( Errors::of( 'token_invalid' ) );
	}

	/** The token that was sent, '' for a header without one, null for no such header. */
	public static function token(): ?string {
		// Apache with CGI passes the header under the second name, if a rewrite rule sets it.
		foreach ( array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION' ) as $name ) {
			$header = isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? trim( $_SERVER[ $name ] ) : ''; // phpcs:ignore WordPress.Security -- compared as bytes, never stored or shown.
			if ( preg_match( '/^Bearer(?:\s+(.*))?$/is', $header, $parts ) ) {
				return trim( $parts[1] ?? '' );
			}
		}
		return null;
	}

	private function is_bad(): bool {
		$token = self::token();
		return null !== $token && 0 === Tokens::owner( $token );
	}

	/** The routes that check the token themselves. */
	private static function is_log_in( WP_REST_Request $request ): bool {
		return str_starts_with( Routes::of( $request ), '/jwt-auth/v1/' );
	}
}
