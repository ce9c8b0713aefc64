<?php
/**
 * Ends the optional mails from the mail itself: one click in the mail program, or a link and a button.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Module;

/**
 * Opening the link changes nothing, as scanners open links; only a POST does. Needs no login: the address carries its proof.
 */
final class Unsubscribe implements Module {

	private const PARAMETER = 'design_marketplace_unsubscribe';

	/**
	 * @param Address_Book $book Knows the members.
	 */
	public function __construct( private readonly Address_Book $book ) {}

	/**
	 * Adds the hook: every type is known, and nobody has looked for a page yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/**
	 * Address that ends the optional mails to a user; the site's own where there is none, as in a sample.
	 *
	 * @param int $user_id User.
	 */
	public static function url( int $user_id ): string {
		return 0 === $user_id ? home_url( '/' ) : add_query_arg( self::PARAMETER, $user_id . '.' . self::proof( $user_id ), home_url( '/' ) );
	}

	/**
	 * Answers requests with our parameter; others go on.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the token is the proof; it is only compared.
		if ( ! isset( $_GET[ self::PARAMETER ] ) ) {
			return;
		}
		$token = is_string( $_GET[ self::PARAMETER ] ) ? wp_unslash( $_GET[ self::PARAMETER ] ) : '';
		$post  = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:enable
		[ $status, $html ] = $this->handle( $token, $post );
		Link_Page::send( $status, $html );
		exit;
	}

	/**
	 * Does what was asked for.
	 *
	 * @param string $token The parameter's value.
	 * @param bool   $post  Whether the request may change something.
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, bool $post ): array {
		$user_id = preg_match( '/^(\d{1,19})\.([a-f0-9]{64})$/D', $token, $match ) && hash_equals( self::proof( (int) $match[1] ), $match[2] ) ? (int) $match[1] : 0;
		$user    = $this->book->find( $user_id );
		if ( ! $user ) {
			return array( 404, Link_Page::html( __( 'This link does not work any more.', 'design-marketplace' ) ) );
		}
		if ( ! $post ) {
			return array( 200, Link_Page::html( __( 'Shall we stop telling you about new design jobs by mail?', 'design-marketplace' ), array(), __( 'Yes, no more of these mails', 'design-marketplace' ) ) );
		}
		if ( $user->is_subscribed ) {
			$this->book->unsubscribe( $user_id );
		}
		return array( 200, Link_Page::html( __( 'Done. You can turn these mails on again in your settings.', 'design-marketplace' ) ) );
	}

	private static function proof( int $user_id ): string {
		return hash_hmac( 'sha256', "unsubscribe|new_matching_mission|{$user_id}", wp_salt( 'auth' ) );
	}
}
