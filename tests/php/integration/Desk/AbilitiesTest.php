<?php
/** WordPress' Abilities do what our screens do, for whom the screens are open. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk;

use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class AbilitiesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_register_ability' ) ) {
			$this->markTestSkipped( 'Since WordPress 6.9.' );
		}
	}

	/** @param array<string,mixed> $input */
	private function run_ability( string $name, array $input, int $user, string $method = 'POST' ): WP_REST_Response {
		return $this->rest( $method, "/wp-abilities/v1/abilities/design-marketplace/{$name}/run", $input ? compact( 'input' ) : array(), $user );
	}

	public function test_a_job_that_waits_is_listed_approved_in_the_version_that_was_read_and_closed(): void {
		update_option( 'design_marketplace_hold_jobs', Site_Settings::HOLD_ALL );
		$admin   = People::administrator();
		$mission = Market::mission( $this->contractor() );
		$this->assertSame( Mission_State::Held->value, get_post_status( $mission ) );
		$waiting = $this->run_ability( 'list-waiting', array(), $admin, 'GET' )->get_data();
		$row     = array_column( $waiting['jobs'], null, 'job' )[ $mission ] ?? $this->fail();
		$this->assert_answer( 409, $this->run_ability( 'approve-job', array( 'job' => $mission, 'version' => 'another' ), $admin ) );
		$this->assert_answer( 200, $this->run_ability( 'approve-job', array( 'job' => $mission, 'version' => $row['version'] ), $admin ) );
		$this->assertSame( 'publish', get_post_status( $mission ) );
		$this->assert_answer( 200, $this->run_ability( 'close-job', array( 'job' => $mission ), $admin ) );
		$this->assertSame( Mission_State::Closed->value, get_post_status( $mission ) );
		$this->assert_answer( 403, $this->run_ability( 'close-job', array( 'job' => $mission ), $admin ), 'rest_ability_cannot_execute' );
	}

	public function test_a_member_is_found_and_switched_off_with_a_reason(): void {
		$admin  = People::administrator();
		$member = $this->designer( array( 'name' => 'Ottilia Quark' ) );
		$found  = $this->run_ability( 'find-member', array( 'search' => 'lia Qua' ), $admin, 'GET' )->get_data();
		$this->assertSame( array( $member ), array_column( $found['members'], 'member' ) );
		$this->assert_answer( 400, $this->run_ability( 'switch-off', array( 'member' => $member, 'reason' => 'other' ), $admin ) );
		$this->assert_answer( 200, $this->run_ability( 'switch-off', array( 'member' => $member, 'reason' => 'spam' ), $admin ) );
		$this->assertSame( Account_State::Off, State::of( $member ) );
		$this->assert_answer( 403, $this->run_ability( 'switch-off', array( 'member' => $admin, 'reason' => 'spam' ), $admin ), 'rest_ability_cannot_execute' );
	}

	public function test_who_has_no_screen_has_no_ability(): void {
		$mission = Market::mission( $this->contractor() );
		$member  = $this->designer();
		$all     = array(
			array( 'list-waiting', array(), 'GET' ),
			array( 'find-member', array( 'search' => 'ada' ), 'GET' ),
			array( 'figures', array( 'by' => 'month' ), 'GET' ),
			array( 'approve-job', array( 'job' => $mission, 'version' => 'x' ), 'POST' ),
			array( 'close-job', array( 'job' => $mission ), 'POST' ),
			array( 'switch-off', array( 'member' => $member, 'reason' => 'spam' ), 'POST' ),
		);
		foreach ( $all as [ $name, $input, $method ] ) {
			$this->assertSame( 403, $this->run_ability( $name, $input, $this->person( 'author' ), $method )->get_status(), $name );
		}
		$this->assert_answer( 200, $this->run_ability( 'figures', array( 'by' => 'month' ), People::administrator(), 'GET' ) );
		$this->assert_answer( 400, $this->run_ability( 'figures', array( 'from' => '2026-13' ), People::administrator(), 'GET' ) );
	}
}
