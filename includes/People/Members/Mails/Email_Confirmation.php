<?php
/** The link that confirms a member's new address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Members\Email_Link;

/**
 * Payload: `address`, `key`, `until` (Unix time). The mailbox may be a stranger's, so the email has nothing that the member typed, not
 * even the name.
 */
final class Email_Confirmation implements Message {

	public static function id(): string {
		return 'email_confirmation';
	}

	public function name(): string {
		return __( 'New email address (to be confirmed)', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_secret: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Confirm your new email address on {site}', 'design-marketplace' ),
			'heading' => __( 'Is this you?', 'design-marketplace' ),
			'body'    => __(
				"Hello,\n\nSomebody who has an account on {site} has entered this email address as their new one. If that was you, please confirm it. The link works until {until}.\n\nIf this wasn't you, ignore this email: nobody can use your address without this link.",
				'design-marketplace'
			),
			'button'  => __( 'Confirm this address', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$key = (string) ( $payload['key'] ?? '' );
		// Cancelled, replaced or confirmed by now: not sent.
		if ( ! Email_Notes::pending( $to->user_id )?->is_for( $key ) ) {
			return null;
		}
		$tokens = array(
			'name'  => '',
			'until' => Email_Link::until( (int) ( $payload['until'] ?? 0 ) ),
		);
		return new Mail_Content( $tokens, ( new Email_Link( Email_Link::CONFIRM, $to->user_id, $key ) )->url() );
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array( 'until' => Email_Link::until( Clock::now() + Contract::limit( 'email_change_days' ) * DAY_IN_SECONDS ) ),
			home_url( '/' )
		);
	}
}
