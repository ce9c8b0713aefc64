<?php
/** How much is read of the queue does not depend on how much waits there, as the database counts it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'mysql' )]
final class WaitingMailsTest extends TestCase {

	public function test_of_many_that_wait_no_more_are_read_than_are_taken(): void {
		global $wpdb;
		$waiting = array_map( static fn( int $n ): Queued => new Queued( "test:{$n}", "user:{$n}", 'welcome' ), range( 1, 2000 ) );
		( new Outbox() )->enqueue_many( $waiting );
		$wpdb->query( 'ANALYZE TABLE ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$read   = static fn(): int => array_sum( array_map( 'intval', $wpdb->get_col( "SHOW SESSION STATUS LIKE 'Handler_read%'", 1 ) ) );
		$before = $read();
		$this->assertCount( 50, Leases::due( 50 ) );
		$this->assertLessThan( 1000, $read() - $before );
	}
}
