<?php
/** Emails about what is to be confirmed, and about confirmations that end. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use Closure;
use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Verified;

final class Verification_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			self::link(
				Claim::School,
				'verification_link',
				static fn(): array => array(
					'name'    => __( 'Member of a university (to be confirmed)', 'design-marketplace' ),
					'subject' => __( 'Are they part of {university}?', 'design-marketplace' ),
					'heading' => __( 'One of yours?', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nSomebody who has an account on {site} says that they are part of {university} and has entered this email address to prove it. The page behind the link says who it is. Please confirm only if you know them. The link works once, until {until}.\n\nIf you know nothing about this, ignore this email: nobody can use your address without this link.",
						'design-marketplace'
					),
					'button'  => __( 'See who it is', 'design-marketplace' ),
				)
			),
			self::ending(
				Claim::School,
				'verification_ends',
				array( Roles::DESIGNER => 'about-me', Roles::CONTRACTOR => 'what-you-do' ),
				static fn(): array => array(
					'name'    => __( 'University confirmation expires', 'design-marketplace' ),
					'subject' => __( '{university} has to be confirmed again', 'design-marketplace' ),
					'heading' => __( 'Still part of it?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour pages on {site} show that you belong to {university}. This was confirmed almost a year ago, and will no longer be shown from {until} on.\n\nAre you still part of it? Then have it confirmed again in your settings: it takes one email to an address of your university.",
						'design-marketplace'
					),
					'button'  => __( 'Open the settings', 'design-marketplace' ),
				)
			),
			self::link(
				Claim::Company,
				'confirmation',
				static fn(): array => array(
					'name'    => __( 'Company (to be confirmed)', 'design-marketplace' ),
					'subject' => __( 'Is {domain} on {site}?', 'design-marketplace' ),
					'heading' => __( 'Is it you?', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nSomebody who has an account on {site} says that {domain} is their website and has entered this email address to prove it. The page behind the link says which company it is. Please confirm only if you know it. The link works once, until {until}.\n\nIf you know nothing about this, ignore this email: nobody can use your address without this link.",
						'design-marketplace'
					),
					'button'  => __( 'See which company it is', 'design-marketplace' ),
				)
			),
			self::ending(
				Claim::Company,
				'confirmation_ends',
				array( Roles::CONTRACTOR => 'about-startup' ),
				static fn(): array => array(
					'name'    => __( 'Company confirmation expires', 'design-marketplace' ),
					'subject' => __( '{domain} has to be confirmed again', 'design-marketplace' ),
					'heading' => __( 'Still your company?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour pages on {site} show that your company is confirmed ({domain}). This was almost a year ago, and will no longer be shown from {until} on.\n\nHave it confirmed again in your settings: it takes one email to an address of your company.",
						'design-marketplace'
					),
					'button'  => __( 'Open the settings', 'design-marketplace' ),
				)
			),
		);
	}

	/**
	 * Payload: `address`, `key`. The mailbox may be a stranger's: nothing the member typed is in it but the domain, which is the mailbox's
	 * own.
	 * @param Closure():array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 */
	private static function link( Claim $claim, string $id, Closure $texts ): Message {
		return new Message(
			$id,
			$texts,
			static function ( Recipient $to, array $payload ) use ( $claim ): ?Mail_Content {
				$key  = (string) ( $payload['key'] ?? '' );
				$note = ( new Verification( $claim ) )->proven_by( $to->user_id, $key );
				// Without a note the link was used or replaced, or the member has changed the profile: no email is sent.
				return $note ? new Mail_Content(
					array( 'name' => '' ) + self::tokens( $claim, Link_Page::until( $note->until ), $to->user_id ),
					Verification_Link::url( $to->user_id, $key )
				) : null;
			},
			static fn(): Mail_Content => new Mail_Content(
				self::tokens( $claim, Link_Page::until( Clock::now() + Contract::limit( 'verification_days' ) * DAY_IN_SECONDS ) ),
				home_url( '/' )
			),
			role: self::role( $claim ),
			is_secret: true
		);
	}

	/**
	 * Not sent if it was confirmed again by then.
	 * @param array<string,string> $tabs Tab of the settings, by role.
	 * @param Closure():array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 */
	private static function ending( Claim $claim, string $id, array $tabs, Closure $texts ): Message {
		return new Message(
			$id,
			$texts,
			static function ( Recipient $to ) use ( $claim, $tabs ): ?Mail_Content {
				$mark = Verified::of( $to->user_id, $claim );
				return $mark && $mark->is_ending() && $claim->is_open_to( $to->user_id )
					? new Mail_Content(
						self::tokens( $claim, Deadline::words( Verified::until( $mark->day ) ), $to->user_id ),
						home_url( '/settings?tab=' . $tabs[ Roles::of( $to->user_id ) ] )
					)
					: null;
			},
			static fn(): Mail_Content => new Mail_Content(
				self::tokens( $claim, Deadline::words( Verified::until( Verified::today() ) ) ),
				home_url( '/' )
			),
			role: self::role( $claim ),
			is_optional: true,
			category: Message::REMINDERS
		);
	}

	private static function role( Claim $claim ): string {
		return Claim::School === $claim ? '' : Roles::CONTRACTOR;
	}

	/** @return array<string,string> Of a member, or with an example. */
	private static function tokens( Claim $claim, string $until, int $user_id = 0 ): array {
		$example = Claim::School === $claim ? 'EPFL' : 'firm.ch';
		return array( $claim->word() => 0 === $user_id ? $example : $claim->subject( $user_id ), 'until' => $until );
	}
}
