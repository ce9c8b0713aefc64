<?php
/**
 * A column and a key a migration takes away are gone afterwards, what is beside them stays, and nothing is altered where they never were.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Lifecycle;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Lifecycle\Progress;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group( 'sqlite' )]
final class DroppedPartsTest extends TestCase {

	private const USER = 987654;

	/**
	 * Leaves the test's own transaction: an ALTER would end it.
	 */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
	}

	/**
	 * Leaves the database as it was.
	 */
	protected function tearDown(): void {
		global $wpdb;
		remove_all_filters( 'query' );
		update_option( Migrations::OPTION, 25 );
		( new Migrations() )->run();
		delete_option( Progress::OPTION );
		foreach ( array( 'search', 'alert' ) as $table ) {
			$wpdb->delete( Tables::name( $table ), array( 'user_id' => self::USER ) );
		}
		parent::tearDown();
	}

	/**
	 * The version before the update: the one that last used them, and the last that had them.
	 *
	 * @return array<string,array{int}>
	 */
	public static function versions(): array {
		return array(
			'searches store their last news' => array( 23 ),
			'alerts know their digest'       => array( 25 ),
		);
	}

	#[DataProvider( 'versions' )]
	public function test_an_update_takes_them_away_and_keeps_the_rows( int $version ): void {
		global $wpdb;
		$this->as_before();
		$searches = Tables::name( 'search' );
		$alerts   = Tables::name( 'alert' );
		$wpdb->insert( $searches, array( 'user_id' => self::USER, 'kind' => 'jobs', 'fingerprint' => 'before', 'filters' => '{}', 'rhythm' => 'daily', 'mailed_id' => 7, 'created_gmt' => '2030-01-01 00:00:00' ) );
		$search = (int) $wpdb->insert_id;
		foreach ( array( 7, 8 ) as $news ) {
			$wpdb->insert( $alerts, array( 'user_id' => self::USER, 'news_id' => $news, 'search_id' => $search, 'turn' => 2 ) );
		}
		update_option( Migrations::OPTION, $version );
		for ( $again = 0; $again < 2; $again++ ) {
			$this->assertTrue( ( new Migrations() )->run() );
			$this->assertSame( array( Migrations::wanted(), false, false ), array( Migrations::version(), ...$this->parts() ) );
			$this->assertSame( array( (string) $search ), $wpdb->get_col( "SELECT id FROM {$searches} WHERE fingerprint = 'before'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
			$digests = $wpdb->get_col( $wpdb->prepare( "SELECT digest FROM {$alerts} WHERE user_id = %d ORDER BY news_id", self::USER ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
			$this->assertSame( 23 === $version ? array( 1, 0 ) : array( 0, 0 ), array_map( 'intval', $digests ), 'Only what the search had told is out of the digests to come.' );
			update_option( Migrations::OPTION, 25 );
		}
	}

	public function test_nothing_is_altered_where_there_are_none(): void {
		update_option( Migrations::OPTION, 21 );
		$queries = $this->queries( static fn() => ( new Migrations() )->run() );
		$this->assertSame( array(), array_values( (array) preg_grep( '/^\s*(CREATE|ALTER|DROP) /i', $queries ) ) );
		$this->assertSame( array( Migrations::wanted(), false, false ), array( Migrations::version(), ...$this->parts() ) );
	}

	public function test_a_new_site_never_has_them(): void {
		Tables::drop( array( 'search', 'alert' ) );
		update_option( Migrations::OPTION, 21 );
		$queries = $this->queries( static fn() => ( new Migrations() )->run() );
		$this->assertSame( array( Migrations::wanted(), false, false ), array( Migrations::version(), ...$this->parts() ) );
		$this->assertSame( array(), array_values( (array) preg_grep( '/mailed_id bigint|KEY `?pending/', $queries ) ) );
	}

	public function test_an_update_that_could_not_drop_them_is_not_done(): void {
		$this->as_before();
		update_option( Migrations::OPTION, 25 );
		add_filter( 'query', static fn( string $sql ): string => str_contains( $sql, ' DROP COLUMN ' ) ? 'SELECT 1' : $sql );
		try {
			( new Migrations() )->run();
			$this->fail( 'It was said to be done.' );
		} catch ( RuntimeException $failure ) {
			$this->assertStringContainsString( 'dm_search still has COLUMN mailed_id', $failure->getMessage() );
		}
		$this->assertSame( 25, Migrations::version() );
		remove_all_filters( 'query' );
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( array( Migrations::wanted(), false, false ), array( Migrations::version(), ...$this->parts() ) );
	}

	/**
	 * Makes the tables as migration 22 left them.
	 */
	private function as_before(): void {
		global $wpdb;
		$wpdb->query( 'ALTER TABLE ' . Tables::name( 'search' ) . ' ADD COLUMN mailed_id bigint(20) unsigned NOT NULL DEFAULT 0' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		$wpdb->query( 'ALTER TABLE ' . Tables::name( 'alert' ) . ' ADD KEY pending (search_id,turn,news_id)' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		$this->assertSame( array( true, true ), $this->parts() );
	}

	/**
	 * Whether the column and the key are there.
	 *
	 * @return array{bool,bool}
	 */
	private function parts(): array {
		global $wpdb;
		$columns = $wpdb->get_col( 'SHOW COLUMNS FROM ' . Tables::name( 'search' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		$keys    = array_column( (array) $wpdb->get_results( 'SHOW INDEX FROM ' . Tables::name( 'alert' ), ARRAY_A ), 'Key_name' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		return array( in_array( 'mailed_id', $columns, true ), in_array( 'pending', $keys, true ) );
	}
}
