<?php
/** Confirms that an account is gone. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `address`, `name`, `locale`, `role`, as the account is gone by then. The outbox row is removed once sent. */
final class Account_Deleted implements Message {

	public static function id(): string {
		return 'account_deleted';
	}

	public function name(): string {
		return __( 'Account deleted', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( leaves_nothing: true, reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your account on {site} was deleted', 'design-marketplace' ),
			'heading' => __( 'Goodbye.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYour account was deleted, with your profile, everything you published, your applications and your files.\n\nThank you for having been here.",
				'design-marketplace'
			),
			'button'  => '',
		);
	}

	public function letter( Recipient $to, array $payload ): Mail_Content {
		return new Mail_Content();
	}

	public function sample(): Mail_Content {
		return new Mail_Content();
	}
}
