<?php
/** Reminds a designer who is free to work that this ends soon. Sent once. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Availability_Link;
use DesignMarketplace\People\Members\Availability_Upkeep;

/** No payload: reads the profile when it is sent. Not sent if the designer has changed the availability by then. */
final class Availability_Ends implements Message {

	public static function id(): string {
		return 'availability_ends';
	}

	public function name(): string {
		return __( 'Availability ends', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', is_optional: true, category: Facts::REMINDERS );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Are you still free to work?', 'design-marketplace' ),
			'heading' => __( 'Still free?', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYour profile on {site} says that you are free to work. You said so some time ago, so it counts only until {until}.\n\nAre you still free? Press the button to say so again. If you are not, you don’t need to do anything.",
				'design-marketplace'
			),
			'button'  => __( 'I am still free', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$free = Availability_Upkeep::ending( $to->user_id );
		return $free ? new Mail_Content( self::tokens( $free['until'] ), Availability_Link::url( $to->user_id ) ) : null;
	}

	public function sample(): Mail_Content {
		return new Mail_Content( self::tokens( Availability::today() ), home_url( '/' ) );
	}

	/**
	 * @param string $until Last day of the availability.
	 * @return array<string,string>
	 */
	private static function tokens( string $until ): array {
		return array( 'until' => Availability_Link::day( $until ) );
	}
}
