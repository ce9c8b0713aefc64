<?php
/**
 * Tells the applications room about conversations.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Blocks;
use DesignMarketplace\Applications\Threads as Asked_By_Applications;

final class Threads implements Asked_By_Applications {

	/**
	 * Two queries for any number. Whether the others are there is known to who asks.
	 *
	 * @param int       $user   User.
	 * @param list<int> $others Users.
	 */
	public function with( int $user, array $others ): array {
		if ( ! $others || Ready::missing() || ! Conversation_Policy::has_any( $user ) ) {
			return array();
		}
		$seat    = Conversation_Policy::seat( $user );
		$blocks  = Blocks::of( $user, $others );
		$threads = array();
		foreach ( Conversation_Rows::with( $user, $seat, $others ) as $conversation ) {
			$other             = $conversation->member( $seat->other() );
			$threads[ $other ] = array(
				'id'      => $conversation->public_id,
				'write'   => null === Conversation_Policy::refusal( $conversation, $seat, true, isset( $blocks[ $other ] ) ),
				'blocked' => isset( $blocks[ $other ] ),
			);
		}
		return $threads;
	}
}
