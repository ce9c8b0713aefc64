<?php
/**
 * Ends the optional mails from the mail itself: one click in the mail program, or a link and a button.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Members\Account_Lock;
use DesignMarketplace\Members\Consent;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Module;

/**
 * Opening the link changes nothing, as scanners open links; only a POST does. Needs no login: the address carries its proof.
 */
final class Unsubscribe implements Module {

	/**
	 * Member meta: '1' while the member wants mails about matching jobs.
	 */
	public const META = 'design_marketplace_notification_enabled';

	private const PARAMETER = 'design_marketplace_unsubscribe';

	/**
	 * Adds the hook: every type is known, and nobody has looked for a page yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/**
	 * Address that ends the mails about matching jobs to a member.
	 *
	 * @param int $user_id Member.
	 */
	public static function url( int $user_id ): string {
		return add_query_arg( self::PARAMETER, $user_id . '.' . self::proof( $user_id ), home_url( '/' ) );
	}

	/**
	 * Whether a member wants mails about matching jobs.
	 *
	 * @param int $user_id Member.
	 */
	public static function wants( int $user_id ): bool {
		return '1' === (string) get_user_meta( $user_id, self::META, true );
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
		if ( ! get_userdata( $user_id ) ) {
			return array( 404, Link_Page::html( __( 'This link does not work any more.', 'design-marketplace' ) ) );
		}
		if ( ! $post ) {
			return array( 200, Link_Page::html( __( 'Shall we stop telling you about new design jobs by mail?', 'design-marketplace' ), array(), __( 'Yes, no more of these mails', 'design-marketplace' ) ) );
		}
		if ( self::wants( $user_id ) ) {
			Transaction::run(
				static function () use ( $user_id ): void {
					if ( Account_Lock::hold( $user_id ) ) {
						return;
					}
					$answer = array( 'notification_enabled' => false );
					Consent::log( $user_id, $answer, 'mail' );
					do_action( 'design_marketplace_member_updated', $user_id, Fields::write( $user_id, $answer ) );
				}
			);
		}
		return array( 200, Link_Page::html( __( 'Done. You can turn these mails on again in your settings.', 'design-marketplace' ) ) );
	}

	private static function proof( int $user_id ): string {
		return hash_hmac( 'sha256', "unsubscribe|new_matching_mission|{$user_id}", wp_salt( 'auth' ) );
	}
}
