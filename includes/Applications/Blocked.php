<?php
/**
 * What is still under way between two people when one blocks the other.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Mail\Recall;

/**
 * Mails that carry words of one to the other are taken back. What was decided is told, without words.
 */
final class Blocked {

	/**
	 * Inside the transaction of the block, which holds both accounts.
	 *
	 * @param int $blocker User.
	 * @param int $blocked User.
	 */
	public function silence( int $blocker, int $blocked ): void {
		foreach ( array( array( $blocker, $blocked ), array( $blocked, $blocker ) ) as [ $one, $other ] ) {
			( new Between( $one, $other ) )->drop_words();
			( new Recall() )->topic( Application_Service::topic( $one ), "user:{$other}" );
			( new Recall() )->topic( Contacting::topic( $one ), "user:{$other}" );
		}
	}
}
