<?php
/** What a vanished account has left is found, reported and removed, and nothing of anybody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Privacy;

use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Service;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Health\Data_Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Oidc\Identity;
use DesignMarketplace\People\Oidc\Links;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Privacy\Orphans;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class OrphansTest extends TestCase {

	/**
	 * A designer and a company with everything they can have.
	 * @return array{int,int}
	 */
	private function people(): array {
		$designer = $this->designer( array( 'skill' => array( Market::skill() ) ) );
		$company  = $this->contractor();
		Market::credit( $designer, $company );
		Market::credit( $designer, $this->designer() );
		Market::list_of( $company, $designer );
		$invite = array( 'mission' => Market::mission( $company ), 'to' => array( $designer ) );
		$this->assert_answer( 201, $this->rest( 'POST', '/design-marketplace/v1/invitations', $invite, $company ) );
		Market::template( $company );
		Market::outcome( $designer, $company );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'newsletter' => true ), $designer, array( 'avatar' => $this->picture( 40, 40 ) ) ) );
		Market::work( $designer, array(), array( 'image' => $this->picture( 40, 40 ) ) );
		Market::apply( $designer, Market::mission( $company, array( 'place' => 'remote', 'languages' => array( 'fr' ), 'deadline' => Deadline::today() ) ) );
		Market::apply( $this->designer(), Market::mission( $company ) );
		$this->assert_answer( 200, $this->rest( 'PUT', '/design-marketplace/v1/saved/' . Market::mission( $company ), array(), $designer ) );
		foreach ( array( $designer, $company ) as $id ) {
			( new Outbox() )->enqueue( "welcome:{$id}", "user:{$id}", 'welcome' );
			( new Search_Service() )->save( $id, Search_Kind::Jobs, array( 'search' => 'anything' ), array() );
			Consent::log( $id, array( 'cgu_1' => true ), 'signup' );
			Links::add( $id, Identity::of( array( 'sub' => "sub-{$id}" ) ) );
			Decisions::add( Reported_Item::member( $id ), Decision_Kind::Off, 'spam', '', 1 );
		}
		( new Indexer() )->flush();
		// One of them is told of what the other posts next.
		Market::mission( $company, array( 'title' => 'Anything' ) );
		Market::match_news();
		return array( $designer, $company );
	}

	private function vanish( int ...$ids ): void {
		global $wpdb;
		foreach ( $ids as $id ) {
			$wpdb->delete( $wpdb->users, array( 'ID' => $id ) );
			clean_user_cache( $id );
		}
	}

	public function test_nothing_of_people_who_are_there_is_touched(): void {
		[ , $company ] = $this->people();
		( new Outbox() )->enqueue_fan_out( "new_jobs:{$company}:1", 'new_matching_mission', array( 'ids' => array( 1 ) ) );
		$before = Snapshot::take();
		$this->assertSame( array(), ( new Orphans() )->count() );
		$this->assertSame( 0, ( new Orphans() )->remove() );
		$this->assertSame( Finding::GOOD, Data_Checks::orphans()->status );
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_all_that_is_left_is_reported_and_removed(): void {
		$people = $this->people();
		$this->vanish( ...$people );
		$counts = ( new Orphans() )->count();
		$kinds  = array( ...Inventory::post_types(), 'attachment', ...array_keys( Inventory::columns() ), 'usermeta' );
		$this->assertSame( array(), array_diff( $kinds, array_keys( $counts ) ), 'Each kind is looked for.' );
		$finding = Data_Checks::orphans();
		$this->assertSame( Finding::RECOMMENDED, $finding->status );
		$this->assertStringContainsString( (string) array_sum( $counts ), $finding->headline );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		( new Indexer() )->flush();
		$this->assertSame( array(), ( new Orphans() )->count() );
		foreach ( $people as $id ) {
			$this->assertSame( array(), $this->rows_that_name( $id ) );
		}
		$this->assertSame( array(), array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
	}

	/**
	 * Rows of ours and of core that name somebody as their owner.
	 * @param int $id User.
	 * @return list<string>
	 */
	private function rows_that_name( int $id ): array {
		global $wpdb;
		$found = array();
		foreach ( array(
			$wpdb->posts                      => 'post_author',
			Tables::name( 'directory' )       => 'user_id',
			Tables::name( 'directory_skill' ) => 'user_id',
			Tables::name( 'application' )     => 'user_id',
			Tables::name( 'consent' )         => 'user_id',
			Tables::name( 'oidc_link' )       => 'user_id',
		) as $table => $column ) {
			if ( $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE {$column} = {$id}" ) > 0 ) { // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, an integer.
				$found[] = $table;
			}
		}
		if ( Rows::count( 'usermeta', 'user_id = %d AND meta_key LIKE %s', $id, '%design\\_marketplace\\_%' ) > 0 ) {
			$found[] = 'usermeta';
		}
		if ( Rows::count( 'outbox', 'recipient = %s', "user:{$id}" ) > 0 ) {
			$found[] = 'outbox';
		}
		return $found;
	}

	public function test_what_is_written_while_core_takes_the_account_apart_goes_too(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$id = $this->designer();
		add_action(
			'delete_user',
			function ( int $user ) use ( $id ): void {
				global $wpdb;
				if ( $user === $id ) {
					Market::work( $id, array(), array( 'image' => $this->picture( 40, 40 ) ) );
					Market::apply( $id, Market::mission( $this->contractor() ) );
					Consent::log( $id, array( 'newsletter' => true ), 'settings' );
					$wpdb->insert( Tables::name( 'outbox' ), array( 'event' => 'x', 'recipient' => "user:{$id}", 'message' => 'welcome', 'payload' => '{}', 'next_at' => Clock::gmt(), 'created_gmt' => Clock::gmt() ) );
				}
			},
			99
		);
		$this->assertTrue( wp_delete_user( $id ) );
		( new Indexer() )->flush();
		$this->assertSame( array( 'outbox' ), $this->rows_that_name( $id ), 'The farewell alone.' );
		$this->assertSame( array(), array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
	}

	public function test_the_words_of_somebody_who_is_gone_go_before_they_are_sent(): void {
		$gone  = $this->designer();
		$here  = $this->designer();
		$to    = $this->contractor();
		$queue = new Outbox();
		foreach ( array( $gone, $here ) as $id ) {
			$queue->enqueue( "contact:{$id}:20260101:x", "user:{$to}", 'contact_request', array( 'comment' => 'Words' ) );
		}
		$this->vanish( $gone );
		$this->assertSame( 1, ( new Orphans() )->count()['outbox'] );
		( new Orphans() )->remove();
		$this->assertSame( array( "contact:{$here}:20260101:x" ), Rows::column( 'event', 'outbox' ) );
	}

	public function test_the_farewell_is_left_to_the_worker(): void {
		$id = $this->designer();
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		( new Orphans() )->remove();
		$this->assertSame( array( 'outbox' ), $this->rows_that_name( $id ) );
	}
}
