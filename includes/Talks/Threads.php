<?php
/**
 * Reads the conversations behind applications.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Blocks;

/**
 * A thread is the id of a conversation, '' without one, and the numbers of messages that the user and the other one have written.
 *
 * @phpstan-type Thread array{id:string,mine:int,theirs:int}
 */
final class Threads {

	/**
	 * SQL that reads a user's conversation with the other user of each row, see Application::of(). By their ids alone, MariaDB would
	 * read all conversations of the user.
	 *
	 * @param string $other Column with the other user's id, with its table.
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

	/**
	 * The times at which the companies of missions last wrote to an applicant.
	 *
	 * @param list<int> $missions
	 * @return array<int,string> GMT times by mission; missions without messages are left out.
	 */
	public function last_written( array $missions ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $missions ) );
		if ( '' === $list ) {
			return array();
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT a.mission_id, MAX(t.created_gmt) AS written FROM ' . Tables::name( 'application' ) . " a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id
				INNER JOIN " . Tables::name( 'conversation' ) . ' c ON c.designer_id = a.user_id AND c.contractor_id = m.post_author
				INNER JOIN ' . Tables::name( 'message' ) . " t ON t.conversation_id = c.id AND t.sender = %s
				WHERE a.mission_id IN ({$list}) GROUP BY a.mission_id",
				Seat::Contractor->letter()
			)
		);
		// phpcs:enable
		return array_map(
			'strval',
			array_combine( array_map( 'intval', array_column( $rows, 'mission_id' ) ), array_column( $rows, 'written' ) )
		);
	}
}
