<?php
/** Emails about a startup's university. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Verified;

final class Verification_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			// Payload: `address`, `key`. The mailbox may be a stranger's: nothing the member typed is in it, not even the company's name.
			new Message(
				'verification_link',
				static fn(): array => array(
					'name'    => __( 'Startup of a university (to be confirmed)', 'design-marketplace' ),
					'subject' => __( 'Is this startup part of {university}?', 'design-marketplace' ),
					'heading' => __( 'One of yours?', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nA startup that has an account on {site} says that it is part of {university} and has entered this email address to prove it. The page behind the link says which startup it is. Please confirm only if you know it. The link works once, until {until}.\n\nIf you know nothing about this, ignore this email: nobody can use your address without this link.",
						'design-marketplace'
					),
					'button'  => __( 'See which startup it is', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$key  = (string) ( $payload['key'] ?? '' );
					$note = ( new Verification() )->proven_by( $to->user_id, $key );
					// Without a note the link was used or replaced, or the startup has changed its profile: no email is sent.
					return $note ? new Mail_Content(
						array( 'name' => '' ) + self::tokens( Verification::university( $to->user_id ), Link_Page::until( $note->until ) ),
						Verification_Link::url( $to->user_id, $key )
					) : null;
				},
				static fn(): Mail_Content => new Mail_Content(
					self::tokens( 'EPFL', Link_Page::until( Clock::now() + Contract::limit( 'verification_days' ) * DAY_IN_SECONDS ) ),
					home_url( '/' )
				),
				role: 'contractor',
				is_secret: true
			),
			// Not sent if the university was confirmed again by then.
			new Message(
				'verification_ends',
				static fn(): array => array(
					'name'    => __( 'University confirmation expires', 'design-marketplace' ),
					'subject' => __( '{university} has to be confirmed again', 'design-marketplace' ),
					'heading' => __( 'Still part of it?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour pages on {site} show that you belong to {university}. This was confirmed almost a year ago, and will no longer be shown from {until} on.\n\nAre you still part of it? Then have it confirmed again in your settings: it takes one email to an address of your university.",
						'design-marketplace'
					),
					'button'  => __( 'Open the settings', 'design-marketplace' ),
				),
				static function ( Recipient $to ): ?Mail_Content {
					$mark = Verified::of( $to->user_id );
					return $mark && $mark->is_ending() && Verification::is_open_to( $to->user_id )
						? new Mail_Content(
							self::tokens( Verification::university( $to->user_id ), Deadline::words( Verified::until( $mark->day ) ) ),
							home_url( '/settings?tab=what-you-do' )
						)
						: null;
				},
				static fn(): Mail_Content => new Mail_Content(
					self::tokens( 'EPFL', Deadline::words( Verified::until( Verified::today() ) ) ),
					home_url( '/' )
				),
				role: 'contractor',
				is_optional: true,
				category: Message::REMINDERS
			),
		);
	}

	/** @return array<string,string> */
	private static function tokens( string $university, string $until ): array {
		return compact( 'university', 'until' );
	}
}
