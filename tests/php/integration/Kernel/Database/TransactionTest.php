<?php
/** What becomes of a transaction when a statement of it fails. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use TypeError;
use WP_Error;

#[Group( 'sqlite' )]
final class TransactionTest extends TestCase {

	public function test_no_statement_follows_one_that_failed(): void {
		$went_on = false;
		try {
			Transaction::run(
				static function () use ( &$went_on ): void {
					global $wpdb;
					$wpdb->query( 'UPDATE a_table_that_is_not_there SET a = 1' );
					add_option( 'design_marketplace_test', 'x' );
					$went_on = true;
				}
			);
			$this->fail( 'It was not stopped.' );
		} catch ( Lost_Transaction $lost ) {
			$this->assertFalse( $went_on );
			$this->assertFalse( $lost->may_succeed_later() );
		}
	}

	public function test_a_last_statement_that_failed_counts_too(): void {
		$this->expectException( Lost_Transaction::class );
		Transaction::run(
			static function (): void {
				global $wpdb;
				$wpdb->query( 'UPDATE a_table_that_is_not_there SET a = 1' );
			}
		);
	}

	public function test_what_is_thrown_after_a_statement_failed_is_its_consequence(): void {
		$this->expectException( Lost_Transaction::class );
		Transaction::run(
			static function (): never {
				global $wpdb;
				throw new TypeError( (string) $wpdb->query( 'UPDATE a_table_that_is_not_there SET a = 1' ) );
			}
		);
	}

	public function test_an_error_undoes_the_work_and_is_given_back(): void {
		$result = Transaction::run(
			static function (): WP_Error {
				add_option( 'design_marketplace_test', 'x' );
				return new WP_Error( 'no' );
			}
		);
		$this->assertInstanceOf( WP_Error::class, $result );
		$this->assertFalse( get_option( 'design_marketplace_test' ) );
	}

	public function test_being_in_each_others_way_is_told_from_other_failures(): void {
		foreach ( array( 'Deadlock found when trying to get lock; try restarting transaction', 'Lock wait timeout exceeded; try restarting transaction', 'Failed to read auto-increment value from storage engine', 'SQLSTATE[HY000]: General error: 5 database is locked' ) as $message ) {
			$this->assertTrue( ( new Lost_Transaction( $message ) )->may_succeed_later() );
		}
		$this->assertFalse( ( new Lost_Transaction( "Unknown column 'x'" ) )->may_succeed_later() );
	}

	public function test_statements_are_watched_in_transactions_alone(): void {
		global $wpdb;
		Transaction::run( static fn(): int => 1 );
		$this->assertFalse( has_filter( 'query', array( Transaction::class, 'stop_after_failure' ) ) );
		$shown = $wpdb->suppress_errors( true );
		$wpdb->query( 'SELECT 1' );
		$wpdb->suppress_errors( $shown );
		$this->assertSame( '1', (string) $wpdb->get_var( 'SELECT 1' ) );
	}

	public function test_what_another_request_kept_before_the_commit_is_forgotten_after_it(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer );
		wp_using_ext_object_cache( true );
		try {
			Transaction::run(
				static function () use ( $designer, $work ): void {
					Account_Lock::hold( $designer );
					Posts::lock( $work, 'dmkt_work' );
					get_post_meta( $work );
					$kept = array();
					foreach ( array( 'users' => $designer, 'user_meta' => $designer, 'posts' => $work, 'post_meta' => $work ) as $group => $id ) {
						$kept[ $group ] = array( $id, wp_cache_get( $id, $group ) );
						self::assertNotFalse( $kept[ $group ][1], $group );
					}
					wp_update_user( array( 'ID' => $designer, 'display_name' => 'New' ) );
					update_user_meta( $designer, 'test', 'new' );
					wp_update_post( array( 'ID' => $work, 'post_title' => 'New' ) );
					update_post_meta( $work, 'test', 'new' );
					foreach ( $kept as $group => [ $id, $row ] ) {
						wp_cache_set( $id, $row, $group );
					}
				}
			);
		} finally {
			wp_using_ext_object_cache( false );
		}
		$this->assertSame( 'New', get_userdata( $designer )->display_name ?? '' );
		$this->assertSame( 'new', get_user_meta( $designer, 'test', true ) );
		$this->assertSame( 'New', get_post( $work )->post_title ?? '' );
		$this->assertSame( 'new', get_post_meta( $work, 'test', true ) );
		$late             = (object) get_post( $work, ARRAY_A );
		$late->post_title = 'Kept late';
		wp_cache_set( $work, $late, 'posts' );
		Transaction::forget_again();
		$this->assertSame( 'New', get_post( $work )->post_title ?? '' );
	}
}
