<?php
/** What waits for a decision: counted, dated, and said when it waits too long or grows. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Health\Data_Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Objecting;
use DesignMarketplace\Trust\Open_Reports;

final class WaitingTest extends TestCase {

	private function check(): Finding {
		return Data_Checks::reports();
	}

	/**
	 * Makes what was reported older.
	 * @param int $days Days.
	 */
	private function age( int $days ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Tables::name( 'report' ) . ' SET created_gmt = %s', Clock::gmt( -$days * DAY_IN_SECONDS - HOUR_IN_SECONDS ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
	}

	public function test_everything_somebody_waits_for_is_counted_once(): void {
		$this->assertSame( array( 0, 'Nothing is waiting for a decision.' ), array( Open_Reports::now()->total(), Open_Reports::now()->sentence() ) );
		$company = $this->contractor();
		Reports::make( Reported_Item::member( $company ), $this->designer() );
		Reports::make( Reported_Item::member( $company ), $this->designer() );
		$off = $this->designer();
		Off::set( $off );
		$this->assertNull( ( new Objecting() )->by_author( $off, State::decision( $off ), 'I never did' ) );
		Decided::hold( Site_Settings::HOLD_ALL );
		wp_set_current_user( $company );
		Market::mission( $company );
		wp_set_current_user( 0 );
		$waiting = Open_Reports::now();
		$this->assertSame( array( 1, 1, 1, 0 ), array( $waiting->reports, $waiting->objections, $waiting->held, $waiting->days() ) );
		$this->assertSame( 'Waiting for a decision: 1 reported item, 1 objection, and 1 design job to approve.', $waiting->sentence() );
	}

	public function test_a_change_of_an_approved_job_waits_as_well_and_one_in_the_trash_does_not(): void {
		$company = $this->contractor();
		$job     = Market::mission( $company );
		$this->assertSame( 0, Approval_Hold::waiting()['jobs'] );
		Decided::hold( Site_Settings::HOLD_ALL );
		wp_set_current_user( $company );
		$this->assertNull( ( new Mission_Service() )->update( $job, array( 'description' => 'It rings twice.' ), null ) );
		$this->assertSame( array( 1, array( $job ) ), array( Approval_Hold::waiting()['jobs'], array_map( static fn( array $held ): int => $held['thing']->id, Approval_Hold::waiting_page( 5 ) ) ) );
		wp_trash_post( $job );
		$this->assertSame( array( 0, array() ), array( Approval_Hold::waiting()['jobs'], Approval_Hold::waiting_page( 5 ) ) );
	}

	public function test_site_health_tells_of_a_queue_that_waits_too_long(): void {
		$this->assertSame( Finding::GOOD, $this->check()->status );
		Reports::make( Reported_Item::member( $this->contractor() ), $this->designer() );
		$this->age( 7 );
		$this->assertSame( Finding::GOOD, $this->check()->status );
		$this->age( 8 );
		$this->assertSame( array( Finding::RECOMMENDED, 'Somebody has been waiting for a decision for 8 days' ), array( $this->check()->status, $this->check()->headline ) );
		$this->assertStringContainsString( 'The oldest has been waiting for 8 days.', Open_Reports::now()->sentence() );
	}

	public function test_and_of_one_that_grows(): void {
		global $wpdb;
		Reports::make( Reported_Item::member( $this->contractor() ), $this->designer() );
		$more = static function ( int $from, int $to ) use ( $wpdb ): void {
			$table = Tables::name( 'report' );
			for ( $item = $from; $item <= $to; ++$item ) {
				$wpdb->query( $wpdb->prepare( "INSERT INTO {$table} (kind, item_id, owner_id, reason, words, objection, created_gmt) SELECT 'work', %d, owner_id, reason, words, objection, created_gmt FROM {$table} ORDER BY id LIMIT 1", $item ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
			}
		};
		$more( 900001, 900049 );
		$this->assertSame( Finding::GOOD, $this->check()->status );
		$more( 900050, 900050 );
		$this->assertSame( array( Finding::RECOMMENDED, '51 decisions are pending' ), array( $this->check()->status, $this->check()->headline ) );
	}
}
