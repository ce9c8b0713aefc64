<?php
/** What is read once an account is locked is as it is then. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Somebody_Else;
use DesignMarketplace\Tests\TestCase;
use WP_Error;

/** Outside of the test's own transaction, so that another connection sees what is stored. */
final class SeenOnceLockedTest extends TestCase {

	private int $company = 0;

	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		$this->company = $this->contractor();
	}

	protected function tearDown(): void {
		wp_cache_flush();
		( new Deletion() )->delete( $this->company );
		parent::tearDown();
	}

	public function test_a_job_that_is_hidden_until_its_company_is_locked_is_seen_as_hidden(): void {
		global $wpdb;
		$other = Somebody_Else::connected();
		$job   = Market::mission( $this->company );
		wp_cache_flush();
		$seen = Transaction::run(
			static function () use ( $other, $job, $wpdb ): WP_Error {
				// As a second try does, whose cache is empty: it reads who the author is.
				get_post( $job );
				$hide = "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES ({$job}, '" . Hidden::META . "', 'a:0:{}')";
				$other ? $other->query( $hide ) : $wpdb->query( $hide ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number and a fixed name.
				Account_Lock::hold_item( $job, Item_Types::MISSION, 'mission_unknown' );
				return new WP_Error( 'seen', '', Hidden::has( $job ) );
			}
		);
		$this->assertTrue( $seen->get_error_data() );
	}
}
