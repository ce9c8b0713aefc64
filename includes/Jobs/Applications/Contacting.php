<?php
/** Contacts a designer: the text is emailed, and the reply goes to the sender. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Talks\Letter_Messages;
use WP_Error;

/** The caller checks the policy. */
final class Contacting {

	/** The same text to the same designer on the same day is sent once. */
	public function contact( int $sender, int $designer, string $comment, bool $copy = false ): ?WP_Error {
		$error = Limits::write( 'contact', $sender );
		if ( $error ) {
			return $error;
		}
		return Transaction::run(
			static function () use ( $sender, $designer, $comment, $copy ): ?WP_Error {
				$gone = Account_Lock::hold( $sender, $designer );
				if ( $gone ) {
					return $gone;
				}
				if ( Blocks::between( $sender, $designer ) ) {
					return Errors::of( 'message_blocked' );
				}
				$said  = Letter_Messages::hash( $comment );
				$day   = gmdate( 'Ymd', Clock::now() ) . ":{$said}";
				$event = self::topic( $sender ) . ":{$day}";
				if ( ! ( new Outbox() )->has( $event, "user:{$designer}" ) ) {
					( new Letter_Messages() )->keep( $designer, $sender, $sender, $comment, 0 );
				}
				// The outbox has no words of a message.
				$words = '' === Letter_Messages::words( $designer, $sender, $said ) ? compact( 'comment' ) : compact( 'said' );
				( new Outbox() )->enqueue( $event, "user:{$designer}", 'contact_request', compact( 'sender' ) + $words );
				if ( $copy ) {
					( new Outbox() )->enqueue(
						"contact_copy:{$sender}:{$designer}:" . md5( $day ),
						"user:{$sender}",
						'contact_copy',
						compact( 'designer' ) + $words
					);
				}
				return null;
			}
		);
	}

	/**
	 * A sender's words, null once the message was deleted.
	 *
	 * @param array<string,mixed> $payload `said` (see Letter_Messages), or `comment` if the words are no message.
	 */
	public static function words( int $designer, int $sender, array $payload ): ?string {
		$said  = (string) ( $payload['said'] ?? '' );
		$words = '' === $said ? (string) ( $payload['comment'] ?? '' ) : Letter_Messages::words( $designer, $sender, $said );
		return '' !== $said && '' === $words ? null : $words;
	}

	/** First part of the events of a sender's emails to designers. */
	public static function topic( int $sender ): string {
		return "contact:{$sender}";
	}
}
