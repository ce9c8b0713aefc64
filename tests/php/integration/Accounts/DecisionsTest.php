<?php
/**
 * A decision that cannot be logged is not taken.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Accounts;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class DecisionsTest extends TestCase {

	public function test_nobody_is_switched_off_by_a_decision_the_database_refuses(): void {
		$id = $this->designer();
		Faults::in_database( 'INSERT', Tables::name( 'decision' ) );
		$change = array(
			'off'    => true,
			'reason' => 'spam',
		);
		$answer = $this->unlogged( fn() => $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", $change, People::administrator() ) );
		$this->assert_answer( 503, $answer, 'rest_database_lost' );
		$this->assertFalse( State::is_off( $id ) );
	}
}
