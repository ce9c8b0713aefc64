<?php
/** Works over REST: written, read, changed and trashed as the contract says. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class WorkTest extends TestCase {

	private const FORM = array(
		'title'  => 'I <3 type & "more"',
		'client' => 'Smith\'s \\ Sons <b>Ltd</b>',
		'month'  => '0',
		'year'   => '2024',
	);

	public function test_it_comes_back_as_it_was_typed(): void {
		$designer = $this->designer();
		$skills   = array( Market::skill(), Market::skill() );
		$answer   = $this->rest(
			'POST',
			'/wp/v2/work',
			self::FORM + array(
				'description' => "Two\nlines \\ & <3",
				'skill'       => implode( ',', $skills ),
				'video_url'   => 'https://vimeo.com/1',
				'status'      => 'publish',
			),
			$designer,
			array( 'image' => $this->picture( 1500, 100 ) )
		);
		$this->assert_answer( 201, $answer );
		$work = $answer->get_data();
		$this->assertSame( 'I &lt;3 type &amp; &quot;more&quot;', $work['title']['rendered'] );
		$this->assertSame( 'Smith\'s \\ Sons Ltd', $work['client'] );
		$this->assertSame( "Two\nlines \\ & <3", $work['description'] );
		$this->assertSame( 0, $work['month'] );
		$this->assertSame( 2024, $work['year'] );
		$this->assertEqualsCanonicalizing( $skills, $work['skill'] );
		$this->assertSame( $designer, $work['author'] );
		$this->assertSame( 'publish', $work['status'] );
		$this->assertNull( $work['image2'] );
		$this->assertSame( 1500, $work['image']['width'] );
		$this->assertSame( array( 'edit' => true, 'delete' => true ), $work['can'] );
		$this->assertTrue( rest_validate_value_from_schema( $work, Contract::shape( 'work' ), 'work' ) );
		$this->assertEquals( $work, $this->rest( 'GET', "/wp/v2/work/{$work['id']}", array(), $designer )->get_data() );
	}

	public function test_all_failing_fields_are_named_at_once_and_nothing_is_kept(): void {
		$designer = $this->designer();
		$answer   = $this->rest( 'POST', '/wp/v2/work', array( 'skill' => '999999' ), $designer, array( 'image2' => Uploads::file( 'GIF89a', 'a.png', 'image/png' ) ) );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame(
			array( 'title', 'client', 'month', 'year', 'skill', 'image', 'image2' ),
			array_keys( $answer->get_data()['data']['params'] )
		);
		$this->assertSame( 'Missing name field', $answer->get_data()['errors'][0] );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $designer ) ), $designer )->get_data() );
	}

	public function test_a_bad_file_alone_says_what_is_wrong_with_it(): void {
		$answer = $this->rest( 'POST', '/wp/v2/work', self::FORM, $this->designer(), array( 'image' => Uploads::file( 'GIF89a', 'a.png', 'image/png' ) ) );
		$this->assert_answer( 415, $answer );
		$this->assertArrayHasKey( 'image', $answer->get_data()['data']['params'] );
	}

	public function test_only_what_was_sent_is_changed(): void {
		$designer = $this->designer();
		$id       = Market::work(
			$designer,
			array( 'description' => 'Old', 'skill' => array( Market::skill() ) ),
			array( 'image' => $this->picture() )
		);
		$answer   = $this->rest( 'PATCH', "/wp/v2/work/{$id}", array( 'description' => 'New' ), $designer );
		$this->assert_answer( 200, $answer );
		$work = $answer->get_data();
		$this->assertSame( array( 'Kettle', 'Own', 'New' ), array( $work['title']['rendered'], $work['client'], $work['description'] ) );
		$this->assertCount( 1, $work['skill'] );
		$this->assertIsArray( $work['image'] );
		$this->assert_answer( 400, $this->rest( 'PATCH', "/wp/v2/work/{$id}", array( 'title' => '' ), $designer ) );
		$this->assert_answer( 400, $this->rest( 'PATCH', "/wp/v2/work/{$id}", array( 'image' => '' ), $designer ) );
	}

	public function test_replaced_and_removed_images_leave_no_file(): void {
		$designer = $this->designer();
		$id       = Market::work(
			$designer,
			array(),
			array( 'image' => $this->picture( 1500, 100 ), 'image2' => $this->picture( 1500, 100 ) )
		);
		$before   = $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $designer )->get_data();
		$answer   = $this->rest( 'POST', "/wp/v2/work/{$id}", array( 'image2' => '' ), $designer, array( 'image' => $this->picture( 1500, 100 ) ) );
		$this->assert_answer( 200, $answer );
		$after = $answer->get_data();
		$this->assertNotSame( $before['image']['id'], $after['image']['id'] );
		$this->assertNull( $after['image2'] );
		$this->assertNull( get_post( $before['image']['id'] ) );
		$this->assertNull( get_post( $before['image2']['id'] ) );
		$files = implode( ' ', Uploads::stored() );
		$this->assertStringContainsString( $after['image']['breakpoints']['lg']['2x'], $files );
		$this->assertStringNotContainsString( $before['image']['breakpoints']['lg']['2x'], $files );
		$this->assertStringNotContainsString( $before['image2']['breakpoints']['lg']['1x'], $files );
	}

	public function test_a_work_sent_again_under_its_name_is_the_same_work_with_the_new_images(): void {
		$designer = $this->designer();
		$send     = fn( array $values, array $files ): array => $this->rest( 'POST', '/wp/v2/work', $values + self::FORM + array( 'request_id' => '7d0f31c4-6a2b-4a55-9c1e-0b8a7f3f2d11' ), $designer, $files )->get_data();
		$first    = $send( array(), array( 'image' => $this->picture( 1500, 100 ), 'image2' => $this->picture( 1500, 100 ) ) );
		$again    = $send( array( 'client' => 'Another' ), array( 'image' => $this->picture( 1200, 80 ) ) );
		$this->assertSame( $first['id'], $again['id'] );
		$this->assertSame( array( 'Another', 1200, null ), array( $again['client'], $again['image']['width'], $again['image2'] ) );
		$this->assertNull( get_post( $first['image']['id'] ) );
		$this->assertNull( get_post( $first['image2']['id'] ) );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $designer ) ), $designer )->get_data() );
	}

	public function test_deleting_moves_to_the_trash_once(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer );
		$first    = $this->rest( 'DELETE', "/wp/v2/work/{$id}", array(), $designer );
		$this->assert_answer( 200, $first );
		$this->assertSame( 'trash', $first->get_data()['status'] );
		$this->assertSame( 'trash', get_post_status( $id ) );
		$this->assert_answer( 410, $this->rest( 'DELETE', "/wp/v2/work/{$id}", array(), $designer ), 'rest_already_trashed' );
		$this->assert_answer( 410, $this->rest( 'POST', "/wp/v2/work/{$id}", array( 'title' => 'x' ), $designer ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $designer ) );
		$this->assert_answer( 404, $this->rest( 'DELETE', "/wp/v2/work/{$id}", array(), $this->designer() ) );
		wp_untrash_post( $id );
		$this->assertSame( 'publish', get_post_status( $id ) );
	}

	public function test_a_draft_is_there_for_its_designer_alone(): void {
		$designer = $this->designer();
		$other    = $this->designer();
		$slug     = People::slug( $designer );
		$id       = Market::work( $designer, array( 'status' => 'draft' ) );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $slug ), $designer )->get_data() );
		$this->assertCount( 0, $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $slug ), $other )->get_data() );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $other ) );
		$this->assert_answer( 404, $this->rest( 'POST', "/wp/v2/work/{$id}", array( 'title' => 'x' ), $other ) );
		$this->assertSame( 'draft', $this->rest( 'POST', "/wp/v2/work/{$id}", array( 'status' => 'private' ), $designer )->get_data()['status'] );
		$this->assertSame( 'publish', $this->rest( 'POST', "/wp/v2/work/{$id}", array( 'status' => 'publish' ), $designer )->get_data()['status'] );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $slug ), $other )->get_data() );
	}

	public function test_what_is_not_theirs_to_set_is_ignored(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer );
		$other    = $this->designer();
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				"/wp/v2/work/{$id}",
				array( 'author' => $other, 'post_author' => $other, 'status' => 'private', 'post_type' => 'page', 'id' => $id ),
				$designer
			)
		);
		$this->assertSame( array( (string) $designer, 'publish', 'dmkt_work' ), array( get_post_field( 'post_author', $id ), get_post_status( $id ), get_post_type( $id ) ) );
	}

	public function test_a_list_takes_three_queries_for_one_work_and_for_many(): void {
		$designer = $this->designer();
		$slug     = People::slug( $designer );
		$skill    = Market::skill();
		$ask      = fn() => $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $slug ), $designer );
		$counts   = array();
		foreach ( array( 1, 4 ) as $more ) {
			for ( $i = 0; $i < $more; $i++ ) {
				Market::work( $designer, array( 'skill' => array( $skill ) ), array( 'image' => $this->picture( 600, 400 ) ) );
			}
			// The first answer takes the directory along, which is the writes' business.
			$ask();
			wp_cache_flush();
			$queries  = $this->queries( $ask );
			$counts[] = count( array_filter( $queries, static fn( string $sql ): bool => ! preg_match( '/^SELECT [^()]* FROM \w*(users|usermeta|options) /', $sql ) ) );
		}
		$this->assertSame( array( 3, 3 ), $counts );
		$answer = $ask();
		$this->assertSame( '5', $answer->get_headers()['X-WP-Total'] );
		$this->assertIsArray( $answer->get_data()[0]['image'] );
	}

	public function test_pages_end(): void {
		$designer = $this->designer();
		$slug     = People::slug( $designer );
		Market::work( $designer, array( 'title' => 'First' ) );
		Market::work( $designer, array( 'title' => 'Second' ) );
		$page = fn( int $number ) => $this->rest(
			'GET',
			'/wp/v2/work',
			array( 'author_name' => $slug, 'per_page' => 1, 'page' => $number, 'orderby' => 'title', 'order' => 'asc' ),
			$designer
		);
		$this->assertSame( 'Second', $page( 2 )->get_data()[0]['title']['rendered'] );
		$this->assertSame( '2', $page( 1 )->get_headers()['X-WP-TotalPages'] );
		$this->assert_answer( 400, $page( 3 ), 'rest_post_invalid_page_number' );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/work', array( 'per_page' => 101 ), $designer ), 'rest_invalid_param' );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => 'nobody-of-that-name' ), $designer )->get_data() );
	}

	public function test_everybodys_works_and_the_own_drafts_are_in_order_of_date_and_id(): void {
		global $wpdb;
		$viewer = $this->designer();
		$other  = $this->designer();
		$works  = array();
		foreach (
			array(
				array( $other, 'publish', '2026-03-02' ),
				array( $viewer, 'publish', '2026-03-01' ),
				array( $viewer, 'draft', '2026-03-03' ),
				array( $other, 'publish', '2026-03-02' ),
			) as [ $author, $status, $day ]
		) {
			$id = Market::work( $author, array( 'status' => $status ) );
			$wpdb->update( $wpdb->posts, array( 'post_date' => "{$day} 10:00:00" ), array( 'ID' => $id ) );
			$works[] = $id;
		}
		$ids    = fn( array $query ): array => array_column( (array) $this->rest( 'GET', '/wp/v2/work', $query, $viewer )->get_data(), 'id' );
		$newest = array( $works[2], $works[3], $works[0], $works[1] );
		$this->assertSame( $newest, $ids( array() ) );
		$this->assertSame( array_reverse( $newest ), $ids( array( 'order' => 'asc' ) ) );
		$second = array( 'per_page' => 2, 'page' => 2 );
		$this->assertSame( array_slice( $newest, 2 ), $ids( $second ) );
	}

	public function test_a_failure_half_way_leaves_nothing(): void {
		$designer = $this->designer();
		$break    = static function ( mixed $check, int $object, string $key ): mixed {
			return 'design_marketplace_year' === $key ? throw new \RuntimeException( 'disk full' ) : $check;
		};
		add_filter( 'update_post_metadata', $break, 10, 3 );
		try {
			Market::work( $designer, array(), array( 'image' => $this->picture() ) );
			$this->fail( 'It went through.' );
		} catch ( \RuntimeException $failure ) {
			$this->assertSame( 'disk full', $failure->getMessage() );
		}
		remove_filter( 'update_post_metadata', $break );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $designer ) ), $designer )->get_data() );
		$this->assertSame( array(), $this->stored() );
	}

	public function test_a_failed_change_keeps_the_old_image(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer, array(), array( 'image' => $this->picture() ) );
		$before   = $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $designer )->get_data();
		$files    = $this->stored();
		add_filter( 'update_post_metadata', static fn( mixed $check, int $object_id, string $key ): mixed => 'design_marketplace_client' === $key ? throw new \RuntimeException( 'disk full' ) : $check, 10, 3 );
		try {
			$this->rest( 'POST', "/wp/v2/work/{$id}", array( 'client' => 'New' ), $designer, array( 'image' => $this->picture() ) );
			$this->fail( 'It went through.' );
		} catch ( \RuntimeException $failure ) {
			$this->assertSame( 'disk full', $failure->getMessage() );
		}
		$this->assertSame( $before, $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $designer )->get_data() );
		$this->assertSame( $files, $this->stored() );
	}

	public function test_a_work_deleted_for_good_leaves_no_file(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer, array(), array( 'image' => $this->picture() ) );
		$this->assertNotSame( array(), $this->stored() );
		wp_trash_post( $id );
		wp_delete_post( $id, true );
		$this->assertSame( array(), $this->stored() );
	}

	public function test_a_work_called_zero_is_a_work(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer, array( 'title' => '0', 'client' => '0' ) );
		$work     = $this->rest( 'GET', "/wp/v2/work/{$id}", array(), $designer )->get_data();
		$this->assertSame( array( '0', '0', 0 ), array( $work['title']['rendered'], $work['client'], $work['month'] ) );
	}

	/**
	 * Files that are kept; what the tests sent lies apart.
	 * @return list<string>
	 */
	private function stored(): array {
		return array_values( array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
	}
}
