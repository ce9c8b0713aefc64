<?php
/**
 * Gives the applications room the conversations of its members.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Blocks;
use DesignMarketplace\Applications\Conversation_Lookup as Asked_By_Applications;
use DesignMarketplace\Database\Tables;

final class Threads implements Asked_By_Applications {

	public function sql( int $user, string $other ): ?array {
		return Conversation_Policy::has_any( $user ) ? Conversation_Rows::sql( $user, Conversation_Policy::seat( $user ), $other ) : null;
	}

	/**
	 * One query for those that were not read, and one for the blocks if there are conversations. Callers know whether the others' accounts
	 * are on.
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
