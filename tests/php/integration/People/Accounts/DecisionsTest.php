<?php
/** The log of decisions: one that cannot be logged is not taken, and nobody edits it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;

final class DecisionsTest extends TestCase {

	public function test_nobody_is_switched_off_by_a_decision_the_database_refuses(): void {
		$id = $this->designer();
		Faults::in_database( 'INSERT', Tables::name( 'decision' ) );
		$change = array( 'off' => true, 'reason' => 'spam' );
		$answer = $this->unlogged( fn() => $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", $change, People::administrator() ) );
		$this->assert_answer( 503, $answer, 'rest_database_lost' );
		$this->assertFalse( State::is_off( $id ) );
	}

	/** Records are added in one place, and removed in one that changes nothing but the id of somebody who is deleted. */
	public function test_nothing_else_writes_the_log(): void {
		$writing = array();
		foreach ( Sources::of( 'includes', 'php' ) as $name => $code ) {
			if ( preg_match( "/(insert|update|replace|delete)\(\s*Tables::name\( 'decision' \)|(UPDATE|INSERT|REPLACE|DELETE)\b[^;]*Tables::name\( 'decision' \)/", $code ) ) {
				$writing[ $name ] = preg_match_all( "/(update|replace)\(\s*Tables::name\( 'decision' \), (?!array\( 'decided_by' => 0 \))/", $code );
			}
		}
		ksort( $writing );
		$this->assertSame( array( 'People/Accounts/Decision_Retention.php' => 0, 'People/Accounts/Decisions.php' => 0 ), $writing );
	}
}
