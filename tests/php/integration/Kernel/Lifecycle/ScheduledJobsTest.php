<?php
/** The jobs of WP-Cron: there while the plugin is on, gone when it is off, and there again when somebody cleared them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use Closure;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Health\Host_Checks;
use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Activation;
use DesignMarketplace\Kernel\Lifecycle\Hook_Removal;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Kernel\Room;
use DesignMarketplace\Kernel\Rows as Hooks;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Tests\Support\Jobs_Elsewhere;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use ReflectionFunction;

#[Group( 'sqlite' )]
final class ScheduledJobsTest extends TestCase {

	private const JOBS = array( Schedule::EVENT, Has_Jobs::DAILY );

	private function assert_scheduled( bool $wanted ): void {
		foreach ( self::JOBS as $job ) {
			$this->assertSame( $wanted, (bool) wp_next_scheduled( $job ), $job );
		}
	}

	public function test_activation_schedules_them_and_deactivation_takes_them_away(): void {
		$activation = new Activation();
		array_map( 'wp_clear_scheduled_hook', self::JOBS );
		$activation->activate();
		$this->assert_scheduled( true );
		Directory::rebuild_later();
		$activation->deactivate();
		$this->assert_scheduled( false );
		$this->assertFalse( wp_next_scheduled( Directory::REBUILD ) );
	}

	private function our_hooks(): int {
		return count(
			array_filter(
				array_merge( ...array_map( 'array_values', array_merge( ...array_map( static fn( \WP_Hook $hook ): array => array_values( $hook->callbacks ), array_values( $GLOBALS['wp_filter'] ) ) ) ) ),
				static fn( array $entry ): bool => ( $entry['function'] instanceof Closure && str_contains( (string) ( new ReflectionFunction( $entry['function'] ) )->getFileName(), '/includes/Kernel/Rows.php' ) )
					|| ( is_array( $entry['function'] ) && is_object( $entry['function'][0] ) && str_starts_with( get_class( $entry['function'][0] ), 'DesignMarketplace\\' ) )
			)
		);
	}

	public function test_after_deactivation_nothing_but_activation_runs_in_the_same_request(): void {
		$before = $this->our_hooks();
		$this->assertGreaterThan( 100, $before );
		( new Activation() )->deactivate();
		$this->assertSame( 1, $this->our_hooks() );
		$this->assertNotFalse( has_action( 'init', 'create_initial_post_types' ) );
		// As WP-CLI does with a plugin that is active on one site and gets active on the network.
		do_action( 'activate_' . plugin_basename( DESIGN_MARKETPLACE_FILE ), true ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assert_scheduled( true );
		$this->assertSame( $before, $this->our_hooks() );
	}

	public function test_the_next_run_of_cron_schedules_what_was_cleared(): void {
		array_map( 'wp_clear_scheduled_hook', self::JOBS );
		remove_all_actions( 'init' );
		Hooks::add( Room::hooks() );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assert_scheduled( false );
		add_filter( 'wp_doing_cron', '__return_true' );
		Hooks::add( Room::hooks() );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assert_scheduled( true );
		$this->assertSame( 'daily', wp_get_schedule( Has_Jobs::DAILY ) );
	}

	public function test_a_plugin_that_keeps_the_jobs_elsewhere_has_all_of_them_and_runs_them(): void {
		Market::clear();
		( new Activation() )->deactivate();
		Hook_Removal::undo();
		$stored    = get_option( 'cron' );
		$elsewhere = new Jobs_Elsewhere();
		$elsewhere->take_over();
		( new Activation() )->activate();
		$this->assertEqualsCanonicalizing( array_keys( array_filter( Scheduled_Jobs::all() ) ), $elsewhere->hooks() );
		$this->assertSame( 'good', Host_Checks::cron()->status );
		Scheduled_Jobs::schedule();
		Directory::rebuild_later();
		Directory::rebuild_later();
		$this->assertSame( 1, array_count_values( $elsewhere->hooks() )[ Directory::REBUILD ] );
		( new Outbox() )->enqueue( 'test:elsewhere', "user:{$this->designer()}", 'welcome' );
		$elsewhere->run_due();
		$this->assertSame( array( 'test:elsewhere' ), Rows::column( 'event', 'outbox', "status = 'sent' AND event LIKE 'test:%'" ) );
		$this->assertSame( array( true, false ), array( wp_next_scheduled( Schedule::EVENT ) > time(), wp_next_scheduled( Directory::REBUILD ) ) );
		( new Activation() )->deactivate();
		$this->assertSame( array(), $elsewhere->hooks() );
		$this->assertSame( $stored, get_option( 'cron' ) );
	}

	public function test_a_clock_set_back_leaves_no_job_waiting_for_it(): void {
		foreach ( array( Schedule::EVENT => 'design_marketplace_minute', Has_Jobs::DAILY => 'daily' ) as $job => $interval ) {
			wp_clear_scheduled_hook( $job );
			wp_schedule_event( time() + MONTH_IN_SECONDS, $interval, $job );
		}
		Scheduled_Jobs::schedule();
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( Schedule::EVENT ) );
		$soon = wp_next_scheduled( Has_Jobs::DAILY );
		$this->assertLessThanOrEqual( time() + DAY_IN_SECONDS, $soon );
		Scheduled_Jobs::schedule();
		$this->assertSame( $soon, wp_next_scheduled( Has_Jobs::DAILY ) );
	}

	public function test_mails_queued_while_the_clock_was_ahead_are_due_by_the_next_day(): void {
		global $wpdb;
		Market::clear();
		$user = $this->designer();
		update_option( Clock::OFFSET, MONTH_IN_SECONDS );
		( new Outbox() )->enqueue( 'test:ahead', "user:{$user}", 'welcome' );
		delete_option( Clock::OFFSET );
		( new Outbox() )->enqueue( 'test:later', "user:{$this->designer()}", 'welcome' );
		$wpdb->update( Tables::name( 'outbox' ), array( 'next_at' => Clock::gmt( 2 * DAY_IN_SECONDS ) ), array( 'event' => 'test:later' ) );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
		Mails::worker()->run( 10 );
		$this->assertSame( array( 'test:ahead' ), Rows::column( 'event', 'outbox', "status = 'sent' AND event LIKE 'test:%'" ) );
	}

	public function test_the_daily_job_clears_sent_mails_older_than_ninety_days_and_no_waiting_one(): void {
		global $wpdb;
		Market::clear();
		$table  = Tables::name( 'outbox' );
		$outbox = new Outbox();
		$user   = $this->designer();
		foreach ( array( 'sent:old', 'sent:new', 'waiting:old' ) as $event ) {
			$outbox->enqueue( $event, "user:{$user}", 'welcome' );
			[ $status, $age ] = explode( ':', $event );
			$wpdb->update(
				$table,
				array(
					'status'      => $status,
					'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - ( 'old' === $age ? 91 : 89 ) * DAY_IN_SECONDS ),
				),
				array( 'event' => $event )
			);
		}
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
		$this->assertSame( array( 'sent:new', 'waiting:old' ), $wpdb->get_col( "SELECT event FROM {$table} ORDER BY event" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
	}
}
