<?php
/** The queue: each mail once, claimed by one worker, tried again with patience, then given up. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group( 'sqlite' )]
final class OutboxTest extends TestCase {

	public function test_an_event_is_told_once_to_a_recipient(): void {
		$user   = $this->designer();
		$outbox = new Outbox();
		$this->assertTrue( $outbox->enqueue( 'test:1', "user:{$user}", 'welcome', array() ) );
		$this->assertFalse( $outbox->enqueue( 'test:1', "user:{$user}", 'welcome', array() ) );
		$this->assertTrue( $outbox->enqueue( 'test:1', "user:{$this->designer()}", 'welcome', array() ) );
		Mails::worker()->run( 10 );
		$this->assertFalse( $outbox->enqueue( 'test:1', "user:{$user}", 'welcome', array() ) );
		Mails::worker()->run( 10 );
		$this->assertCount( 2, $this->mails() );
	}

	public function test_what_is_undone_is_not_sent(): void {
		$user = $this->designer();
		Transaction::run(
			static function () use ( $user ) {
				( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'welcome', array() );
				return Errors::of( 'forbidden' );
			}
		);
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
	}

	public function test_a_key_is_erased_with_the_sending(): void {
		$user = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'activation', array( 'key' => str_repeat( 'k', 32 ) ) );
		$this->assertStringContainsString( 'kkkk', (string) $this->column( 'payload' ) );
		Mails::worker()->run( 10 );
		$this->assertStringContainsString( home_url( "/activate/{$user}/" . str_repeat( 'k', 32 ) ), $this->mails()[0]['message'] );
		$this->assertSame( array( 'sent', '{}', null ), array( $this->column( 'status' ), $this->column( 'payload' ), $this->column( 'claim' ) ) );
		$this->assertNotNull( $this->column( 'sent_gmt' ) );
	}

	public function test_it_waits_longer_each_time_and_then_gives_up_with_the_reason(): void {
		$user = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'welcome', array() );
		Mails::fail();
		foreach ( array( 60, 300, 1800, 7200, 43200 ) as $index => $seconds ) {
			$this->assertSame( 1, Mails::worker()->run( 10 ) );
			$this->assertSame( array( 'waiting', (string) ( $index + 1 ) ), array( $this->column( 'status' ), $this->column( 'attempts' ) ) );
			$this->assertEqualsWithDelta( time() + $seconds, strtotime( $this->column( 'next_at' ) . ' UTC' ), 5 );
			$this->assertSame( 0, Mails::worker()->run( 10 ), 'not before its time' );
			$this->make_due();
		}
		Mails::worker()->run( 10 );
		$this->assertSame( array( 'failed', 'wp_mail() returned false' ), array( $this->column( 'status' ), $this->column( 'error' ) ) );
		$this->make_due();
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_it_leaves_when_the_mail_server_is_back(): void {
		$user = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'welcome', array() );
		Mails::fail();
		Mails::worker()->run( 10 );
		Mails::fail( false );
		$this->make_due();
		Mails::worker()->run( 10 );
		$this->assertCount( 1, $this->mails() );
		$this->assertNull( $this->column( 'error' ) );
	}

	public function test_two_workers_never_have_the_same_row(): void {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome', array() );
		$claims = new Leases();
		$ids    = $claims->due( 10 );
		$first  = $claims->take( $ids[0] );
		$this->assertIsArray( $first );
		$this->assertNull( $claims->take( $ids[0] ) );
		$this->assertSame( array(), $claims->due( 10 ) );

		// Its lease is over, another takes it: the first one's word counts no more.
		$this->make_due();
		$second = ( new Leases() )->take( $ids[0] ) ?? $this->fail( 'It was not due again.' );
		$claims->sent( $first );
		$this->assertSame( 'sending', $this->column( 'status' ) );
		$claims->sent( $second );
		$this->assertSame( 'sent', $this->column( 'status' ) );
	}

	public function test_a_worker_that_dies_on_a_row_does_not_do_so_for_ever(): void {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome', array() );
		$claims = new Leases();
		$row    = null;
		for ( $i = 0; $i < 6; $i++ ) {
			$row = $claims->take( $claims->due( 1 )[0] );
			$this->make_due();
		}
		$this->assertNotNull( $row );
		$this->assertSame( 6, $row['attempts'] );
		$claims->failed( $row, 'last' );
		$this->assertSame( 'failed', $this->column( 'status' ) );
	}

	public function test_an_exception_is_noted_and_the_next_mail_is_sent(): void {
		$first = $this->designer();
		$other = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$first}", 'welcome', array() );
		( new Outbox() )->enqueue( 'test:2', "user:{$other}", 'welcome', array() );
		add_filter(
			'pre_wp_mail',
			static fn( mixed $sent, array $mail ): mixed => People::email( $first ) === $mail['to'] ? throw new RuntimeException( 'boom' ) : $sent,
			5,
			2
		);
		$this->assertSame( 2, Mails::worker()->run( 10 ) );
		$this->assertSame( array( People::email( $other ) ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'boom', (string) $this->column( 'error' ) );
	}

	public function test_mails_to_one_go_before_mails_to_many(): void {
		$one  = $this->designer();
		$many = array( $this->designer(), $this->designer() );
		( new Outbox() )->enqueue_fan_out( 'mission_closed:1', 'mission_closed', array( 'users' => $many ) );
		Mails::worker()->run( 1 );
		( new Outbox() )->enqueue( 'test:1', "user:{$one}", 'welcome', array() );
		Mails::worker()->run( 1 );
		$this->assertSame( array( People::email( $one ) ), array_column( $this->mails(), 'to' ) );
		Mails::worker()->run( 10 );
		$this->assertCount( 3, $this->mails() );
	}

	public function test_the_log_is_cleared_after_ninety_days(): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		foreach ( array( 'sent', 'failed', 'waiting' ) as $status ) {
			foreach ( array( 89, 91 ) as $days ) {
				$wpdb->insert(
					$table,
					array(
						'event'       => "{$status}:{$days}",
						'recipient'   => 'user:1',
						'message'     => 'welcome',
						'payload'     => '{}',
						'status'      => $status,
						'next_at'     => gmdate( 'Y-m-d H:i:s', time() + 100 ),
						'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
					)
				);
			}
		}
		do_action( Has_Jobs::DAILY );
		$this->assertEqualsCanonicalizing( array( 'sent:89', 'failed:89', 'waiting:89', 'waiting:91' ), Rows::column( 'event', 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	public function test_cron_runs_the_worker_every_minute(): void {
		Scheduled_Jobs::schedule();
		$this->assertSame( 'design_marketplace_minute', wp_get_schedule( Schedule::EVENT ) );
		$this->assertSame( MINUTE_IN_SECONDS, wp_get_schedules()['design_marketplace_minute']['interval'] );
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome', array() );
		do_action( Schedule::EVENT );
		$this->assertCount( 1, $this->mails() );
	}

	/**
	 * A column of the oldest row, null without one.
	 * @param string $name Column.
	 */
	private function column( string $name ): ?string {
		return Rows::value( $name, 'outbox', '1 = 1 ORDER BY id LIMIT 1' );
	}

	private function make_due(): void {
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Tables::name( 'outbox' ) . " SET next_at = '2026-01-01 00:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}
}
