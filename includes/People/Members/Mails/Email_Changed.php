<?php
/** Tells the confirmed address that the account's address is being changed, and how to undo that. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Email_Link;

/**
 * Payload: `address` (the confirmed one), `key`, `until` (Unix time). The new address is not named, as the wrong person may read this
 * email.
 */
final class Email_Changed implements Message {

	public static function id(): string {
		return 'email_changed';
	}

	public function name(): string {
		return __( 'New email address (to the old one)', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_secret: true, reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your email address on {site} is being changed', 'design-marketplace' ),
			'heading' => __( 'New address.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nA new email address was entered for your account. Once it is confirmed, we will write only to the new one.\n\nIf this wasn't you, take your account back: this address is restored, everybody is signed out, and you choose a new password. The link works until {until}, whatever happens to the address in the meantime.",
				'design-marketplace'
			),
			'button'  => __( 'This wasn’t me', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$key = (string) ( $payload['key'] ?? '' );
		if ( empty( $payload['address'] ) || '' === $key || 0 === $to->user_id ) {
			return null;
		}
		return new Mail_Content(
			array( 'until' => Email_Link::until( (int) ( $payload['until'] ?? 0 ) ) ),
			( new Email_Link( Email_Link::UNDO, $to->user_id, $key ) )->url(),
			'',
			(string) get_option( 'admin_email' )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array( 'until' => Email_Link::until( Clock::now() + Contract::limit( 'email_change_days' ) * DAY_IN_SECONDS ) ),
			home_url( '/' )
		);
	}
}
