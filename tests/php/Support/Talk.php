<?php
/** Two members who write to each other, by the calls the site makes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Conversation_Service;
use DesignMarketplace\Talks\Files\File_Rows;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Prepared;
use DesignMarketplace\Talks\Files\Sent_File;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Talks\Letter_Messages;
use DesignMarketplace\Talks\Message;
use DesignMarketplace\Talks\Seat;
use RuntimeException;
use WP_Error;

final class Talk {

	public const BASE = '/design-marketplace/v1/conversations';

	/**
	 * A conversation that a letter has begun.
	 * @param int    $designer   Designer.
	 * @param int    $contractor Contractor.
	 * @param string $text       The letter.
	 * @param int    $sender     Who wrote it, 0 for the designer.
	 * @return string Its id.
	 */
	public static function begin( int $designer, int $contractor, string $text = 'I <3 bells', int $sender = 0 ): string {
		Transaction::run(
			static function () use ( $designer, $contractor, $text, $sender ): void {
				Account_Lock::hold( $designer, $contractor );
				( new Letter_Messages() )->keep( $designer, $contractor, 0 === $sender ? $designer : $sender, $text, 0 );
			}
		);
		return self::between( $designer, $contractor )->public_id;
	}

	/**
	 * The conversation of two.
	 * @param int $designer   Designer.
	 * @param int $contractor Contractor.
	 */
	public static function between( int $designer, int $contractor ): Conversation {
		return Conversation_Rows::between( $designer, $contractor ) ?? throw new RuntimeException( 'The two have no conversation.' );
	}

	/**
	 * A message.
	 * @param Conversation $conversation Conversation.
	 * @param Seat         $sender       Who writes.
	 * @param string       $words        Plain text.
	 */
	public static function write( Conversation $conversation, Seat $sender, string $words ): Message {
		return self::must( Conversation_Service::send( self::now( $conversation ), $sender, $words, array(), '' ) )[0];
	}

	/**
	 * Reads all there is.
	 * @param Conversation $conversation Conversation.
	 * @param Seat         $reader       Who reads.
	 */
	public static function read( Conversation $conversation, Seat $reader ): void {
		self::must( Conversation_Service::read( self::now( $conversation ), $reader, PHP_INT_MAX ) );
	}

	/**
	 * Takes a message back.
	 * @param Conversation $conversation Conversation.
	 * @param Message      $message      Message.
	 */
	public static function delete( Conversation $conversation, Message $message ): void {
		self::must( Conversation_Service::delete( self::now( $conversation ), $message->sender, $message->id ) );
	}

	/**
	 * Blocks the other, or ends it.
	 * @param Conversation $conversation Conversation.
	 * @param Seat         $seat         Who blocks.
	 * @param bool         $is_on        Whether it begins.
	 */
	public static function block( Conversation $conversation, Seat $seat, bool $is_on = true ): void {
		self::must( Conversation_Service::block( self::now( $conversation ), $seat, $is_on ) );
	}

	/**
	 * A conversation as it is now.
	 * @param Conversation $conversation As it was.
	 */
	public static function now( Conversation $conversation ): Conversation {
		return Conversation_Rows::find( $conversation->id ) ?? throw new RuntimeException( 'It is gone.' );
	}

	/**
	 * What was asked for.
	 * @template T
	 * @param T|WP_Error $done What came of it.
	 * @return T
	 */
	private static function must( mixed $done ): mixed {
		return $done instanceof WP_Error ? throw new RuntimeException( $done->get_error_message() ) : $done;
	}

	/**
	 * A file with the last message of a conversation, stored where the site has them.
	 * @param Conversation $conversation Conversation.
	 * @param int          $owner        Who sent it.
	 * @param string       $words        What is in it.
	 * @param Store        $store        Where it is stored.
	 * @return string Its id.
	 */
	public static function file( Conversation $conversation, int $owner, string $words = 'Words', Store $store = new Store() ): string {
		$sent = Uploads::file( $words, 'letter.pdf', Sent_File::PDF );
		Transaction::run( static fn(): ?WP_Error => Message_Files::attach( $conversation->id, $conversation->last, $owner, array( new Prepared( 'letter.pdf', Sent_File::PDF, strlen( $words ), $sent['tmp_name'] ) ), $store ) );
		$files = File_Rows::of_messages( array( $conversation->last ) );
		return end( $files )->public_id ?? throw new RuntimeException( 'The file was not stored.' );
	}
}
