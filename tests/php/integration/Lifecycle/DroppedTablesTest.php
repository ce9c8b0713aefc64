<?php
/**
 * A table a migration takes away is gone afterwards, and nothing is dropped where there is none.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Lifecycle;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class DroppedTablesTest extends TestCase {

	private const TABLE = 'directory_edition';

	/**
	 * Leaves the test's own transaction: a CREATE or a DROP would end it.
	 */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
	}

	/**
	 * Leaves the database as it was.
	 */
	protected function tearDown(): void {
		Tables::drop( array( self::TABLE ) );
		update_option( Migrations::OPTION, Migrations::wanted() );
		parent::tearDown();
	}

	public function test_an_update_takes_the_editions_of_the_lists_away(): void {
		global $wpdb;
		Tables::install( array( self::TABLE => "role varchar(20) NOT NULL DEFAULT '',\nPRIMARY KEY  (role)" ) );
		$wpdb->insert( Tables::name( self::TABLE ), array( 'role' => 'designer' ) );
		update_option( Migrations::OPTION, 8 );
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( array(), $wpdb->get_col( "SHOW TABLES LIKE '%dm_directory_edition'" ) );
		$this->assertSame( Migrations::wanted(), Migrations::version() );
	}

	public function test_nothing_is_dropped_where_there_is_no_such_table(): void {
		update_option( Migrations::OPTION, 8 );
		$queries = $this->queries( static fn() => ( new Migrations() )->run() );
		$this->assertSame( array(), array_values( (array) preg_grep( '/^\s*DROP /i', $queries ) ) );
	}
}
