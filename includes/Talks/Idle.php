<?php
/**
 * Erases conversations that have had no messages for a long time.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/**
 * A daily job in batches; the next run continues where one stops.
 */
final class Idle implements Retains {

	private const SECONDS = 20;

	public function expire(): void {
		$months = (int) Site_Settings::get( 'conversation_months' );
		if ( 0 === $months ) {
			return;
		}
		$before = gmdate( 'Y-m-d H:i:s', (int) strtotime( "-{$months} months", Clock::now() ) );
		$until  = Clock::now() + self::SECONDS;
		try {
			do {
				$erased = Transaction::run( static fn(): int => ( new Conversation_Erasure() )->of_idle( $before ) );
			} while ( $erased > 0 && Clock::now() < $until );
		} catch ( Lost_Transaction ) {
			// The lock is taken: the next run does it.
			return;
		}
	}
}
