<?php
/** The link to choose a new password with, for a member who has lost theirs. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use WP_User;

/** Payload: `key` (core's; erased once sent or given up). A key that was replaced or has expired is not sent any more. */
final class Lost_Password implements Message {

	public static function id(): string {
		return 'lost_password';
	}

	public function name(): string {
		return __( 'Lost password', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_secret: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Choose a new password for {site}', 'design-marketplace' ),
			'heading' => __( 'A new password.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYou can choose a new password for your account on {site}. The link works once, for {hours} hours.\n\nIf you did not ask for it, ignore this email: your password stays as it is.",
				'design-marketplace'
			),
			'button'  => __( 'Choose a new password', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$login = (string) get_the_author_meta( 'user_login', $to->user_id );
		$key   = (string) ( $payload['key'] ?? '' );
		if ( '' === $login || '' === $key || ! check_password_reset_key( $key, $login ) instanceof WP_User ) {
			return null;
		}
		return new Mail_Content( self::values(), self::url( $login, $key ) );
	}

	/** The page on which a new password is chosen. */
	public static function url( string $login, string $key ): string {
		return home_url( '/resetpassword' ) . '?' . http_build_query( compact( 'key', 'login' ), '', '&', PHP_QUERY_RFC3986 );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( self::values(), home_url( '/resetpassword' ) );
	}

	/**
	 * Seconds for which core accepts the key.
	 *
	 * @return array{hours:string}
	 */
	private static function values(): array {
		$seconds = apply_filters( 'password_reset_expiration', DAY_IN_SECONDS ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return array( 'hours' => (string) max( 1, intdiv( (int) $seconds, HOUR_IN_SECONDS ) ) );
	}
}
