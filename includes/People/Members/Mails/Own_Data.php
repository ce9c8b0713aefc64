<?php
/** Sends a member who cannot log in the link to their data. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Email_Link;
use DesignMarketplace\People\Members\Own_Data as Link;

/** Payload: `key`, `until` (Unix time). */
final class Own_Data implements Message {

	public static function id(): string {
		return 'own_data';
	}

	public function name(): string {
		return __( 'Link to own data', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_secret: true, reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your data on {site}', 'design-marketplace' ),
			'heading' => __( 'Your data.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nHere is the link to everything {site} keeps about you, including your messages. It works once, until {until}.\n\nIf you did not ask for it, you need not do anything.",
				'design-marketplace'
			),
			'button'  => __( 'Download my data', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$key = (string) ( $payload['key'] ?? '' );
		return '' === $key
			? null
			: new Mail_Content(
				array( 'until' => Email_Link::until( (int) ( $payload['until'] ?? 0 ) ) ),
				Link::url( $to->user_id, $key )
			);
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'until' => Email_Link::until( Clock::now() + DAY_IN_SECONDS ) ), home_url( '/' ) );
	}
}
