<?php
/**
 * The jobs of WP-Cron: there while the plugin is on, gone when it is off, and there again when somebody cleared them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use Closure;
use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Activation;
use DesignMarketplace\Kernel\Room;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\People\Members\Mails\Welcome;
use DesignMarketplace\Tests\Support\Market;
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
		Rows::add( Room::hooks() );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assert_scheduled( false );
		add_filter( 'wp_doing_cron', '__return_true' );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assert_scheduled( true );
		$this->assertSame( 'daily', wp_get_schedule( Has_Jobs::DAILY ) );
	}

	public function test_the_daily_job_clears_sent_mails_older_than_ninety_days_and_no_waiting_one(): void {
		global $wpdb;
		Market::clear();
		$table  = Tables::name( 'outbox' );
		$outbox = new Outbox();
		$user   = $this->designer();
		foreach ( array( 'sent:old', 'sent:new', 'waiting:old' ) as $event ) {
			$outbox->enqueue( $event, "user:{$user}", Welcome::class );
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
