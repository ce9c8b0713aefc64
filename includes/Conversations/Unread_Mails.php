<?php
/**
 * Has the other told by email of what they have not read, and takes that back when there is no need any more.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Blocks;
use DesignMarketplace\Applications\Mails\Answer_Url;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\Module;

/**
 * The first unread message queues a mail, which says what is unread when it leaves; those that follow in time go with it.
 */
final class Unread_Mails implements Module {

	/**
	 * First part of the events; who writes and the conversation follow.
	 */
	public const TOPIC = 'messages';

	public function __construct( private readonly Outbox $outbox = new Outbox(), private readonly Recall $recall = new Recall() ) {}

	public function register(): void {
		add_action( Conversation_Service::SENT, array( $this, 'sent' ), 10, 3 );
		add_action( Conversation_Service::READ, array( $this, 'read' ), 10, 2 );
		add_action( Blocks::BLOCKED, array( $this, 'end' ), 10, 2 );
		add_filter( Answer_Url::FILTER, array( $this, 'answer_url' ), 10, 3 );
	}

	/**
	 * A message was sent, in a transaction that holds its conversation.
	 *
	 * @param int $id     Conversation's row.
	 * @param int $reader Whom it is for.
	 */
	public function sent( int $id, int $message, int $reader ): void {
		$topic = self::topic( $id, $reader );
		if ( '' !== $topic && ! $this->recall->holds( $topic, "user:{$reader}" ) ) {
			$this->outbox->enqueue( "{$topic}:{$message}", "user:{$reader}", Mails\New_Messages::class, array( 'conversation' => $id ) );
		}
	}

	/**
	 * Somebody has read. What they have not is still told.
	 *
	 * @param int $id     Conversation's row.
	 * @param int $reader Who has read.
	 */
	public function read( int $id, int $reader ): void {
		$conversation = Conversation_Rows::find( $id );
		$seat         = $conversation?->seat( $reader );
		if ( $conversation && $seat && 0 === $conversation->unread( $seat ) ) {
			$this->recall->topic( self::topic( $id, $reader ), "user:{$reader}" );
		}
	}

	/**
	 * Neither of two hears of the other any more.
	 */
	public function end( int $user, int $other ): void {
		$this->recall->topic( self::TOPIC . ":{$user}", "user:{$other}" );
		$this->recall->topic( self::TOPIC . ":{$other}", "user:{$user}" );
	}

	/**
	 * Where two answer each other.
	 *
	 * @param string $url As others say.
	 */
	public function answer_url( string $url, int $designer, int $contractor ): string {
		$conversation = Ready::are_tables_there() ? Conversation_Rows::between( $designer, $contractor ) : null;
		return $conversation ? $conversation->url() : $url;
	}

	/**
	 * First parts of the events that tell a reader of a conversation, '' where nobody writes to them.
	 *
	 * @param int $id     Conversation's row.
	 * @param int $reader Who reads.
	 */
	private static function topic( int $id, int $reader ): string {
		$conversation = Conversation_Rows::find( $id );
		$seat         = $conversation?->seat( $reader );
		$sender       = $conversation && $seat ? $conversation->member( $seat->other() ) : 0;
		return $sender > 0 ? self::TOPIC . ":{$sender}:{$id}" : '';
	}
}
