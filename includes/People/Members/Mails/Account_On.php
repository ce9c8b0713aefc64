<?php
/** Tells a member that the account was switched on again. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\State;

/** No payload. Not sent once the account is off again. */
final class Account_On implements Message {

	public static function id(): string {
		return 'account_on';
	}

	public function name(): string {
		return __( 'Account switched on', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your account on {site} is on again', 'design-marketplace' ),
			'heading' => __( 'Welcome back.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have switched your account on again, with everything that was in it. You can log in as before.",
				'design-marketplace'
			),
			'button'  => __( 'Log in', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		return State::is_off( $to->user_id ) ? null : new Mail_Content( array(), home_url( '/login' ) );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array(), home_url( '/login' ) );
	}
}
