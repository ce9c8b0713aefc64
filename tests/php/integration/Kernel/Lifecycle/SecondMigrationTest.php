<?php
/** The update from 1.0.0 to the list of schools: nothing is lost, nobody is told, and one that was killed goes on. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Schools\Schools;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;

final class SecondMigrationTest extends TestCase {

	private const OLD = 'design_marketplace_affiliation_domains';

	private const COLUMNS = array( 'school', 'graduation', 'spoken', 'portfolio_open' );

	/**
	 * Members.
	 * @var list<int>
	 */
	private array $members = array();

	/** A site of 1.0.0. Tables are altered, which ends the test's own transaction. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		$this->alter( 'DROP KEY line_newest, DROP KEY school_newest, DROP COLUMN ' . implode( ', DROP COLUMN ', self::COLUMNS ) );
		update_option( Tables::VERSION, 1 );
	}

	protected function tearDown(): void {
		foreach ( $this->members as $id ) {
			( new Deletion() )->delete( $id );
		}
		( new Migrations() )->run();
		foreach ( array( self::OLD, 'design_marketplace_universities', 'design_marketplace_school_names', Progress::OPTION, Clock::OFFSET ) as $option ) {
			delete_option( $option );
		}
		wp_clear_scheduled_hook( 'design_marketplace_reindex' );
		parent::tearDown();
	}

	private function alter( string $how ): void {
		global $wpdb;
		$wpdb->query( 'ALTER TABLE ' . Tables::name( 'directory' ) . " {$how}" ); // phpcs:ignore WordPress.DB -- a test.
	}

	public function test_the_day_it_lands(): void {
		update_option( self::OLD, array( 'EPFL' => array( 'epfl.ch', 'alumni.epfl.ch' ), 'UNIL' => array( 'unil.ch', 'epfl.ch' ) ) );
		[ $startup, $designer ] = $this->members = array( $this->contractor( array( 'ecosystem' => 'EPFL', 'epfl_lab' => 'x', 'epfl_professor' => 'y' ) ), $this->designer() );
		$mark                   = wp_date( 'Y-m-d', time() - 300 * DAY_IN_SECONDS ) . '|address|alumni.epfl.ch|abc';
		update_user_meta( $startup, 'design_marketplace_verified', $mark );
		Market::work( $designer );
		Market::mission( $startup );
		( new Indexer() )->flush();
		$this->assertCount( 1, ( new Query() )->page( 'designer', array(), 1, 10 )['items'], 'Before the migration lists are as they were.' );
		$this->assertSame( 0, ( new Query() )->page( 'designer', array( 'school' => array( 'ECAL' ) ), 1, 10 )['total'] );
		do_action( 'design_marketplace_daily' );
		$this->assertSame( $mark, get_user_meta( $startup, 'design_marketplace_verified', true ), 'The list of before is not read yet.' );
		Mails::clear();
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( Tables::LATEST, Tables::version() );
		$this->assertSame( array( array( 'epfl.ch', 'alumni.epfl.ch' ), array( 'unil.ch' ), array() ), array_map( Schools::domains( ... ), array( 'EPFL', 'UNIL', 'ECAL' ) ) );
		$this->assertSame( array( 'ECAL', 'EHL', 'EPFL', 'HEIG-VD', 'UNIL' ), array_column( Schools::all(), 'code' ) );
		$this->assertFalse( get_option( self::OLD ) );
		$this->assertSame( array(), ( new Indexer() )->verify(), 'All rows are right as they are.' );
		$me = $this->rest( 'GET', '/wp/v2/users/me', array(), $designer )->get_data();
		$this->assertSame( array( '', array(), true ), array( $me['school'], $me['languages'], $me['school_shown'] ) );
		foreach ( array( '+0 days', '+1 day', '+30 days' ) as $later ) {
			update_option( Clock::OFFSET, (int) strtotime( $later ) - time() );
			do_action( 'design_marketplace_daily' );
			do_action( 'design_marketplace_reindex' );
			Mails::worker()->run( 100 );
		}
		$this->assertSame( array(), array_column( Mails::sent(), 'subject' ) );
		$this->assertSame( $mark, get_user_meta( $startup, 'design_marketplace_verified', true ) );
	}

	public function test_a_site_that_changed_nothing_has_the_default_list(): void {
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertNull( get_option( 'design_marketplace_universities', null ) );
		$this->assertCount( 5, Schools::all() );
	}

	public function test_one_that_was_killed_goes_on(): void {
		update_option( self::OLD, array( 'EPFL' => array( 'lab.epfl.ch' ) ) );
		$kill = static fn() => throw new RuntimeException( 'killed' );
		add_action( 'delete_option_' . self::OLD, $kill );
		try {
			( new Migrations() )->run();
			$this->fail( 'It was not killed.' );
		} catch ( RuntimeException ) {
			remove_action( 'delete_option_' . self::OLD, $kill );
		}
		wp_cache_flush();
		$this->assertSame( array( 1, array( 'EPFL' => array( 'lab.epfl.ch' ) ), null ), array( Tables::version(), get_option( self::OLD ), get_option( 'design_marketplace_universities', null ) ) );
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( array( 'lab.epfl.ch' ), Schools::domains( 'EPFL' ) );
	}

	public function test_a_constant_of_before_is_read_once(): void {
		putenv( 'DESIGN_MARKETPLACE_AFFILIATION_DOMAINS={"ECAL":["ecal.ch","not a domain"],"MIT":["mit.edu"]}' );
		$this->assertTrue( ( new Migrations() )->run() );
		putenv( 'DESIGN_MARKETPLACE_AFFILIATION_DOMAINS' );
		$this->assertSame( array( array( 'ecal.ch' ), array() ), array_map( Schools::domains( ... ), array( 'ECAL', 'MIT' ) ) );
	}
}
