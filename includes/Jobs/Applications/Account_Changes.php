<?php
/** Stops emails between two people when one blocks the other, and tells candidates when a company's account is off for a while. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\People\Accounts\State;

/** Runs within the transaction of the change, which has locked the accounts. */
final class Account_Changes {

	/** Emails with words of one to the other are cancelled. Decisions are told, without words. */
	public function follow_block( int $blocker, int $blocked ): void {
		foreach ( array( array( $blocker, $blocked ), array( $blocked, $blocker ) ) as [ $one, $other ] ) {
			( new Pair_Applications( $one, $other ) )->drop_words();
			( new Recall() )->topic( Application_Service::topic( $one ), "user:{$other}" );
			( new Recall() )->topic( Contacting::topic( $one ), "user:{$other}" );
		}
	}

	/** Emails about each open job are queued at once and sent later; each checks the account again, as the decision may be undone. */
	public function follow_off( int $user_id, int $decision ): void {
		if ( State::is_leaving( $user_id ) ) {
			// Their candidates are told of the end.
			return;
		}
		$ids = Sql::ids(
			'SELECT ID FROM {posts} WHERE post_type = %s AND post_status = %s AND post_author = %d',
			Item_Types::MISSION,
			Mission_State::Open->value,
			$user_id
		);
		foreach ( $ids as $mission ) {
			( new Outbox() )->enqueue_fan_out( "owner_off:{$mission}:{$decision}", 'owner_off', compact( 'mission', 'decision' ) );
		}
	}
}
