<?php
/** Where a work is: its slug, the address of an unlisted one, and that nobody finds that by another way. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Portfolio\Giving;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Portfolio\Works;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Hiding;
use DesignMarketplace\Trust\Reportable;
use WP_Post;

final class VisibilityTest extends TestCase {

	private int $designer;

	private string $slug;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
		$this->slug     = People::slug( $this->designer );
	}

	/**
	 * Writes a work and returns it as its designer reads it.
	 * @param int                 $work Work.
	 * @param array<string,mixed> $sent Fields.
	 * @return array<string,mixed>
	 */
	private function write( int $work, array $sent ): array {
		$answer = $this->rest( 'POST', "/wp/v2/work/{$work}", $sent, $this->designer );
		$this->assert_answer( 200, $answer );
		return $answer->get_data();
	}

	/** @return array<string,mixed> */
	private function read( int $work ): array {
		return $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $this->designer )->get_data();
	}

	private function at( string $slug ): ?int {
		return Work_Address::find( $this->slug, $slug )?->ID;
	}

	private function post( int $work ): WP_Post {
		clean_post_cache( $work );
		$post = get_post( $work );
		$this->assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	public function test_a_slug_is_of_the_title_at_first_publishing_and_stays(): void {
		$work = Market::work( $this->designer, array( 'title' => 'Ein Äpfel & <b>Birnen', 'status' => 'draft' ) );
		$this->assertSame( array( '', '' ), array( $this->read( $work )['slug'], $this->read( $work )['link'] ) );
		$this->write( $work, array( 'title' => 'Zwei Äpfel' ) );
		$published = $this->write( $work, array( 'status' => 'publish' ) );
		$this->assertSame( 'zwei-apfel', $published['slug'] );
		$this->assertSame( home_url( "/designer/{$this->slug}/zwei-apfel" ), $published['link'] );
		$this->assertSame( $work, $this->at( 'zwei-apfel' ) );
		foreach ( array( array( 'title' => 'Drei' ), array( 'status' => 'draft' ), array( 'status' => 'publish', 'title' => 'Vier' ) ) as $sent ) {
			$this->assertSame( 'zwei-apfel', $this->write( $work, $sent )['slug'] );
		}
		foreach ( array( 'Zwei-Apfel', 'drei', '', 'zwei-apfel-2', "zwei-apfel\0", str_repeat( 'x', 300 ) ) as $wrong ) {
			$this->assertNull( $this->at( $wrong ), $wrong );
		}
	}

	public function test_slugs_are_unique_for_their_designer_alone_and_never_a_word_of_the_site(): void {
		$title  = 'Kettle';
		$first  = Market::work( $this->designer, compact( 'title' ) );
		$second = Market::work( $this->designer, compact( 'title' ) );
		$theirs = Market::work( $this->designer(), compact( 'title' ) );
		$this->assertSame( array( 'kettle', 'kettle-2', 'kettle' ), array_map( fn( int $id ): string => Work_Address::slug( $this->post( $id ) ), array( $first, $second, $theirs ) ) );
		$of   = fn( string $title ): string => Work_Address::slug( $this->post( Market::work( $this->designer, compact( 'title' ) ) ) );
		$this->assertSame( array( 'saved-2', '2026-2', 'project-2', 'project-3', 'fifty-20off', 'a-2fb', 'atom-2' ), array_map( $of, array( 'Saved', '2026', '!!!', '?', 'Fifty%20off', 'A%2fb', 'Atom' ) ) );
		$long = $of( str_repeat( 'Ein langer Titel ', 10 ) );
		$this->assertLessThanOrEqual( 50, strlen( $long ) );
		$this->assertLessThanOrEqual( 50, strlen( $of( str_repeat( 'Ein langer Titel ', 10 ) ) ) );
		$chinese = Market::work( $this->designer, array( 'title' => '作品' ) );
		$this->assertSame( $chinese, $this->at( '作品' ) );
		$this->assertSame( $chinese, $this->at( '%e4%bd%9c%e5%93%81' ) );
	}

	public function test_the_trash_leaves_the_slug_alone(): void {
		$work = Market::work( $this->designer, array( 'title' => 'Kettle' ) );
		$this->rest( 'DELETE', "/wp/v2/work/{$work}", array(), $this->designer );
		$this->assertNull( $this->at( 'kettle' ) );
		wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Kettle', 'post_status' => 'publish' ) );
		$this->assertSame( 'kettle-2', Work_Address::slug( $this->post( Market::work( $this->designer, array( 'title' => 'Kettle' ) ) ) ) );
		Market::work( $this->designer(), array( 'title' => 'Kettle' ) );
		wp_untrash_post( $work );
		$this->assertSame( 'kettle', Work_Address::slug( $this->post( $work ) ) );
		wp_trash_post( $work );
		wp_untrash_post( $work );
		$this->assertSame( 'kettle', Work_Address::slug( $this->post( $work ) ) );
		$draft = Market::work( $this->designer, array( 'title' => 'Draft', 'status' => 'draft' ) );
		wp_trash_post( $draft );
		wp_untrash_post( $draft );
		$this->assertSame( array( '', 'draft' ), array( Work_Address::slug( $this->post( $draft ) ), get_post_status( $draft ) ) );
	}

	public function test_each_change_to_unlisted_makes_a_new_address_and_back_the_plain_one(): void {
		$work = Market::work( $this->designer, array( 'title' => 'Kettle' ) );
		$this->assertSame( 'public', $this->read( $work )['visibility'] );
		$first = $this->write( $work, array( 'visibility' => 'unlisted' ) );
		$this->assertSame( array( 'publish', 'unlisted' ), array( $first['status'], $first['visibility'] ) );
		$this->assertMatchesRegularExpression( '/^kettle-[a-z0-9]{22}$/D', $first['slug'] );
		$this->assertSame( home_url( "/designer/{$this->slug}/{$first['slug']}" ), $first['link'] );
		$this->assertTrue( rest_validate_value_from_schema( $first, Contract::shape( 'work' ), 'work' ) );
		$this->assertSame( array( $work, null ), array( $this->at( $first['slug'] ), $this->at( 'kettle' ) ) );
		foreach ( array( array( 'visibility' => 'unlisted' ), array( 'visibility' => '' ), array( 'title' => 'Pot' ), array( 'status' => 'publish' ) ) as $sent ) {
			$this->assertSame( $first['slug'], $this->write( $work, $sent )['slug'] );
		}
		$public = $this->write( $work, array( 'visibility' => 'public' ) );
		$this->assertSame( array( 'kettle', 'public', $work, null ), array( $public['slug'], $public['visibility'], $this->at( 'kettle' ), $this->at( $first['slug'] ) ) );
		$second = $this->write( $work, array( 'visibility' => 'unlisted' ) );
		$this->assertNotSame( $first['slug'], $second['slug'] );
		$this->assertSame( array( $work, null ), array( $this->at( $second['slug'] ), $this->at( $first['slug'] ) ) );
		$this->assertNull( $this->at( substr( $second['slug'], 0, -1 ) . ( str_ends_with( $second['slug'], 'a' ) ? 'b' : 'a' ) ) );
		foreach ( array( 'private', 'Unlisted', array( 'unlisted' ), 1 ) as $wrong ) {
			$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'visibility' => $wrong ), $this->designer ), 'rest_invalid_param' );
		}
	}

	public function test_an_unlisted_work_is_nowhere_else(): void {
		$skill  = Market::skill();
		$work   = Market::work( $this->designer, array( 'title' => 'Secretpot', 'visibility' => 'unlisted', 'skill' => array( $skill ) ), array( 'image' => $this->picture( 300, 200 ) ) );
		$viewer = $this->designer();
		$told   = 0;
		add_action(
			'design_marketplace_work_published',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		( new Indexer() )->flush();
		$found = ( new Query() )->by_slug( $this->slug );
		$this->assertSame( array( false, 0, array() ), array( $found['listed'] ?? null, $found['card']['works_count'] ?? null, $found['card']['latest_works'] ?? null ) );
		foreach ( array( $viewer, People::administrator() ) as $other ) {
			$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ), $other )->get_data() );
			$this->assertNotContains( $work, array_column( $this->rest( 'GET', '/wp/v2/work', array(), $other )->get_data(), 'id' ) );
		}
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $viewer ) );
		$this->assertSame( $this->rest( 'GET', '/wp/v2/work/999999999', array(), $viewer )->get_data(), $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $viewer )->get_data() );
		$this->assertSame( 0, ( new Query() )->page( 'designer', array( 'search' => 'Secretpot' ), 1, 10 )['total'] );
		$this->assertNull( ( new Reportable() )->find( Reported_Kind::Work, $work, $viewer ) );
		$this->assertSame( $work, ( new Reportable() )->at( $this->read( $work )['link'] )->id ?? 0 );
		$term = get_term( $skill, Skills::TAXONOMY );
		$this->assertSame( 0, $term->count ?? null );
		$this->assertSame( array( $work ), array_column( $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ), $this->designer )->get_data(), 'id' ) );
		$this->write( $work, array( 'visibility' => 'public' ) );
		( new Indexer() )->flush();
		$this->assertSame( array( true, 1 ), array( ( new Query() )->by_slug( $this->slug )['listed'] ?? null, $told ) );
	}

	public function test_a_draft_keeps_its_wish(): void {
		$work = Market::work( $this->designer, array( 'title' => 'Kettle', 'status' => 'draft' ) );
		$this->assertSame( array( 'draft', 'unlisted', '' ), array_values( array_intersect_key( $this->write( $work, array( 'visibility' => 'unlisted' ) ), array_flip( array( 'status', 'visibility', 'slug' ) ) ) ) );
		$this->assertNull( $this->at( 'kettle' ) );
		$there = $this->write( $work, array( 'status' => 'publish' ) );
		$this->assertSame( array( 'publish', 'unlisted', 'dmkt_unlisted' ), array( $there['status'], $there['visibility'], get_post_status( $work ) ) );
		$this->assertSame( $work, $this->at( $there['slug'] ) );
		$draft = $this->write( $work, array( 'status' => 'draft' ) );
		$this->assertSame( array( 'draft', 'unlisted', null ), array( $draft['status'], $draft['visibility'], $this->at( $there['slug'] ) ) );
		$both = $this->write( $work, array( 'status' => 'publish', 'visibility' => 'public' ) );
		$this->assertSame( array( 'kettle', 'publish' ), array( $both['slug'], get_post_status( $work ) ) );
	}

	public function test_it_is_unlisted_again_after_the_trash_and_after_a_decision(): void {
		$work = Market::work( $this->designer, array( 'title' => 'Kettle', 'visibility' => 'unlisted' ) );
		$slug = $this->read( $work )['slug'];
		$this->rest( 'DELETE', "/wp/v2/work/{$work}", array(), $this->designer );
		$this->assertNull( $this->at( $slug ) );
		wp_untrash_post( $work );
		$this->assertSame( array( 'dmkt_unlisted', $work ), array( get_post_status( $work ), $this->at( $slug ) ) );
		Hiding::hide( $this->post( $work ), 7 );
		$this->assertSame( array( 'dmkt_hidden', null, 'unlisted' ), array( get_post_status( $work ), $this->at( $slug ), $this->read( $work )['visibility'] ) );
		Hiding::show( $this->post( $work ) );
		$this->assertSame( array( 'dmkt_unlisted', $work ), array( get_post_status( $work ), $this->at( $slug ) ) );
		// What its designer wants meanwhile counts when it is shown.
		foreach ( array( 'public' => 'publish', 'unlisted' => 'dmkt_unlisted' ) as $visibility => $status ) {
			Hiding::hide( $this->post( $work ), 7 );
			$this->assertSame( array( 'dmkt_hidden', $visibility ), array( get_post_status( $work ), $this->write( $work, compact( 'visibility' ) )['visibility'] ) );
			$this->assertSame( 'dmkt_hidden', get_post_status( $work ) );
			Hiding::show( $this->post( $work ) );
			$this->assertSame( $status, get_post_status( $work ) );
		}
		$this->assertNotSame( $slug, $this->read( $work )['slug'] );
	}

	public function test_it_is_not_published_by_another_way(): void {
		$work = Market::work( $this->designer, array( 'visibility' => 'unlisted' ) );
		wp_update_post( array( 'ID' => $work, 'post_status' => 'publish' ) );
		$this->assertSame( 'dmkt_unlisted', get_post_status( $work ) );
		// An importer brings the state, and perhaps no key.
		$imported = Posts::insert( array( 'post_type' => 'dmkt_work', 'post_author' => $this->designer, 'post_status' => 'dmkt_unlisted', 'post_title' => 'Cup' ) );
		$this->assertMatchesRegularExpression( '/^cup-[a-z0-9]{22}$/D', Work_Address::slug( $this->post( $imported ) ) );
		$this->assertSame( 'unlisted', $this->read( $imported )['visibility'] );
	}

	public function test_nobody_comes_to_the_works_of_one_who_is_off(): void {
		$work = Market::work( $this->designer, array( 'visibility' => 'unlisted' ) );
		$slug = $this->read( $work )['slug'];
		Off::set( $this->designer );
		$this->assertNull( $this->at( $slug ) );
		Off::end( $this->designer );
		$this->assertSame( $work, $this->at( $slug ) );
	}

	public function test_a_work_that_is_given_finds_a_free_slug(): void {
		$to   = $this->designer();
		$work = Market::work( $this->designer, array( 'title' => 'Kettle', 'visibility' => 'unlisted' ) );
		Market::work( $to, array( 'title' => 'Kettle' ) );
		$this->assertNull( ( new Giving() )->give( $work, $to ) );
		$this->assertMatchesRegularExpression( '/^kettle-2-[a-z0-9]{22}$/D', Work_Address::slug( $this->post( $work ) ) );
		$this->assertSame( array( 'dmkt_unlisted', $work ), array( get_post_status( $work ), Work_Address::find( People::slug( $to ), Work_Address::slug( $this->post( $work ) ) )?->ID ) );
	}

	public function test_the_export_has_pictures_with_words_order_and_visibility_and_no_key(): void {
		$work     = Market::work( $this->designer, array( 'title' => 'Kettle', 'visibility' => 'unlisted', 'pictures' => array( array( 'file' => 'a', 'alt' => 'Alt', 'caption' => 'Caption' ) ) ), array( 'a' => $this->picture( 300, 200 ) ) );
		$exported = ( new Works() )->export( get_userdata( $this->designer ) )['works'];
		$this->assertCount( 1, $exported );
		$this->assertSame( array( 'Alt', 'Caption', 'unlisted', $this->read( $work )['link'], 0 ), array( $exported[0]['pictures'][0]['alt'], $exported[0]['pictures'][0]['caption'], $exported[0]['visibility'], $exported[0]['link'], $exported[0]['order'] ) );
		$this->assertStringStartsWith( 'http', (string) $exported[0]['pictures'][0]['url'] );
		$this->assertArrayNotHasKey( 'key', $exported[0] );
	}

	public function test_erasure_takes_unlisted_ones_with_their_pictures(): void {
		$work = Market::work( $this->designer, array( 'visibility' => 'unlisted' ), array( 'image' => $this->picture( 300, 200 ) ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$this->designer}", array(), $this->designer ) );
		$this->assertNull( get_post( $work ) );
		$this->assertSame( array(), get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'author' => $this->designer ) ) );
		$this->assertNull( $this->at( 'kettle' ) );
	}
}
