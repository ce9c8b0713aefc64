<?php
/** A database that has become read-only ends the worker that watches: its service starts it anew, with another connection. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

#[Group( 'mysql' )]
final class ReadOnlyTest extends TestCase {

	/**
	 * Has the database refuse the outbox's changes when an email is due.
	 * @param int $number MySQL's number.
	 */
	private static function refuse( int $number ): void {
		( new Outbox() )->enqueue( 'test:1', 'user:1', 'welcome' );
		$table = Tables::name( 'outbox' );
		add_filter(
			'query',
			static fn( string $query ): string => str_starts_with( $query, "UPDATE {$table}" )
				? "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = {$number}, MESSAGE_TEXT = 'The server is read-only'"
				: $query
		);
	}

	/** @param int $number MySQL's number. */
	#[TestWith( array( 1290 ) )]
	#[TestWith( array( 1792 ) )]
	#[TestWith( array( 1836 ) )]
	public function test_a_worker_ends_when_the_database_has_become_read_only( int $number ): void {
		self::refuse( $number );
		$wpdb = $GLOBALS['wpdb'];
		$wpdb->suppress_errors( true );
		try {
			Mails::worker()->run( 10 );
			$this->fail( 'It went on.' );
		} catch ( Lost_Transaction $lost ) {
			$this->assertTrue( $lost->is_read_only() );
		} finally {
			$wpdb->suppress_errors( false );
		}
	}

	public function test_another_failure_ends_no_worker(): void {
		self::refuse( 1205 );
		$wpdb = $GLOBALS['wpdb'];
		$wpdb->suppress_errors( true );
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
		$wpdb->suppress_errors( false );
	}
}
