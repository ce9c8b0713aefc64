<?php
/** Several processes that watch over design jobs at once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Midnight;
use DesignMarketplace\Jobs\Applications\Moments\Lapse;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Workers;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;

#[Group( 'sqlite' )]
final class WatchersTest extends TestCase {

	private const DAY = 'design_marketplace_directory_day';

	/**
	 * Who is deleted at the end.
	 * @var list<int>
	 */
	private array $people = array();

	/** Leaves the test's own transaction: other processes are to see what is stored. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		( new Midnight() )->check();
	}

	/** Takes away what was stored. */
	protected function tearDown(): void {
		global $wpdb;
		wp_cache_flush();
		array_map( array( new Deletion(), 'delete' ), $this->people );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		update_option( self::DAY, Deadline::today(), true );
		wp_clear_scheduled_hook( Midnight::FOLLOW );
		parent::tearDown();
	}

	public function test_each_job_has_its_step_once_and_the_day_begins_once(): void {
		global $wpdb;
		$owner        = $this->contractor();
		$who          = $this->designer();
		$this->people = array( $owner, $who );
		$ends         = $this->quiet( $owner );
		$asked        = $this->quiet( $owner );
		$near         = Market::mission( $owner, array( 'deadline' => Deadline::plus( Deadline::today(), 3 ) ) );
		$over         = Market::mission( $owner, array( 'deadline' => Deadline::today() ) );
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => Clock::gmt( -20 * DAY_IN_SECONDS ) ), array( 'ID' => $near ) );
		Market::apply( $who, $ends );
		$job = get_post( $ends );
		$this->assertInstanceOf( WP_Post::class, $job );
		$due = Lapse::due( $job, '' ) ?? '';
		Lapse::note( $ends, $due, array( 'asked' => 2, 'closes' => Deadline::today() ) );
		( new Indexer() )->flush();
		// As if a day had passed since.
		$yesterday = Deadline::plus( Deadline::today(), -1 );
		$wpdb->update( Tables::name( 'directory_deadline' ), array( 'day' => str_replace( '/', '-', $yesterday ) ), array( 'mission_id' => $over ) );
		$wpdb->update( $wpdb->postmeta, array( 'meta_value' => $yesterday ), array( 'post_id' => $over, 'meta_key' => Deadline::META ) ); // phpcs:ignore WordPress.DB.SlowDBQuery
		update_option( self::DAY, $yesterday, true );
		$before = $this->open_jobs( $owner );

		Workers::run( 3, 'watch' );

		$mails = array_count_values( array_map( 'strval', Rows::column( 'message', 'outbox', "recipient = 'user:{$owner}' OR message = 'mission_lapsed'" ) ) );
		$this->assertSame( array( 1, 1, 1, 1 ), array( $mails['job_lapsed'] ?? 0, $mails['mission_lapsed'] ?? 0, $mails['job_lapses'] ?? 0, $mails['deadline_near'] ?? 0 ) );
		$this->assertSame( array( 'dmkt_closed', 'publish' ), array( get_post_status( $ends ), get_post_status( $asked ) ) );
		// One was closed, and the deadline of one has passed: each is counted out once.
		$this->assertSame( $before - 2, $this->open_jobs( $owner ) );
		( new Midnight() )->follow();
		$this->assertSame( array(), ( new Indexer() )->verify() );
	}

	/**
	 * A job nothing has happened to for a long time.
	 * @param int $owner Company.
	 */
	private function quiet( int $owner ): int {
		global $wpdb;
		$id = Market::mission( $owner );
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => Clock::gmt( -100 * DAY_IN_SECONDS ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		return $id;
	}

	private function open_jobs( int $company ): int {
		return (int) Rows::value( 'open_jobs', 'directory', 'user_id = %d', $company );
	}
}
