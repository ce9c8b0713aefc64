<?php
/** Work others were in the way of is begun again: after a real deadlock, a refused COMMIT, a connection that was cut. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Contacting;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use mysqli;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Begins outside of the test's own transaction, where work is begun again, and takes away what it stored. */
#[Group( 'sqlite' )]
final class InTheWayTest extends TestCase {

	private int $designer;

	private int $owner;

	private int $mission;

	protected function setUp(): void {
		parent::setUp();
		while ( Transaction::is_open() ) {
			Transaction::rollback();
		}
		$this->designer = $this->designer();
		$this->owner    = $this->contractor();
		$this->mission  = Market::mission( $this->owner );
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array( $this->designer, $this->owner ) as $id ) {
			( new Deletion() )->delete( $id );
		}
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		delete_option( 'design_marketplace_test' );
		parent::tearDown();
	}

	/**
	 * The database says once that somebody is in the way of a statement.
	 * @param string $pattern Statement.
	 */
	private function refuse_once( string $pattern ): void {
		$refused = false;
		add_filter(
			'query',
			static function ( string $query ) use ( $pattern, &$refused ): string {
				if ( $refused || ! preg_match( $pattern, $query ) ) {
					return $query;
				}
				global $wpdb;
				$refused          = true;
				$wpdb->last_error = 'Deadlock found when trying to get lock; try restarting transaction';
				return '';
			}
		);
	}

	/** @return array<string,array{string}> */
	public static function statements(): array {
		return array(
			'holding the account'   => array( '/^UPDATE \S*users/' ),
			'taking the place'      => array( '/^INSERT IGNORE INTO \S*dmkt_application/' ),
			'the application'       => array( '/^INSERT INTO `?\S*posts/' ),
			'naming the post'       => array( '/^UPDATE `?\S*dmkt_application/' ),
			'the mail'              => array( '/^INSERT IGNORE INTO \S*dmkt_outbox/' ),
			'the end of everything' => array( '/^COMMIT/' ),
		);
	}

	#[DataProvider( 'statements' )]
	public function test_an_application_in_somebodys_way_is_made_at_the_second_try( string $pattern ): void {
		$before = Rows::count( 'application' );
		$this->refuse_once( $pattern );
		$this->assertIsArray( ( new Application_Service() )->apply( $this->designer, $this->owner, array( $this->mission ), 'Words' ) );
		$this->assertSame( $before + 1, Rows::count( 'application' ) );
		$this->assertSame( 1, $this->queued( 'new_application' ) );
		$this->assertCount( 1, get_posts( array( 'post_type' => 'dmkt_application', 'author' => $this->designer, 'fields' => 'ids' ) ) );
	}

	public function test_words_to_a_designer_are_queued_at_the_second_try(): void {
		$this->refuse_once( '/^INSERT IGNORE INTO \S*dmkt_outbox/' );
		$this->assertNull( ( new Contacting() )->contact( $this->owner, $this->designer, 'Words' ) );
		$this->assertSame( 1, $this->queued( 'contact_request' ) );
	}

	public function test_a_refused_commit_is_run_again_and_stores_once(): void {
		$this->refuse_once( '/^COMMIT/' );
		$runs = 0;
		Transaction::run(
			static function () use ( &$runs ): void {
				++$runs;
				add_option( 'design_marketplace_test', (string) $runs );
			}
		);
		$this->assertSame( array( 2, '2' ), array( $runs, get_option( 'design_marketplace_test' ) ) );
	}

	public function test_a_failure_nobody_else_caused_is_not_tried_again(): void {
		$runs = 0;
		try {
			Transaction::run(
				static function () use ( &$runs ): void {
					global $wpdb;
					++$runs;
					$wpdb->query( 'UPDATE a_table_that_is_not_there SET a = 1' );
				}
			);
			$this->fail( 'It went through.' );
		} catch ( Lost_Transaction ) {
			$this->assertSame( 1, $runs );
		}
	}

	public function test_numbers_count_where_words_are_of_another_language(): void {
		foreach ( array( 1020, 1205, 1213 ) as $number ) {
			$this->assertTrue( ( new Lost_Transaction( 'Gegenseitige Sperre', $number ) )->may_succeed_later() );
		}
		$this->assertFalse( ( new Lost_Transaction( 'Spalte unbekannt', 1054 ) )->may_succeed_later() );
		$this->assertTrue( ( new Lost_Transaction( 'Record has changed since last read in table' ) )->may_succeed_later() );
	}

	private function queued( string $message ): int {
		return Rows::count( 'outbox', 'message = %s', $message );
	}

	/** A connection of somebody else; where the database knows but one writer there is nobody to meet. */
	private function somebody_else(): ?mysqli {
		global $wpdb;
		$parts = defined( 'DB_HOST' ) && $wpdb->is_mysql && ! defined( 'DB_ENGINE' ) ? $wpdb->parse_db_host( DB_HOST ) : false;
		if ( ! $parts ) {
			$this->expectNotToPerformAssertions();
			return null;
		}
		[ $host, $port, $socket ] = $parts;
		return new mysqli( (string) $host, (string) constant( 'DB_USER' ), (string) constant( 'DB_PASSWORD' ), DB_NAME, (int) $port, (string) $socket );
	}

	/** @return array<string,array{string}> */
	public static function waits(): array {
		return array(
			'the place'      => array( 'place' ),
			'one mail'       => array( 'mail' ),
			'mails to many'  => array( 'mails' ),
			'a mail to many' => array( 'fan-out' ),
		);
	}

	#[DataProvider( 'waits' )]
	public function test_after_a_real_deadlock_the_work_is_done( string $what ): void {
		global $wpdb;
		$other = $this->somebody_else();
		if ( ! $other ) {
			return;
		}
		$outbox = Tables::name( 'outbox' );
		$places = Tables::name( 'application' );
		$now    = Clock::gmt();
		$row    = "INSERT INTO {$outbox} (event, recipient, message, payload, next_at, created_gmt) VALUES ('test', '%s', 'welcome', '{}', '{$now}', '{$now}')";
		$other->begin_transaction();
		$other->query( 'place' === $what ? "INSERT INTO {$places} (mission_id, user_id, created_gmt) VALUES ({$this->mission}, {$this->designer}, '{$now}')" : sprintf( $row, 'fan-out' === $what ? Outbox::EVERYONE : "user:{$this->designer}" ) );
		// The heavier one wins: the work is what the database gives up.
		foreach ( range( 1, 50 ) as $number ) {
			$other->query( sprintf( $row, "nobody:{$number}" ) );
		}
		$tries = 0;
		Transaction::run(
			function () use ( $what, $other, $wpdb, &$tries ): void {
				Account_Lock::hold( $this->designer );
				if ( 1 === ++$tries ) {
					$other->query( "UPDATE {$wpdb->users} SET user_status = user_status WHERE ID = {$this->designer}", MYSQLI_ASYNC );
					add_filter(
						'query',
						static function ( string $query ) use ( $other, &$tries ): string {
							if ( 1 === $tries && str_starts_with( $query, 'START TRANSACTION' ) ) {
								$other->reap_async_query();
								$other->rollback();
							}
							return $query;
						}
					);
				}
				match ( $what ) {
					'place'   => Application_Table::take( $this->mission, $this->designer ),
					'mail'    => ( new Outbox() )->enqueue( 'test', "user:{$this->designer}", 'welcome' ),
					'mails'   => ( new Outbox() )->enqueue_all( 'test', 'welcome', array(), array( $this->owner, $this->designer ) ),
					default   => ( new Outbox() )->enqueue_fan_out( 'test', 'welcome', array() ),
				};
			}
		);
		$other->close();
		$this->assertSame( 2, $tries );
		$this->assertSame( 'place' === $what ? 1 : ( 'mails' === $what ? 2 : 1 ), (int) $wpdb->get_var( 'place' === $what ? "SELECT COUNT(*) FROM {$places} WHERE mission_id = {$this->mission}" : "SELECT COUNT(*) FROM {$outbox} WHERE event = 'test'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
	}

	public function test_a_connection_that_is_cut_between_two_statements_leaves_no_half(): void {
		global $wpdb;
		$other = $this->somebody_else();
		if ( ! $other ) {
			return;
		}
		$runs = 0;
		Transaction::run(
			function () use ( $other, $wpdb, &$runs ): void {
				++$runs;
				$wpdb->insert( Tables::name( 'rate_limit' ), array( 'bucket' => "test:{$runs}", 'until_at' => 1 ) );
				if ( 1 === $runs ) {
					$other->query( 'KILL ' . $wpdb->get_var( 'SELECT CONNECTION_ID()' ) );
				}
				$wpdb->insert( Tables::name( 'rate_limit' ), array( 'bucket' => "test:{$runs}:second", 'until_at' => 1 ) );
			}
		);
		$found = Rows::column( 'bucket', 'rate_limit', "bucket LIKE 'test:%' ORDER BY bucket" );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'rate_limit' ) . " WHERE bucket LIKE 'test:%'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->assertSame( array( 2, array( 'test:2', 'test:2:second' ) ), array( $runs, $found ) );
		$this->assertStringNotContainsString( 'STRICT_TRANS_TABLES', (string) $wpdb->get_var( 'SELECT @@SESSION.sql_mode' ) );
	}

	public function test_a_connection_that_is_cut_before_the_commit_is_no_success(): void {
		global $wpdb;
		$other = $this->somebody_else();
		if ( ! $other ) {
			return;
		}
		$runs = 0;
		try {
			Transaction::run(
				function () use ( $other, $wpdb, &$runs ): void {
					++$runs;
					add_option( 'design_marketplace_test', 'x' );
					$other->query( 'KILL ' . $wpdb->get_var( 'SELECT CONNECTION_ID()' ) );
				}
			);
			$this->fail( 'It said yes and stored nothing.' );
		} catch ( Lost_Transaction ) {
			$this->assertSame( 1, $runs, 'Whether it was stored nobody knows: it is not run again.' );
			$this->assertFalse( get_option( 'design_marketplace_test' ) );
		}
		Transaction::run( static fn(): bool => add_option( 'design_marketplace_test', 'y' ) );
		$this->assertSame( 'y', get_option( 'design_marketplace_test' ) );
	}
}
