<?php
/** Tells both addresses that an administrator has changed the account's address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `address`, the old or the new one. Replies go to the administrators, as only they can change it back. */
final class Email_Set implements Message {

	public static function id(): string {
		return 'email_set';
	}

	public function name(): string {
		return __( 'Email address set by an administrator', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your email address on {site} was changed', 'design-marketplace' ),
			'heading' => __( 'New address.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nAn administrator of {site} has changed the email address of your account. From now on we write to the new one only, and you log in with it. You were signed out on every device.\n\nIf you did not ask for this, tell us by replying to this email.",
				'design-marketplace'
			),
			'button'  => '',
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		return empty( $payload['address'] ) ? null : new Mail_Content( array(), '', '', (string) get_option( 'admin_email' ) );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( reply_to: (string) get_option( 'admin_email' ) );
	}
}
