<?php
/** Tells candidates of open jobs when the company's account has been off for a while. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Outbox;

/** The emails are queued at once and sent later. Each checks the account again, so that nobody is told of a decision that was undone. */
final class Owner_Off {

	/** Queues an email for each open job, in the transaction of the decision. */
	public function plan( int $user_id, int $decision ): void {
		$ids = Sql::ids(
			'SELECT ID FROM {posts} WHERE post_type = %s AND post_status = %s AND post_author = %d',
			Mission_Post_Type::NAME,
			Mission_State::Open->value,
			$user_id
		);
		foreach ( $ids as $id ) {
			( new Outbox() )->enqueue_fan_out(
				"owner_off:{$id}:{$decision}",
				'owner_off',
				array( 'mission' => $id, 'decision' => $decision )
			);
		}
	}
}
