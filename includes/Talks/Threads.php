<?php
/** Reads the conversations behind applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\People\Accounts\Blocks;

/**
 * A thread is the id of a conversation, '' without one, and the numbers of messages that the user and the other one have written.
 * @phpstan-type Thread array{id:string,mine:int,theirs:int}
 */
final class Threads {

	/**
	 * SQL that reads a user's conversation with the other user of each row, see Application::of(). By their ids alone, MariaDB would read
	 * all conversations of the user.
	 * @return array{columns:string,join:string}|null Null if the user can have none.
	 */
	public function sql( int $user, string $other ): ?array {
		return Conversation_Policy::has_any( $user ) ? Conversation_Rows::sql( $user, Conversation_Policy::seat( $user ), $other ) : null;
	}

	/**
	 * @param array<int,Thread|null> $others By the other user: the conversation as read with sql(), null if it was not.
	 * @return array<int,array{id:string,write:bool,blocked:bool}> By the other user: id, whether the user can write in it now, and
	 *         whether one has blocked the other.
	 */
	public function with( int $user, array $others ): array {
		if ( ! $others || ! Conversation_Policy::has_any( $user ) ) {
			return array();
		}
		$seat = Conversation_Policy::seat( $user );
		foreach ( Conversation_Rows::with( $user, $seat, array_keys( $others, null, true ) ) as $conversation ) {
			$others[ $conversation->member( $seat->other() ) ] = array(
				'id'     => $conversation->public_id,
				'mine'   => $conversation->sent( $seat ),
				'theirs' => $conversation->sent( $seat->other() ),
			);
		}
		$found   = array_filter( $others, static fn( ?array $thread ): bool => '' !== ( $thread['id'] ?? '' ) );
		$blocks  = Blocks::of( $user, array_keys( $found ) );
		$threads = array();
		foreach ( $found as $other => $thread ) {
			$is_blocked        = isset( $blocks[ $other ] );
			$threads[ $other ] = array(
				'id'      => $thread['id'],
				'write'   => null === Conversation_Policy::refusal_after( $thread['mine'], $thread['theirs'], true, $is_blocked ),
				'blocked' => $is_blocked,
			);
		}
		return $threads;
	}

	/** SQL that joins what companies have written to designers, as `written`. */
	public function sql_written( string $designer, string $company ): string {
		return "LEFT JOIN {conversation} talk ON talk.designer_id = {$designer} AND talk.contractor_id = {$company}
			LEFT JOIN {message} written ON written.conversation_id = talk.id AND written.sender = '" . Seat::Contractor->letter() . "'";
	}
}
