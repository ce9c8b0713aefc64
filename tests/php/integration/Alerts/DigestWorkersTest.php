<?php
/** Several processes send digests at once, after cron slept for a week. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Alerts\Digests;
use DesignMarketplace\Alerts\Rhythm;
use DesignMarketplace\Alerts\Saved_Search;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Rows;
use DesignMarketplace\Alerts\Search_Keys;
use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Midnight;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Workers;

final class DigestWorkersTest extends Seeking {

	private const DAY = 'design_marketplace_directory_day';

	/**
	 * What is put back at the end.
	 * @var array<string,mixed>
	 */
	private array $options = array();

	/**
	 * Who is deleted at the end.
	 * @var list<int>
	 */
	private array $people = array();

	/** Leaves the test's own transaction: other processes are to see what is stored. */
	protected function setUp(): void {
		foreach ( array( 'timezone_string', Digests::OPTION ) as $name ) {
			$this->options[ $name ] = get_option( $name );
		}
		parent::setUp();
		( new Indexer() )->flush();
		Transaction::rollback();
		wp_cache_flush();
		update_option( 'timezone_string', 'Europe/Zurich' );
		delete_option( Digests::OPTION );
		$this->at( '2030-03-06 12:00' );
		( new Midnight() )->check();
		$this->skill    = Market::skill();
		$this->owner    = $this->contractor( array( 'company' => 'Loop Works' ) );
		$this->people[] = $this->owner;
		$this->work();
	}

	/** Takes away what was stored. */
	protected function tearDown(): void {
		global $wpdb;
		wp_cache_flush();
		array_map( array( new Deletion(), 'delete' ), $this->people );
		wp_delete_term( $this->skill, 'dmkt_skill' );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		foreach ( array( 'alert', 'alert_news', 'search', 'search_key' ) as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		}
		delete_option( Clock::OFFSET );
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
		update_option( self::DAY, Deadline::today(), true );
		wp_clear_scheduled_hook( Midnight::FOLLOW );
		parent::tearDown();
	}

	public function test_a_week_is_one_digest_for_each_search_whoever_sends_it(): void {
		$seekers = array();
		for ( $i = 0; $i < 6; $i++ ) {
			$seekers[] = $this->asking( array( 'notification_rhythm' => $i < 3 ? 'daily' : 'weekly' ) );
		}
		array_push( $this->people, ...$seekers );
		// Who has two searches that fit hears of it by one of them.
		$this->saved( $seekers[5], array( 'search' => 'trains' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		// There are so many that who queues them takes a while.
		$this->ask( 900001, 900400 );
		$this->post( 'Late trains', '2030-03-09 13:00' );
		Market::match_news();
		$this->at( '2030-03-13 12:00' );

		Workers::run( 3, 'digests' );
		$this->assertSame( array( 406, 406 ), $this->queued() );
		$told = Workers::run( 3, 'mails' );
		$this->assertEqualsCanonicalizing( array_map( array( $this, 'email' ), $seekers ), $told );
		$this->at( '2030-03-20 12:00' );
		$this->assertSame( array(), Workers::run( 2, 'mails' ) );
	}

	/**
	 * Adds searches for the skill, of nobody.
	 * @param int $first First member.
	 * @param int $last  Last member.
	 */
	private function ask( int $first, int $last ): void {
		$filters = Search_Keys::canonical( array( Search_Keys::SKILL => array( $this->skill ) ) );
		Search_Rows::save( array_map( static fn( int $id ): Saved_Search => new Saved_Search( 0, $id, Search_Kind::Jobs, Search_Keys::fingerprint( Search_Kind::Jobs, $filters ), $filters, Rhythm::Daily ), range( $first, $last ) ) );
	}

	/**
	 * How many digests are queued, and to how many members.
	 * @return array{int,int}
	 */
	private function queued(): array {
		global $wpdb;
		$row = $wpdb->get_row( 'SELECT COUNT(*) AS digests, COUNT(DISTINCT recipient) AS members FROM ' . Tables::name( 'outbox' ) . " WHERE event LIKE 'digest:%'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		return array( (int) $row->digests, (int) $row->members );
	}
}
