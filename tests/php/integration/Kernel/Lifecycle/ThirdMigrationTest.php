<?php
/** The update to lists of pictures and slugs of works: nothing is lost, nobody is told, and one that was killed goes on. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use DesignMarketplace\Media\Sweeper;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;

final class ThirdMigrationTest extends TestCase {

	/**
	 * Members.
	 * @var list<int>
	 */
	private array $members = array();

	/** A site of the version before. What it has is committed, as batches are. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::rollback();
		update_option( Tables::VERSION, 2 );
	}

	protected function tearDown(): void {
		foreach ( $this->members as $id ) {
			( new Deletion() )->delete( $id );
		}
		( new Migrations() )->run();
		// What was counted and queued here was committed.
		( new Indexer() )->flush();
		Sql::write( 'DELETE FROM {outbox}' );
		Totals::recount();
		foreach ( array( Progress::OPTION, Clock::OFFSET ) as $option ) {
			delete_option( $option );
		}
		parent::tearDown();
	}

	/**
	 * A work as it was stored before.
	 * @param int       $designer Designer.
	 * @param string    $title    Title.
	 * @param string    $status   Status.
	 * @param string    $name     Name WordPress gave it.
	 * @param list<int> $places   Pictures by place, 0 for an empty one; null for as many as there are to be made.
	 */
	private function work( int $designer, string $title, string $status, string $name, array $places = array() ): int {
		$work = Market::work( $designer, compact( 'title' ) );
		Sql::write( 'UPDATE {posts} SET post_status = %s, post_name = %s WHERE ID = %d', $status, $name, $work );
		clean_post_cache( $work );
		foreach ( $places as $place => $picture ) {
			if ( $picture > 0 ) {
				add_post_meta( $work, 'design_marketplace_image' . ( $place > 0 ? $place + 1 : '' ), $picture );
				Sql::write( 'UPDATE {posts} SET post_parent = %d WHERE ID = %d', $work, $picture );
				clean_post_cache( $picture );
			}
		}
		return $work;
	}

	/** @return list<int> Pictures of a designer. */
	private function pictures( int $designer, int $count ): array {
		$from = Market::work( $designer, array( 'pictures' => array_map( static fn( int $n ): array => array( 'file' => "p{$n}" ), range( 1, $count ) ) ), array_combine( array_map( static fn( int $n ): string => "p{$n}", range( 1, $count ) ), array_map( fn(): array => $this->picture( 300, 200 ), range( 1, $count ) ) ) );
		$ids  = array_map( 'intval', explode( ',', (string) get_post_meta( $from, 'design_marketplace_pictures', true ) ) );
		delete_post_meta( $from, 'design_marketplace_pictures' );
		Sql::write( 'DELETE FROM {posts} WHERE ID = %d', $from );
		clean_post_cache( $from );
		return $ids;
	}

	/** @return array{string,string,string} Name, pictures, and what is left of the old fields. */
	private function stored( int $work ): array {
		clean_post_cache( $work );
		$old = array_map( static fn( string $key ): string => (string) get_post_meta( $work, $key, true ), array( 'design_marketplace_image', 'design_marketplace_image2', 'design_marketplace_image3' ) );
		return array( (string) get_post_field( 'post_name', $work, 'raw' ), (string) get_post_meta( $work, 'design_marketplace_pictures', true ), implode( $old ) );
	}

	public function test_the_day_it_lands(): void {
		$ana           = $this->designer();
		$bob           = $this->designer();
		$this->members = array( $ana, $bob );
		$p             = $this->pictures( $ana, 4 );
		$whole         = $this->work( $ana, 'Kettle', 'publish', 'kettle-7', array( $p[0], $p[1], $p[2] ) );
		$gap           = $this->work( $ana, 'Kettle', 'publish', 'kettle', array( $p[3], 0, 0 ) );
		$bare          = $this->work( $ana, 'Saved', 'publish', 'saved' );
		$draft         = $this->work( $ana, 'Draft', 'draft', '' );
		$once          = $this->work( $ana, 'Once public', 'draft', 'once-public' );
		$trashed       = $this->work( $ana, 'Gone', 'trash', 'gone__trashed' );
		add_post_meta( $trashed, '_wp_trash_meta_status', 'publish' );
		add_post_meta( $trashed, '_wp_desired_post_slug', 'gone' );
		$unborn = $this->work( $ana, 'Never', 'trash', '__trashed' );
		add_post_meta( $unborn, '_wp_trash_meta_status', 'draft' );
		$hidden = $this->work( $ana, 'Bad', 'dmkt_hidden', 'bad-3' );
		add_post_meta( $hidden, '_design_marketplace_hidden', array( 'decision' => 1, 'before' => 'publish' ) );
		$theirs = $this->work( $bob, 'Kettle', 'publish', 'kettle-3' );
		( new Indexer() )->flush();
		$slug   = People::slug( $ana );
		$read   = fn( int $work ): array => $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $ana )->get_data();
		$before = $read( $whole );
		$this->assertSame( array( array( $p[0], $p[1], $p[2] ), '', '' ), array( array_column( $before['pictures'], 'id' ), $before['slug'], $before['link'] ), 'Before the migration works are as they were.' );
		$this->assertNull( Work_Address::find( $slug, 'kettle' ) );
		( new Sweeper() )->run();
		$files = Uploads::stored();
		$cards = ( new Query() )->by_slug( $slug )['card'] ?? null;
		Mails::clear();
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( Tables::LATEST, Tables::version() );
		$this->assertSame(
			array(
				array( 'kettle', "{$p[0]},{$p[1]},{$p[2]}", '' ),
				array( 'kettle-2', "{$p[3]}", '' ),
				array( 'saved-2', '', '' ),
				array( '', '', '' ),
				array( '', '', '' ),
				array( '', '', '' ),
				array( '', '', '' ),
				array( '', '', '' ),
				array( 'kettle', '', '' ),
			),
			array_map( $this->stored( ... ), array( $whole, $gap, $bare, $draft, $once, $trashed, $unborn, $hidden, $theirs ) )
		);
		$this->assertSame( $files, Uploads::stored(), 'No file is new, and none is gone.' );
		$after = $read( $whole );
		$this->assertSame( array( 'kettle', 'public' ), array( $after['slug'], $after['visibility'] ) );
		$this->assertEquals( array_diff_key( $before, array_flip( array( 'slug', 'link' ) ) ), array_diff_key( $after, array_flip( array( 'slug', 'link' ) ) ) );
		$this->assertSame( $whole, Work_Address::find( $slug, 'kettle' )?->ID );
		$this->assertSame( array(), ( new Indexer() )->verify(), 'All rows are right as they are.' );
		$this->assertSame( $cards, ( new Query() )->by_slug( $slug )['card'] ?? null );
		$this->assertSame( 'off', $this->rest( 'GET', '/wp/v2/users/me', array(), $ana )->get_data()['portfolio_open'] );
		$this->assertSame( '0', Sql::value( "SELECT COUNT(*) FROM {posts} WHERE post_status = 'dmkt_unlisted'" ) );
		foreach ( array( '+0 days', '+1 day', '+30 days' ) as $later ) {
			update_option( Clock::OFFSET, (int) strtotime( $later ) - time() );
			do_action( 'design_marketplace_daily' );
			Mails::worker()->run( 100 );
		}
		$this->assertSame( array(), array_column( Mails::sent(), 'subject' ) );
		$this->assertSame( $files, Uploads::stored() );
		wp_untrash_post( $trashed );
		$this->assertSame( array( 'gone', 'publish' ), array( $this->stored( $trashed )[0], get_post_status( $trashed ) ) );
	}

	public function test_one_that_was_killed_goes_on_where_it_was(): void {
		$ana           = $this->designer();
		$this->members = array( $ana );
		Sql::write(
			'INSERT INTO {posts} (post_type, post_status, post_author, post_title, post_name, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES '
				. implode( ',', array_fill( 0, 205, "('dmkt_work', 'publish', {$ana}, 'Kettle', 'kettle-9', '', '', '', '', '')" ) )
		);
		$works  = Sql::ids( 'SELECT ID FROM {posts} WHERE post_author = %d ORDER BY ID', $ana );
		$p      = $this->pictures( $ana, 1 );
		$last   = $this->work( $ana, 'Kettle', 'publish', 'kettle', $p );
		$killed = null;
		$kill   = static fn( string $query ): string => preg_match( "/^DELETE FROM .* WHERE post_id = {$last} /", $query ) ? throw new RuntimeException( 'killed' ) : $query;
		add_filter( 'query', $kill );
		try {
			( new Migrations() )->run();
		} catch ( RuntimeException $killed ) {
			remove_filter( 'query', $kill );
			wp_cache_flush();
		}
		$this->assertInstanceOf( RuntimeException::class, $killed );
		$this->assertSame( array( 2, array( 'kettle', '', "{$p[0]}" ) ), array( Tables::version(), $this->stored( $last ) ), 'The batch it was in is undone.' );
		$this->assertSame( array( 'kettle', 'kettle-200' ), array( $this->stored( $works[0] )[0], $this->stored( $works[199] )[0] ), 'The one before stays.' );
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( array( 'kettle-206', "{$p[0]}", '' ), $this->stored( $last ) );
		$this->assertSame( 206, (int) Sql::value( "SELECT COUNT(DISTINCT post_name) FROM {posts} WHERE post_type = 'dmkt_work' AND post_author = %d", $ana ) );
		Sql::write( 'DELETE FROM {posts} WHERE ID IN (' . Sql::in( $works ) . ')' );
	}

	public function test_a_work_that_was_changed_meanwhile_keeps_its_pictures(): void {
		$ana           = $this->designer();
		$this->members = array( $ana );
		$p             = $this->pictures( $ana, 3 );
		$work          = $this->work( $ana, 'Kettle', 'publish', 'kettle', $p );
		$answer        = $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'pictures' => array( array( 'id' => $p[2] ), array( 'id' => $p[0] ) ) ), $ana );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( 'kettle', "{$p[2]},{$p[0]}", '' ), $this->stored( $work ) );
		$this->assertTrue( ( new Migrations() )->run() );
		$this->assertSame( array( 'kettle', "{$p[2]},{$p[0]}", '' ), $this->stored( $work ) );
	}
}
