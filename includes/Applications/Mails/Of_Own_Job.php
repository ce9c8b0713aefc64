<?php
/**
 * A mail to a company about one of its design jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications\Mails;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Missions\Mails\Jobs;
use WP_Post;

/**
 * Payload: `mission`. It says how the job is when it is made, and nothing once it is out of date.
 */
abstract class Of_Own_Job implements Message {

	public function facts(): Facts {
		return new Facts( role: 'contractor' );
	}

	public function letter( Recipient $to, array $payload ): ?Letter {
		$mission = Jobs::posts( array( $payload['mission'] ?? 0 ) )[0] ?? null;
		return $mission && Ownership::is_of( $to->user_id, $mission ) ? $this->about( $mission, $payload ) : null;
	}

	/**
	 * The letter, null where there is nothing to say any more.
	 *
	 * @param WP_Post             $mission Mission.
	 * @param array<string,mixed> $payload As queued.
	 */
	abstract protected function about( WP_Post $mission, array $payload ): ?Letter;

	/**
	 * A day in words.
	 *
	 * @param string $day `YYYY/MM/DD`.
	 */
	protected static function day( string $day ): string {
		/* translators: a day as PHP's date() writes it, such as 29 November 2026. */
		return (string) wp_date( _x( 'j F Y', 'day in a mail', 'design-marketplace' ), (int) strtotime( str_replace( '/', '-', $day ) . ' 12:00 UTC' ) );
	}
}
