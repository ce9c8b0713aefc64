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
 * The first unread message queues a mail, which says what is unread when it leaves; those that follow in time go with it. Call
 * written() and read() inside the transaction that has raised the conversation.
 */
final class Unread_Mails implements Module {

	/**
	 * First part of the events; who writes and the conversation follow.
	 */
	public const TOPIC = 'messages';

	/**
	 * @param Outbox $outbox Queue of mails.
	 * @param Recall $recall Takes mails back.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox(), private readonly Recall $recall = new Recall() ) {}

	public function register(): void {
		add_action( Blocks::BLOCKED, array( $this, 'end' ), 10, 2 );
		add_filter( Answer_Url::FILTER, array( $this, 'answer_url' ), 10, 3 );
	}

	/**
	 * A message was written.
	 *
	 * @param Conversation $conversation Conversation.
	 * @param Seat         $sender       Who wrote it.
	 * @param int          $message      Message.
	 */
	public function written( Conversation $conversation, Seat $sender, int $message ): void {
		$topic     = self::topic( $conversation, $sender );
		$recipient = 'user:' . $conversation->member( $sender->other() );
		if ( $conversation->member( $sender->other() ) > 0 && ! $this->recall->holds( $topic, $recipient ) ) {
			$this->outbox->enqueue( "{$topic}:{$message}", $recipient, Mails\New_Messages::class, array( 'conversation' => $conversation->id ) );
		}
	}

	/**
	 * Everything was read.
	 *
	 * @param Conversation $conversation Conversation.
	 * @param Seat         $reader       Who has read.
	 */
	public function read( Conversation $conversation, Seat $reader ): void {
		$this->recall->topic( self::topic( $conversation, $reader->other() ), 'user:' . $conversation->member( $reader ) );
	}

	/**
	 * Neither of two hears of the other any more.
	 *
	 * @param int $user  One.
	 * @param int $other The other.
	 */
	public function end( int $user, int $other ): void {
		$this->recall->topic( self::TOPIC . ":{$user}", "user:{$other}" );
		$this->recall->topic( self::TOPIC . ":{$other}", "user:{$user}" );
	}

	/**
	 * Where two answer each other.
	 *
	 * @param string $url        As others say.
	 * @param int    $designer   Designer.
	 * @param int    $contractor Company.
	 */
	public function answer_url( string $url, int $designer, int $contractor ): string {
		$conversation = Ready::are_tables_there() ? Conversation_Rows::between( $designer, $contractor ) : null;
		return $conversation ? $conversation->url() : $url;
	}

	private static function topic( Conversation $conversation, Seat $sender ): string {
		return self::TOPIC . ":{$conversation->member( $sender )}:{$conversation->id}";
	}
}
