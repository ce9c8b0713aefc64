<?php
/** Sends a designer what a member wrote to them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Answer_Url;
use DesignMarketplace\Talks\Letter_Messages;

/** Payload: `sender` (user id), `said` (see Letter_Messages), or `comment` if the words are no message. Replies go to the sender. */
final class Contact_Request implements Message {

	public static function id(): string {
		return 'contact_request';
	}

	public function name(): string {
		return __( 'Request to a designer', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', speaker_event: 'contact' );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{sender} would like to work with you', 'design-marketplace' ),
			'heading' => __( 'Work with me?', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{sender} has seen your profile and wrote to you. Reply to this email to write back.",
				'design-marketplace'
			),
			'button'  => __( 'See who is writing', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$sender = get_userdata( (int) ( $payload['sender'] ?? 0 ) );
		$said   = (string) ( $payload['said'] ?? '' );
		$words  = $sender && '' !== $said
			? Letter_Messages::words( $to->user_id, $sender->ID, $said )
			: (string) ( $payload['comment'] ?? '' );
		// A message that was deleted meanwhile is told to nobody.
		if ( ! $sender || ( '' !== $said && '' === $words ) ) {
			return null;
		}
		$profile = in_array( 'contractor', $sender->roles, true ) ? home_url( "/project/{$sender->user_nicename}" ) : '';
		return new Mail_Content(
			array( 'sender' => Member_Fields::display_name( $sender ) ),
			$profile,
			$words,
			$sender->user_email,
			reply_name: Member_Fields::display_name( $sender ),
			answer_url: Answer_Url::of( $to->user_id, $sender->ID )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'sender' => Example::client() ), home_url( '/' ), Example::words(), 'grace@example.com' );
	}
}
