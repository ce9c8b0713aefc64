<?php
/** Asks somebody at a university whether a startup belongs there. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Email_Link;
use DesignMarketplace\People\Verification\Verification;
use DesignMarketplace\People\Verification\Verification_Link as Link;

/**
 * Payload: `address`, `key`. The mailbox may be a stranger's, so the email contains nothing the member typed, not even the company's name.
 */
final class Verification_Link implements Message {

	public static function id(): string {
		return 'verification_link';
	}

	public function name(): string {
		return __( 'Startup of a university (to be confirmed)', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', is_secret: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Is this startup part of {university}?', 'design-marketplace' ),
			'heading' => __( 'One of yours?', 'design-marketplace' ),
			'body'    => __(
				"Hello,\n\nA startup that has an account on {site} says that it is part of {university} and has entered this email address to prove it. The page behind the link says which startup it is. Please confirm only if you know it. The link works once, until {until}.\n\nIf you know nothing about this, ignore this email: nobody can use your address without this link.",
				'design-marketplace'
			),
			'button'  => __( 'See which startup it is', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$key  = (string) ( $payload['key'] ?? '' );
		$note = ( new Verification() )->proven_by( $to->user_id, $key );
		// Without a note the link was used or replaced, or the startup has changed its profile: no email is sent.
		return $note
			? new Mail_Content(
				array( 'name' => '' ) + self::tokens( Verification::university( $to->user_id ), $note->until ),
				Link::url( $to->user_id, $key )
			)
			: null;
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			self::tokens( 'EPFL', Clock::now() + Contract::limit( 'verification_days' ) * DAY_IN_SECONDS ),
			home_url( '/' )
		);
	}

	/**
	 * @param string $university Name from the fixed list.
	 * @param int    $until      Unix time at which the link expires.
	 * @return array<string,string>
	 */
	private static function tokens( string $university, int $until ): array {
		return array(
			'university' => $university,
			'until'      => Email_Link::until( $until ),
		);
	}
}
