<?php
/** What has come to demo members since goes with them, and real members keep what is theirs. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Cli;

use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Service;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Cli\Seed\Demo;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Contacting;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Auth\Secret;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Evidence;
use WP_Hook;
use WP_User;

final class SeedRemovalTest extends TestCase {

	private int $designer;
	private int $company;

	protected function setUp(): void {
		parent::setUp();
		// The sizes are the Media room's business, and most of the time this takes.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 1000 );
		Market::clear();
		Secret::key();
		$this->designer = $this->designer();
		$this->company  = $this->contractor();
	}

	public function test_nothing_that_came_to_a_demo_member_outlives_them(): void {
		$job = Market::mission( $this->company );
		// What real members do makes what is the site's own, such as the folder of files, and is there afterwards.
		( new Search_Service() )->save( $this->designer, Search_Kind::Jobs, array( 'search' => 'ring' ), array() );
		( new Search_Service() )->save( $this->company, Search_Kind::Designers, array( 'search' => 'noemie' ), array() );
		Market::apply( $this->designer, $job );
		Talk::file( Talk::between( $this->designer, $this->company ), $this->designer );
		Reports::make( Reports::item( $job ), $this->designer );
		self::an_hour_later();
		$before = self::rows();

		$demo  = new Demo( static fn( string $line ) => null );
		$hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$demo->seed( 3 );
		// Seeding ends with its process, and lets nobody answer in it.
		$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as TestCase does.
		$this->live( self::member( 'designer@example.test' ), self::member( 'startup@example.test' ), $job );
		$lived = self::rows();
		foreach ( array( 'application', 'conversation', 'message_file', 'report', 'evidence', 'decision', 'alert', 'outbox', 'block' ) as $table ) {
			self::assertNotSame( $before[ Tables::name( $table ) ] ?? null, $lived[ Tables::name( $table ) ], "Something came to {$table}." );
		}
		$demo->remove();
		( new Indexer() )->flush();
		self::assertSame( array(), self::differences( $before, self::rows() ) );
	}

	/**
	 * Weeks in which demo and real members have had to do with each other.
	 * @param int $designer Demo designer.
	 * @param int $company  Demo company.
	 * @param int $job      Real company's design job.
	 */
	private function live( int $designer, int $company, int $job ): void {
		$reported = Market::mission( $company, array( 'title' => 'Ring the first' ) );
		$closed   = Market::mission( $company, array( 'title' => 'Ring the second' ) );
		$open     = Market::mission( $company, array( 'title' => 'Ring the third' ) );
		foreach ( array( $reported, $closed, $open ) as $id ) {
			Market::apply( $this->designer, $id );
		}
		self::an_hour_later();
		Market::apply( $designer, $job );
		Market::work( $designer, array( 'title' => 'Later' ), array( 'image' => $this->picture( 40, 40 ) ) );
		( new Closing() )->close( $closed );
		Mails::worker()->run( 10 );

		$talk = Talk::between( $designer, $this->company );
		Talk::write( $talk, Seat::Contractor, 'Hello' );
		Talk::file( Talk::now( $talk ), $this->company );
		Talk::write( $talk, Seat::Designer, 'Hello back' );
		Talk::file( Talk::now( $talk ), $designer );
		Talk::block( $talk, Seat::Contractor );
		( new Contacting() )->contact( $company, $this->designer, 'Come', true );

		$report = Reports::by_stranger( Reports::item( $reported ), 'erika@example.test' );
		Reports::make( Reports::item( $reported ), $this->designer );
		Evidence::open( $report, People::administrator() );
		Reports::decide( $report, Decision_Kind::Hide );
		Reports::decide( Reports::make( Reported_Item::member( $designer ), $this->company ), Decision_Kind::Dismiss );
		Reports::make( Reports::item( $open ), $this->designer );
		Reports::make( Reports::item( $job ), $company );

		( new Search_Service() )->save( $designer, Search_Kind::Jobs, array( 'search' => 'bell' ), array() );
		Consent::log( $designer, array( 'newsletter' => true ), 'settings' );
		( new Outbox() )->enqueue( "welcome:{$designer}", "user:{$designer}", 'welcome' );
		Decisions::add( Reported_Item::member( $designer ), Decision_Kind::Off, 'spam', '', 1 );
		( new Indexer() )->flush();
	}

	/** Members are told of new jobs and designers. */
	private static function an_hour_later(): void {
		( new Indexer() )->flush();
		update_option( Clock::OFFSET, 2 * HOUR_IN_SECONDS );
		Mails::worker()->run( 10 );
		delete_option( Clock::OFFSET );
	}

	private static function member( string $email ): int {
		$user = get_user_by( 'email', $email );
		self::assertInstanceOf( WP_User::class, $user );
		return $user->ID;
	}

	/**
	 * All that is stored, but for pages, which SeedTest looks at, and for the log of two emails that name nobody: to administrators when something
	 * waits, and to members when their searches found something.
	 * @return array<string,mixed>
	 */
	private static function rows(): array {
		global $wpdb;
		$rows  = Snapshot::take();
		$pages = array_map( 'strval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( 'page', 'revision' )" ) );
		$tell  = static fn( array $row ): bool => ! in_array( $row['post_id'] ?? ( isset( $row['post_type'] ) ? $row['ID'] : '' ), $pages, true ) && ! in_array( $row['message'] ?? '', array( 'new_reports', 'search_news' ), true )
			// Counts on with each write.
			&& Account_Lock::META !== ( $row['meta_key'] ?? '' );
		foreach ( $rows as $name => $found ) {
			$rows[ $name ] = is_array( $found ) ? array_values( array_filter( $found, static fn( string $row ): bool => $tell( (array) json_decode( $row, true ) ) ) ) : $found;
		}
		return $rows;
	}

	/**
	 * What is there more or less.
	 * @param array<string,mixed> $before Result of rows().
	 * @param array<string,mixed> $after  Another one.
	 * @return array<string,mixed>
	 */
	private static function differences( array $before, array $after ): array {
		$found = array();
		foreach ( array_unique( array_merge( array_keys( $before ), array_keys( $after ) ) ) as $name ) {
			[ $was, $is ]   = array( (array) ( $before[ $name ] ?? array() ), (array) ( $after[ $name ] ?? array() ) );
			$found[ $name ] = array_merge( array_diff( $is, $was ), array_diff( $was, $is ) );
		}
		return array_filter( $found );
	}
}
