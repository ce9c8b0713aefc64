<?php
/** A cluster may refuse a transaction as late as its COMMIT. The work is then run again, whole. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Tests\Support\Refused_Commits;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

#[Group( 'sqlite' )]
final class RefusedCommitTest extends TestCase {

	private const NAME = 'design_marketplace_test_commit';

	/** Leaves the test's own transaction, as COMMIT belongs to the outermost. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
	}

	/** Takes away what was stored for good. */
	protected function tearDown(): void {
		remove_all_filters( 'query' );
		delete_option( self::NAME );
		parent::tearDown();
	}

	#[TestWith( array( 1213, 'Deadlock found when trying to get lock; try restarting transaction' ) )]
	#[TestWith( array( 1205, 'Lock wait timeout exceeded; try restarting transaction' ) )]
	#[TestWith( array( 1047, 'WSREP has not yet prepared node for application use' ) )]
	public function test_the_work_runs_again_and_is_stored_once( int $number, string $words ): void {
		$refused = new Refused_Commits( 2, $number, $words );
		$done    = 0;
		$runs    = 0;
		add_action(
			'design_marketplace_transaction_done',
			static function () use ( &$done ): void {
				++$done;
			}
		);
		Transaction::run(
			static function () use ( &$runs ): void {
				++$runs;
				add_option( self::NAME, "run {$runs}" );
			}
		);
		$this->assertSame( array( 2, 3, 1 ), array( $refused->count, $runs, $done ) );
		wp_cache_flush();
		$this->assertSame( 'run 3', get_option( self::NAME ), 'What the refused runs wrote is not there.' );
	}

	public function test_a_commit_that_is_always_refused_fails_and_leaves_nothing(): void {
		$refused = new Refused_Commits( 99 );
		try {
			Transaction::run( static fn(): bool => add_option( self::NAME, 'never' ) );
			$this->fail( 'It was said to be stored.' );
		} catch ( Lost_Transaction $lost ) {
			$this->assertGreaterThan( 1, $refused->count );
			$this->assertFalse( Transaction::is_open() );
		}
		remove_all_filters( 'query' );
		wp_cache_flush();
		$this->assertFalse( get_option( self::NAME ) );
	}

	public function test_a_commit_refused_for_another_reason_is_not_repeated(): void {
		$refused = new Refused_Commits( 99, 1290, 'The server is running read-only' );
		$this->expectException( Lost_Transaction::class );
		try {
			Transaction::run( static fn(): bool => add_option( self::NAME, 'never' ) );
		} finally {
			$this->assertSame( 1, $refused->count );
		}
	}
}
