<?php
/** Several processes that would migrate at once, one that is killed, and a visitor who comes along. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use DesignMarketplace\Kernel\Lifecycle\Schema;
use DesignMarketplace\Tests\Support\Stepwise;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group( 'sqlite' )]
final class MigrationRunnersTest extends TestCase {

	/**
	 * Processes under way, with their input and output.
	 * @var list<array{resource,array<int,resource>}>
	 */
	private array $processes = array();

	/** Leaves the test's own transaction: other processes are to see what is stored. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		update_option( Tables::VERSION, Migrations::wanted() );
	}

	/** Ends what runs and takes away what was stored. */
	protected function tearDown(): void {
		global $wpdb;
		foreach ( $this->processes as [ $process ] ) {
			proc_terminate( $process, 9 );
			proc_close( $process );
		}
		$wpdb->delete( $wpdb->postmeta, array( 'meta_key' => Stepwise::META ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a test.
		wp_cache_flush();
		update_option( Tables::VERSION, Migrations::wanted() );
		delete_option( Progress::OPTION );
		delete_option( Clock::OFFSET );
		wp_clear_scheduled_hook( Migrations::EVENT );
		parent::tearDown();
	}

	/**
	 * Starts a process.
	 * @param int  $held  Batch it is held in, 0 for none.
	 * @param bool $waits Whether it waits for a line before it begins.
	 * @return array{resource,array<int,resource>}
	 */
	private function start( int $held = 0, bool $waits = false ): array {
		$command = array( PHP_BINARY, dirname( __DIR__, 3 ) . '/Support/migrate.php', (string) $held, $waits ? '1' : '0' );
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions -- other processes are what is tested.
		$this->assertIsResource( $process );
		$this->processes[] = array( $process, $pipes );
		return array( $process, $pipes );
	}

	/**
	 * Rows of the batches in the order they were written.
	 * @return list<string>
	 */
	private function rows(): array {
		global $wpdb;
		wp_cache_flush();
		return array_values( $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY meta_id", Stepwise::META ) ) );
	}

	/**
	 * The migration, run in this process.
	 * @param int|null $seconds See Migrations::run().
	 */
	private function run_here( ?int $seconds = null ): bool {
		return ( new Migrations( array( Migrations::wanted() + 1 => new Stepwise() ) ) )->run( $seconds );
	}

	private function assert_finished(): void {
		$this->assertSame( array_map( 'strval', range( 1, Stepwise::BATCHES ) ), $this->rows(), 'Each batch was done once.' );
		$this->assertSame( Migrations::wanted() + 1, Tables::version() );
		$this->assertSame( 0, Progress::held_until() );
		$this->assertFalse( get_option( Progress::OPTION ), 'No row is left.' );
	}

	public function test_of_many_processes_one_does_the_work(): void {
		$all = array_map( fn(): array => $this->start( 0, true ), range( 1, 4 ) );
		foreach ( $all as [ , $pipes ] ) {
			$this->assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		foreach ( $all as [ , $pipes ] ) {
			fwrite( $pipes[0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		}
		$said = array_map( static fn( array $one ): string => (string) fgets( $one[1][1] ), $all );
		$this->assertContains( "done\n", $said );
		$this->assertSame( array(), array_diff( $said, array( "done\n", "busy\n" ) ) );
		$this->assert_finished();
	}

	public function test_nobody_else_begins_while_a_batch_is_under_way(): void {
		[ , $pipes ] = $this->start( 3 );
		$this->assertSame( "held\n", fgets( $pipes[1] ) );
		$this->assertSame( array( '1', '2' ), $this->rows() );
		$this->assertGreaterThan( Clock::now(), Progress::held_until() );
		$this->assertFalse( $this->run_here() );
		$this->assertSame( array( '1', '2' ), $this->rows() );
		fwrite( $pipes[0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$this->assertSame( "done\n", fgets( $pipes[1] ) );
		$this->assert_finished();
		$this->assertTrue( $this->run_here() );
	}

	public function test_what_a_killed_process_began_is_taken_up_where_it_was(): void {
		[ $process, $pipes ] = $this->start( 4 );
		$this->assertSame( "held\n", fgets( $pipes[1] ) );
		proc_terminate( $process, 9 );
		// Its output ends with it.
		$this->assertFalse( fgets( $pipes[1] ) );
		proc_close( $process );
		$this->processes = array();
		$this->assertSame( array( '1', '2', '3' ), $this->rows(), 'The batch it was in is undone.' );
		$this->assertFalse( $this->run_here(), 'It might still be at work.' );
		update_option( Clock::OFFSET, HOUR_IN_SECONDS );
		$this->assertTrue( $this->run_here() );
		$this->assert_finished();
	}

	public function test_a_run_that_is_out_of_time_leaves_the_rest_to_the_next_at_once(): void {
		$this->assertFalse( $this->run_here( 0 ) );
		$this->assertSame( 0, Progress::held_until() );
		$this->assertTrue( $this->run_here() );
		$this->assert_finished();
	}

	public function test_a_visitors_request_runs_none_and_asks_cron(): void {
		$migrations = new Migrations( array( Migrations::wanted() + 1 => new Stepwise() ) );
		remove_all_actions( 'init' );
		add_action( 'init', array( $migrations, 'ask_cron' ) );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assertSame( array(), $this->rows() );
		$this->assertNotFalse( wp_next_scheduled( Migrations::EVENT ) );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$this->assertCount( 1, array_filter( (array) _get_cron_array(), static fn( array $hooks ): bool => isset( $hooks[ Migrations::EVENT ] ) ) );
		remove_all_actions( Migrations::EVENT );
		add_action( Migrations::EVENT, array( $migrations, 'run_for_cron' ), 10, 0 );
		do_action( Migrations::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assert_finished();
	}

	public function test_a_batch_that_breaks_is_undone_and_taken_up_at_once(): void {
		try {
			( new Migrations( array( Migrations::wanted() + 1 => new Stepwise( broken: 4 ) ) ) )->run();
			$this->fail( 'It did not break.' );
		} catch ( RuntimeException $failure ) {
			$this->assertSame( 'No more.', $failure->getMessage() );
		}
		$this->assertSame( array( '1', '2', '3' ), $this->rows() );
		$this->assertSame( Migrations::wanted(), Tables::version() );
		$this->assertTrue( $this->run_here() );
		$this->assert_finished();
	}

	public function test_a_new_site_has_the_newest_version_and_migrates_nothing(): void {
		delete_option( Tables::VERSION );
		$this->assertTrue( ( new Migrations( array( Schema::VERSION => new Schema(), 2 => new Stepwise() ) ) )->run() );
		$this->assertSame( array( 2, array() ), array( Tables::version(), $this->rows() ) );
	}

	public function test_a_table_that_could_not_be_made_is_no_success(): void {
		$refuse = static fn( string $query ): string => str_contains( $query, 'dmkt_consent' ) && str_contains( $query, 'SHOW COLUMNS' ) ? 'SHOW nonsense' : $query;
		add_filter( 'query', $refuse );
		try {
			$this->run_here();
			$this->fail( 'It was said to be there.' );
		} catch ( RuntimeException $failure ) {
			$this->assertStringContainsString( Tables::name( 'consent' ), $failure->getMessage() );
		} finally {
			remove_filter( 'query', $refuse );
		}
		$this->assertSame( Migrations::wanted(), Tables::version() );
		$this->assertTrue( $this->run_here(), 'The next run may try at once.' );
		$this->assert_finished();
	}
}
