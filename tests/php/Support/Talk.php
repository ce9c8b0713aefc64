<?php
/**
 * Two members who write to each other, by the calls the site makes.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Conversations\Conversation;
use DesignMarketplace\Conversations\Conversation_Rows;
use DesignMarketplace\Conversations\Files\File_Rows;
use DesignMarketplace\Conversations\Files\Message_Files;
use DesignMarketplace\Conversations\Files\Prepared;
use DesignMarketplace\Conversations\Files\Sent_File;
use DesignMarketplace\Conversations\Files\Store;
use DesignMarketplace\Conversations\Letters;
use DesignMarketplace\Database\Transaction;
use RuntimeException;
use WP_Error;

final class Talk {

	public const BASE = '/design-marketplace/v1/conversations';

	/**
	 * A conversation that a letter of the designer's has begun.
	 *
	 * @param int    $designer   Designer.
	 * @param int    $contractor Contractor.
	 * @param string $text       The letter.
	 * @return string Its id.
	 */
	public static function begin( int $designer, int $contractor, string $text = 'I <3 bells' ): string {
		Transaction::run(
			static function () use ( $designer, $contractor, $text ): void {
				Account_Lock::hold( $designer, $contractor );
				( new Letters() )->keep( $designer, $contractor, $designer, $text, 0 );
			}
		);
		return self::between( $designer, $contractor )->public_id;
	}

	/**
	 * The conversation of two.
	 *
	 * @param int $designer   Designer.
	 * @param int $contractor Contractor.
	 */
	public static function between( int $designer, int $contractor ): Conversation {
		return Conversation_Rows::between( $designer, $contractor ) ?? throw new RuntimeException( 'The two have no conversation.' );
	}

	/**
	 * A file with the last message of a conversation, stored where the site has them.
	 *
	 * @param Conversation $conversation Conversation.
	 * @param int          $owner        Who sent it.
	 * @param string       $words        What is in it.
	 * @param Store        $store        Where it is stored.
	 * @return string Its id.
	 */
	public static function file( Conversation $conversation, int $owner, string $words = 'Words', Store $store = new Store() ): string {
		$sent = Uploads::file( $words, 'letter.pdf', Sent_File::PDF );
		Transaction::run( static fn(): ?WP_Error => ( new Message_Files( $store ) )->attach( $conversation->id, $conversation->last, $owner, array( new Prepared( 'letter.pdf', Sent_File::PDF, strlen( $words ), $sent['tmp_name'] ) ) ) );
		$files = File_Rows::of_messages( array( $conversation->last ) );
		return end( $files )->public_id ?? throw new RuntimeException( 'The file was not stored.' );
	}
}
