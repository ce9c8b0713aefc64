<?php
/** Retention: applications go some months after their mission was closed, and nothing else does. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Privacy;

use DesignMarketplace\Jobs\Applications\Application_Retention;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class RetentionTest extends TestCase {

	/**
	 * An application to a mission that was closed some days ago.
	 * @param int $days Days.
	 * @return array{int,int,int} Application, mission, applicant.
	 */
	private function closed( int $days ): array {
		$designer    = $this->designer();
		$mission     = Market::mission( $this->contractor() );
		$application = Market::apply( $designer, $mission );
		( new Closing() )->close( $mission );
		update_post_meta( $mission, Mission_Outcome::CLOSED, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) );
		return array( $application, $mission, $designer );
	}

	private function months( int $months ): void {
		update_option( Site_Settings::PREFIX . 'retention_months', $months );
	}

	public function test_applications_go_twelve_months_after_closing(): void {
		[ $old, $mission, $designer ] = $this->closed( 367 );
		[ $young ]                    = $this->closed( 360 );
		$open                         = Market::apply( $this->designer(), Market::mission( $this->contractor() ) );
		wp_update_post( array( 'ID' => $open, 'post_date' => '2020-01-01 00:00:00' ) );
		$this->assertSame( 12, Site_Settings::get( 'retention_months' ) );
		do_action( 'design_marketplace_daily' );
		$this->assertNull( get_post( $old ) );
		$this->assertFalse( Application_Table::has( $mission, $designer ), 'The place in the table goes, too.' );
		$this->assertNotNull( get_post( $mission ), 'The mission stays.' );
		$this->assertNotNull( get_post( $young ) );
		$this->assertNotNull( get_post( $open ), 'However old it is: its mission is open.' );
	}

	public function test_the_setting_decides_and_zero_keeps_them_for_ever(): void {
		[ $application ] = $this->closed( 100 );
		[ $ancient ]     = $this->closed( 4000 );
		$this->months( 0 );
		( new Application_Retention() )->expire();
		$this->assertNotNull( get_post( $ancient ) );
		$this->months( 4 );
		( new Application_Retention() )->expire();
		$this->assertNotNull( get_post( $application ) );
		$this->months( 3 );
		( new Application_Retention() )->expire();
		$this->assertNull( get_post( $application ) );
	}

	public function test_changing_a_closed_mission_does_not_put_the_day_off(): void {
		$mission = Market::mission( $this->contractor() );
		( new Closing() )->close( $mission );
		$noted = get_post_meta( $mission, Mission_Outcome::CLOSED, true );
		$this->assertEqualsWithDelta( time(), strtotime( "{$noted} UTC" ), 5 );
		[ $application, $mission ] = $this->closed( 400 );
		( new Mission_Service() )->update( $mission, array( 'description' => 'Other words' ), null );
		( new Application_Retention() )->expire();
		$this->assertNull( get_post( $application ) );
	}

	public function test_a_mission_closed_before_this_was_noted_counts_from_its_last_change(): void {
		global $wpdb;
		[ $application, $mission ] = $this->closed( 0 );
		delete_post_meta( $mission, Mission_Outcome::CLOSED );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 400 * DAY_IN_SECONDS ) ), array( 'ID' => $mission ) );
		( new Application_Retention() )->expire();
		wp_cache_delete( $application, 'posts' );
		$this->assertNull( get_post( $application ) );
	}

	public function test_the_policy_text_says_the_months(): void {
		$this->assertStringContainsString( '12 months', Inventory::policy_text() );
	}
}
