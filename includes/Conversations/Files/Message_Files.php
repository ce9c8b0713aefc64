<?php
/**
 * The files of messages: what is taken, where they lie, and what is answered of them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Rest\Errors;
use WP_Error;

/**
 * @phpstan-type Upload array{name:string,type:string,tmp_name:string,error:int,size:int}
 * @phpstan-type Told array{id:string,name:string,type:string,size:int,url:string}
 */
final class Message_Files {

	/**
	 * Looks at uploads and makes pictures anew. Nothing is stored yet.
	 *
	 * @param list<Upload> $uploads Files as PHP received them.
	 * @param int          $owner   Who sends them.
	 * @return list<Prepared>|WP_Error Every file, or what is wrong with which.
	 */
	public function prepare( array $uploads, int $owner ): array|WP_Error {
		return $uploads ? Errors::fields( array( 'files' => Contract::message( 'upload_failed' ) ), 415 ) : array();
	}

	/**
	 * Keeps files with their message, inside its transaction: what is undone leaves none behind.
	 *
	 * @param int            $conversation_id Conversation's row.
	 * @param int            $message_id      Message.
	 * @param int            $owner           Who sends them.
	 * @param list<Prepared> $files           Result of prepare().
	 */
	public function attach( int $conversation_id, int $message_id, int $owner, array $files ): ?WP_Error {
		return null;
	}

	/**
	 * The files of messages as their reader gets them: one query.
	 *
	 * @param list<int> $message_ids Messages.
	 * @param int       $viewer      Who reads them; the addresses are theirs.
	 * @return array<int,list<Told>> By message.
	 */
	public function of( array $message_ids, int $viewer ): array {
		return array();
	}

	/**
	 * Removes the files of messages.
	 *
	 * @param list<int> $message_ids Messages.
	 */
	public function delete( array $message_ids ): void {
	}

	/**
	 * Removes the files of a conversation.
	 *
	 * @param int      $conversation_id Conversation's row.
	 * @param int|null $owner           Only those this member sent.
	 */
	public function delete_of( int $conversation_id, ?int $owner ): void {
	}
}
