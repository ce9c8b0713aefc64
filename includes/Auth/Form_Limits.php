<?php
/**
 * Counts log-ins at WordPress' own form and at XML-RPC like those for a token.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use DesignMarketplace\Module;
use WP_Error;
use WP_User;

/**
 * The token's route counts for itself. A guess over the limit is refused whether it was right or wrong.
 */
final class Form_Limits implements Module {

	/**
	 * Takes the limits.
	 *
	 * @param Limits $limits Limits.
	 */
	public function __construct( private readonly Limits $limits ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'login_init', array( $this, 'watch' ) );
		if ( defined( 'XMLRPC_REQUEST' ) && constant( 'XMLRPC_REQUEST' ) ) {
			$this->watch();
		}
	}

	/**
	 * Counts from here on.
	 */
	public function watch(): void {
		add_filter( 'authenticate', array( $this, 'count' ), 100, 2 );
	}

	/**
	 * One attempt.
	 *
	 * @param WP_User|WP_Error|null $user     Result so far.
	 * @param mixed                 $username As typed.
	 */
	public function count( WP_User|WP_Error|null $user, mixed $username ): WP_User|WP_Error|null {
		if ( ! is_string( $username ) || '' === trim( $username ) ) {
			return $user;
		}
		$refusal = $this->limits->hit( 'login', $username );
		if ( $refusal ) {
			if ( ! headers_sent() ) {
				status_header( 429 );
				header( 'Retry-After: ' . (int) $refusal->get_error_data()['retry_after'] );
			}
			return new WP_Error( 'too_many', esc_html( $refusal->get_error_message() ) );
		}
		if ( $user instanceof WP_User ) {
			$this->limits->forget( 'login', $username );
		}
		return $user;
	}
}
