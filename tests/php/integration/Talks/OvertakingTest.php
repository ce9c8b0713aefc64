<?php
/** Two write at the same time, and the first commits last: nobody who asks what is new misses a message of either. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Somebody_Else;
use DesignMarketplace\Tests\Support\Talk;
use RuntimeException;

/** Outside of the test's own transaction, so that another connection sees what is stored. */
final class OvertakingTest extends Talks {

	protected function setUp(): void {
		parent::setUp();
		while ( Transaction::is_open() ) {
			Transaction::rollback();
		}
		$this->designer   = $this->designer();
		$this->contractor = $this->contractor();
		$this->id         = Talk::begin( $this->designer, $this->contractor );
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array( $this->designer, $this->contractor ) as $id ) {
			( new Deletion() )->delete( $id );
		}
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		parent::tearDown();
	}

	/**
	 * The company writes within a transaction of its own, which waits a second for others.
	 * @param string $words Plain text.
	 */
	private function write( string $words ): void {
		Transaction::run(
			function () use ( $words ): void {
				$held = Conversation_Rows::raise( Talk::between( $this->designer, $this->contractor )->id ) ?? throw new RuntimeException( 'It is gone.' );
				Message_Rows::add( $held, Seat::Contractor, $words );
			}
		);
	}

	public function test_nobody_overtakes_who_has_not_finished(): void {
		global $wpdb;
		$first = Somebody_Else::connected();
		if ( ! $first ) {
			$this->write( 'Alone.' );
			$this->assertContains( 'Alone.', self::texts( $this->thread( $this->designer ) ) );
			return;
		}
		$conversation = Talk::between( $this->designer, $this->contractor );
		$cursor       = $this->thread( $this->designer )['cursor'];
		$version      = $conversation->version + 1;
		$now          = Clock::gmt();
		$first->begin_transaction();
		$first->query( 'UPDATE ' . Tables::name( 'conversation' ) . " SET version = {$version} WHERE id = {$conversation->id}" );
		$first->query( 'INSERT INTO ' . Tables::name( 'message' ) . " (conversation_id, version, sender, words, created_gmt) VALUES ({$conversation->id}, {$version}, 'c', 'Begun first.', '{$now}')" );
		$this->assertNull( $this->since( $this->designer, $cursor ), 'It is not there yet.' );
		$wpdb->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		Transaction::begin();
		try {
			$this->write( 'Begun second.' );
			$this->fail( 'It was stored with a later version before the first one.' );
		} catch ( Lost_Transaction $waits ) {
			$this->assertTrue( $waits->may_succeed_later() );
		} finally {
			Transaction::rollback();
			$wpdb->query( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
		}
		$first->commit();
		$this->write( 'Begun second.' );
		$this->assertSame( array( 'Begun first.', 'Begun second.' ), self::texts( $this->since( $this->designer, $cursor ) ?? array( 'messages' => array() ) ) );
	}
}
