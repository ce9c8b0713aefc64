<?php
/** Tells a member that the password was changed. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Needs no payload. */
final class Password_Changed implements Message {

	public static function id(): string {
		return 'password_changed';
	}

	public function name(): string {
		return __( 'Password changed', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your password on {site} was changed', 'design-marketplace' ),
			'heading' => __( 'New password.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThe password of your account was changed, and you were signed out on every other device.\n\nThis wasn't you? Choose a new password right away.",
				'design-marketplace'
			),
			'button'  => __( 'Choose a new password', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): Mail_Content {
		return new Mail_Content( array(), home_url( '/forgottenpassword' ) );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array(), home_url( '/forgottenpassword' ) );
	}
}
