<?php
/** A migration whose COMMIT was refused for good is not taken for done, whatever an object cache was told before. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use DesignMarketplace\Tests\Support\Refused_Commits;
use DesignMarketplace\Tests\Support\Stepwise;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Object_Cache;

#[Group( 'sqlite' )]
final class RefusedMigrationTest extends TestCase {

	/** Leaves the test's own transaction, as COMMIT belongs to the outermost, and gives the site a cache that keeps what it has. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		update_option( Tables::VERSION, Migrations::wanted() );
		$GLOBALS['wp_object_cache'] = new class() extends WP_Object_Cache { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as an object-cache drop-in does.
			/** A cache of another machine is not emptied by a rollback. */
			public function flush(): bool {
				return true;
			}
		};
		wp_using_ext_object_cache( true );
	}

	/** Takes the cache and what was stored away. */
	protected function tearDown(): void {
		remove_all_filters( 'query' );
		wp_using_ext_object_cache( false );
		wp_cache_init();
		update_option( Tables::VERSION, Migrations::wanted() );
		delete_option( Progress::OPTION );
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, array( 'meta_key' => Stepwise::META ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a test.
		parent::tearDown();
	}

	public function test_a_version_that_was_not_stored_is_not_read_from_the_cache(): void {
		$migrations = new Migrations( array( Migrations::wanted() + 1 => new Stepwise() ) );
		wp_load_alloptions();
		$refused = new Refused_Commits( 99 );
		try {
			$migrations->run();
			$this->fail( 'It was said to be done.' );
		} catch ( Lost_Transaction ) {
			$this->assertGreaterThan( 1, $refused->count );
		}
		remove_all_filters( 'query' );
		$this->assertSame( Migrations::wanted(), Tables::version(), 'The cache tells what is stored.' );
		$this->assertTrue( $migrations->run() );
		$this->assertSame( Migrations::wanted() + 1, Tables::version(), 'The next run does it.' );
	}
}
