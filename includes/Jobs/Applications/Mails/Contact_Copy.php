<?php
/** Sends a member a copy of what they wrote to a designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Letter_Messages;

/** Payload: `designer` (user id), `said` (see Letter_Messages), or `comment` if the words are no message. */
final class Contact_Copy implements Message {

	public static function id(): string {
		return 'contact_copy';
	}

	public function name(): string {
		return __( 'Copy of a request to a designer', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( speaker_event: 'contact_copy' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'You wrote to {designer}', 'design-marketplace' ),
			'heading' => __( 'What you wrote.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThis is the copy you asked for. You have written to {designer}; any answer will come to this address.",
				'design-marketplace'
			),
			'button'  => __( 'See the profile', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$designer = get_userdata( (int) ( $payload['designer'] ?? 0 ) );
		$said     = (string) ( $payload['said'] ?? '' );
		$words    = $designer && '' !== $said
			? Letter_Messages::words( $designer->ID, $to->user_id, $said )
			: (string) ( $payload['comment'] ?? '' );
		if ( ! $designer || ( '' !== $said && '' === $words ) ) {
			return null;
		}
		return new Mail_Content(
			array( 'designer' => Member_Fields::display_name( $designer ) ),
			home_url( "/designer/{$designer->user_nicename}" ),
			$words
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'designer' => Example::designer() ), home_url( '/designers' ), Example::words() );
	}
}
