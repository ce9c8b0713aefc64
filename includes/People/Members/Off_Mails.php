<?php
/** Sends members whose account is off an explanation instead of the password reset email. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\State;
use WP_User;

final class Off_Mails {

	/** Queues the email at most once a day. */
	public function explain_instead( bool $send, string $login, WP_User $user ): bool {
		if ( ! State::is_off( $user->ID ) ) {
			return $send;
		}
		$decision = State::decision( $user->ID );
		( new Outbox() )->enqueue(
			"account_off:{$user->ID}:{$decision}:" . gmdate( 'Ymd', Clock::now() ),
			"user:{$user->ID}",
			'account_off',
			array( 'decision' => $decision )
		);
		return false;
	}
}
