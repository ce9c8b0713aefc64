<?php
/** The link that confirms a new member's address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `user_id`, `key` (part of the link; erased once sent). */
final class Activation implements Message {

	public static function id(): string {
		return 'activation';
	}

	public function name(): string {
		return __( 'Activation', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Activate your account on {site}', 'design-marketplace' ),
			'heading' => __( 'One more click.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWelcome to {site}. Please confirm that this is your email address. The link works for {days} days.\n\nIf you did not sign up, ignore this email: nothing happens unless you click.",
				'design-marketplace'
			),
			'button'  => __( 'Activate my account', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$key = (string) ( $payload['key'] ?? '' );
		if ( 0 === $to->user_id || '' === $key ) {
			return null;
		}
		return new Mail_Content(
			array( 'days' => (string) Contract::limit( 'activation_days' ) ),
			home_url( "/activate/{$to->user_id}/{$key}" )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'days' => (string) Contract::limit( 'activation_days' ) ), home_url( '/' ) );
	}
}
