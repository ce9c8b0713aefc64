<?php
/** Queues emails about unread messages, and cancels them when they are read. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;

/** The first unread message queues an email, which quotes what is unread when it is sent. Later messages need no further one. */
final class Unread_Mails {

	/** First part of the event keys; the writer and the conversation follow. */
	public const TOPIC = 'messages';

	/** A message was sent. Runs inside the transaction, with the conversation locked. */
	public function sent( int $id, int $message, int $reader ): void {
		$topic = self::topic( Conversation_Rows::find( $id ), $reader );
		if ( '' !== $topic && ! ( new Recall() )->holds( $topic, "user:{$reader}" ) ) {
			( new Outbox() )->enqueue( "{$topic}:{$message}", "user:{$reader}", 'new_messages', array( 'conversation' => $id ) );
		}
	}

	public function read( int $id, int $reader ): void {
		$conversation = Conversation_Rows::find( $id );
		$seat         = $conversation?->seat( $reader );
		if ( $conversation && $seat && 0 === $conversation->unread( $seat ) ) {
			( new Recall() )->topic( self::topic( $conversation, $reader ), "user:{$reader}" );
		}
	}

	public function end( int $user, int $other ): void {
		( new Recall() )->topic( self::TOPIC . ":{$user}", "user:{$other}" );
		( new Recall() )->topic( self::TOPIC . ":{$other}", "user:{$user}" );
	}

	/** First parts of the event keys for a reader of a conversation, '' if nobody writes to them. */
	private static function topic( ?Conversation $conversation, int $reader ): string {
		$seat   = $conversation?->seat( $reader );
		$sender = $conversation && $seat ? $conversation->member( $seat->other() ) : 0;
		return $sender > 0 ? self::TOPIC . ":{$sender}:{$conversation->id}" : '';
	}
}
