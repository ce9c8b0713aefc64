<?php
/** Tells a startup once that its university must be confirmed again. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Verification;

/** No payload: the state is read when it is made. Not sent if the university was confirmed again by then. */
final class Verification_Ends implements Message {

	public static function id(): string {
		return 'verification_ends';
	}

	public function name(): string {
		return __( 'University confirmation expires', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', is_optional: true, category: Facts::REMINDERS );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{university} has to be confirmed again', 'design-marketplace' ),
			'heading' => __( 'Still part of it?', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYour pages on {site} show that you belong to {university}. This was confirmed almost a year ago, and will no longer be shown from {until} on.\n\nAre you still part of it? Then have it confirmed again in your settings: it takes one email to an address of your university.",
				'design-marketplace'
			),
			'button'  => __( 'Open the settings', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$mark = Verified::of( $to->user_id );
		return $mark && $mark->is_ending() && Verification::is_open_to( $to->user_id )
			? new Mail_Content(
				self::tokens( Verification::university( $to->user_id ), $mark->day ),
				home_url( '/settings?tab=what-you-do' )
			)
			: null;
	}

	public function sample(): Mail_Content {
		return new Mail_Content( self::tokens( 'EPFL', Verified::today() ), home_url( '/' ) );
	}

	/**
	 * @param string $day Day of the last confirmation.
	 * @return array<string,string>
	 */
	private static function tokens( string $university, string $day ): array {
		return array(
			'university' => $university,
			/* translators: a day as PHP's date() writes it, such as 29 November 2026. */
			'until'      => (string) wp_date(
				_x( 'j F Y', 'day in a mail', 'design-marketplace' ),
				(int) strtotime( Verified::until( $day ) . ' 12:00 UTC' )
			),
		);
	}
}
