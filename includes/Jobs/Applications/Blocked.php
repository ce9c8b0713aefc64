<?php
/** Stops what is under way between two people when one blocks the other. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Mail\Recall;

/** Emails with words of one to the other are cancelled. Decisions are told, without words. */
final class Blocked {

	/** Runs within the transaction of the block, which has locked both accounts. */
	public function silence( int $blocker, int $blocked ): void {
		foreach ( array( array( $blocker, $blocked ), array( $blocked, $blocker ) ) as [ $one, $other ] ) {
			( new Pair_Applications( $one, $other ) )->drop_words();
			( new Recall() )->topic( Application_Service::topic( $one ), "user:{$other}" );
			( new Recall() )->topic( Contacting::topic( $one ), "user:{$other}" );
		}
	}
}
