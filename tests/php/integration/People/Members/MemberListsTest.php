<?php
/** GET users?role=, ?slug= and ?id=: what they take, what they refuse, and what core's own list never shows. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

final class MemberListsTest extends TestCase {

	private function listed_contractor(): int {
		return $this->with_post( $this->contractor(), 'dmkt_mission' );
	}

	private function listed_designer(): int {
		return $this->with_post( $this->designer(), 'dmkt_work' );
	}

	/**
	 * A member who is listed for what they have published.
	 * @param int    $id   Member.
	 * @param string $type dmkt_work or dmkt_mission.
	 * @return int The member.
	 */
	private function with_post( int $id, string $type ): int {
		wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Something', 'post_author' => $id ) );
		( new Indexer() )->flush();
		return $id;
	}

	/**
	 * Filters that cannot be meant.
	 * @return array<string,array{string,string}>
	 */
	public static function wrong_filters(): array {
		return array(
			'a role that is none'         => array( 'role=administrator', 'role' ),
			'roles as a list'             => array( 'role[]=designer', 'role' ),
			'no role'                     => array( 'role=', 'role' ),
			'a level that is none'        => array( 'role=designer&level=4', 'level' ),
			'a level in words'            => array( 'role=designer&level=Student', 'level' ),
			'a level with SQL'            => array( 'role=designer&level=1%20OR%201=1', 'level' ),
			'a region that is none'       => array( 'role=designer&region=Paris', 'region' ),
			'regions as a list'           => array( 'role=designer&region[]=Lausanne', 'region' ),
			'a skill that does not exist' => array( 'role=designer&skill=999999', 'skill' ),
			'a skill with SQL'            => array( 'role=contractor&skill=1)%20OR%20(1=1', 'skill' ),
			'a designer that is none'     => array( 'role=designer&after=0', 'after' ),
			'a designer in words'         => array( 'role=designer&after=x', 'after' ),
			'too long a search'           => array( 'role=designer&search=0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890', 'search' ),
		);
	}

	#[DataProvider( 'wrong_filters' )]
	public function test_a_wrong_filter_is_refused( string $query, string $field ): void {
		$answer = $this->rest( 'GET', "/wp/v2/users?{$query}" );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array( $field ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_lists_have_a_hundred_a_page_and_tell_their_totals(): void {
		$this->listed_contractor();
		$this->contractor();
		$answer = $this->rest( 'GET', '/wp/v2/users?role=contractor' );
		$this->assert_answer( 200, $answer );
		$headers = $answer->get_headers();
		$total   = (int) $headers['X-WP-Total'];
		$this->assertSame( min( 100, $total ), count( $answer->get_data() ) );
		$this->assertSame( (string) ceil( $total / 100 ), $headers['X-WP-TotalPages'] );
		$this->assertLessThanOrEqual( $total, (int) $headers['X-DM-Open-Total'] );
		$this->assertGreaterThanOrEqual( 1, (int) $headers['X-DM-Open-Total'] );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users?role=contractor&page=500' ), 'rest_post_invalid_page_number' );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users?role=contractor&per_page=101' ), 'rest_invalid_param' );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/users?role=contractor&per_page=1' )->get_data() );
	}

	public function test_a_list_for_strangers_can_be_kept_one_for_members_cannot(): void {
		$stranger = $this->rest( 'GET', '/wp/v2/users?role=designer' );
		$this->assertStringContainsString( 'public', $stranger->get_headers()['Cache-Control'] );
		$this->assertArrayHasKey( 'ETag', $stranger->get_headers() );
		$member = $this->rest( 'GET', '/wp/v2/users?role=designer', array(), $this->designer() );
		$this->assertStringContainsString( 'no-store', $member->get_headers()['Cache-Control'] );
	}

	/**
	 * Lists strangers keep.
	 * @return array<string,array{string}>
	 */
	public static function kept_lists(): array {
		return array(
			'designers'            => array( 'role=designer' ),
			'designers by level'   => array( 'role=designer&level=2' ),
			'designers searched'   => array( 'role=designer&search=ada' ),
			'contractors'          => array( 'role=contractor' ),
			'contractors searched' => array( 'role=contractor&search=ada' ),
		);
	}

	#[DataProvider( 'kept_lists' )]
	public function test_a_stranger_who_has_the_list_is_told_so_until_somebody_writes( string $query ): void {
		$ada    = array( 'name' => 'Ada', 'company' => 'Ada', 'level' => 2 );
		$listed = array( $this->with_post( $this->designer( $ada ), 'dmkt_work' ), $this->with_post( $this->contractor( $ada ), 'dmkt_mission' ) );
		$path   = "/wp/v2/users?{$query}";
		$tag    = $this->rest( 'GET', $path )->get_headers()['ETag'];
		$answer = $this->ask_again( $path, "W/{$tag}, \"other\"" );
		$this->assertSame( array( 304, null, $tag ), array( $answer->get_status(), $answer->get_data(), $answer->get_headers()['ETag'] ) );
		$fields = "{$path}&_fields=id";
		$this->assertSame( 304, $this->ask_again( $fields, $this->rest( 'GET', $fields )->get_headers()['ETag'] )->get_status() );
		$this->assertStringContainsString( 'public', $answer->get_headers()['Cache-Control'] );

		foreach ( $listed as $id ) {
			update_user_meta( $id, 'design_marketplace_city', 'Elsewhere' );
		}
		( new Indexer() )->flush();
		$answer = $this->ask_again( $path, $tag );
		$this->assertSame( 200, $answer->get_status() );
		$this->assertSame( 304, $this->ask_again( $path, $answer->get_headers()['ETag'] )->get_status() );
	}

	public function test_the_tag_of_a_list_changes_with_how_many_have_an_open_mission(): void {
		$this->listed_contractor();
		$other = $this->listed_contractor();
		$this->listed_contractor();
		( new Indexer() )->flush();
		// Its cards stay as they are while somebody on another page closes a mission.
		$path  = '/wp/v2/users?role=contractor&per_page=1&page=1';
		$known = $this->rest( 'GET', $path )->get_headers();
		$this->assertSame( 304, $this->ask_again( $path, $known['ETag'] )->get_status() );
		foreach ( get_posts( array( 'post_type' => 'dmkt_mission', 'author' => $other ) ) as $mission ) {
			wp_update_post( array( 'ID' => $mission->ID, 'post_status' => 'dmkt_closed' ) );
		}
		( new Indexer() )->flush();
		$answer = $this->ask_again( $path, $known['ETag'] );
		$this->assertSame( (int) $known['X-DM-Open-Total'] - 1, (int) $answer->get_headers()['X-DM-Open-Total'] );
		$this->assertSame( 200, $answer->get_status() );
	}

	public function test_two_web_servers_tell_a_list_by_the_same_tag_whenever_their_files_were_put_there(): void {
		$this->listed_designer();
		$path  = '/wp/v2/users?role=designer';
		$tag   = $this->rest( 'GET', $path )->get_headers()['ETag'];
		$files = array( DESIGN_MARKETPLACE_FILE, dirname( DESIGN_MARKETPLACE_FILE ) );
		$times = array_map( static fn( string $file ): int => (int) filemtime( $file ), $files );
		array_map( static fn( string $file ): bool => touch( $file, time() - WEEK_IN_SECONDS ), $files );
		clearstatcache();
		try {
			$this->assertSame( $tag, $this->rest( 'GET', $path )->get_headers()['ETag'] );
		} finally {
			array_map( 'touch', $files, $times );
			clearstatcache();
		}
	}

	public function test_a_list_asked_for_in_the_body_of_a_get_is_kept_by_nobody(): void {
		$this->listed_designer();
		$plain   = $this->rest( 'GET', '/wp/v2/users?role=designer' );
		$request = new WP_REST_Request( 'GET', '/wp/v2/users' );
		$request->set_query_params( array( 'role' => 'designer' ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"search":"nobody is called that"}' );
		$answer = $this->answer( $request );
		$this->assertSame( array(), $answer->get_data() );
		$this->assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		$this->assertNotSame( $plain->get_headers()['ETag'], $answer->get_headers()['ETag'] ?? '' );
	}

	/**
	 * A stranger asks for what it has already.
	 * @param string $path  Path and query.
	 * @param string $known Tags it knows.
	 */
	private function ask_again( string $path, string $known ): WP_REST_Response {
		wp_set_current_user( 0 );
		[ $route, $query ] = explode( '?', $path );
		$request           = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( wp_parse_args( $query ) );
		$request->set_header( 'If-None-Match', $known );
		return $this->answer( $request );
	}

	public function test_a_look_up_finds_one_or_none(): void {
		$id   = $this->listed_contractor();
		$slug = get_userdata( $id )->user_nicename ?? '';
		$this->assertSame( array( $id ), array_column( $this->rest( 'GET', "/wp/v2/users?slug={$slug}" )->get_data(), 'id' ) );
		$this->assertSame( array( $id ), array_column( $this->rest( 'GET', "/wp/v2/users?id={$id}" )->get_data(), 'id' ) );
		foreach ( array( 'slug=nobody', 'slug=admin', 'id=999999', 'id=' . People::administrator(), 'id=x', 'id=-1', 'id=', 'id[]=1' ) as $query ) {
			$answer = $this->rest( 'GET', "/wp/v2/users?{$query}" );
			$this->assert_answer( 200, $answer );
			$this->assertSame( array(), $answer->get_data(), $query );
		}
	}

	public function test_core_lists_show_no_members_to_those_who_may_not_list_users(): void {
		$id   = $this->listed_contractor();
		$slug = get_userdata( $id )->user_nicename ?? '';
		// Core lists whoever has published a post.
		wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish', 'post_author' => $id ) );
		$queries = array( '', "include={$id}", 'search=Company', "include[]={$id}&per_page=100", "slug[]={$slug}&slug[]=admin" );
		foreach ( array( null, $this->designer() ) as $viewer ) {
			foreach ( $queries as $query ) {
				$answer = $this->rest( 'GET', "/wp/v2/users?{$query}", array(), $viewer );
				$this->assert_answer( 200, $answer );
				$this->assertNotContains( $id, array_column( $answer->get_data(), 'id' ), $query );
			}
		}
		foreach ( array( 'roles=contractor', 'context=edit', 'orderby=email', 'who=authors', 'capabilities=read' ) as $query ) {
			$this->assertContains( $this->rest( 'GET', "/wp/v2/users?{$query}" )->get_status(), array( 401, 403 ), $query );
			$this->assertSame( 403, $this->rest( 'GET', "/wp/v2/users?{$query}", array(), $this->designer() )->get_status(), $query );
		}
	}

	public function test_core_lists_keep_working_for_those_who_may_list_users(): void {
		$id    = $this->contractor();
		$admin = People::administrator();
		$this->assertContains( $admin, array_column( $this->rest( 'GET', '/wp/v2/users?who=authors', array(), $admin )->get_data(), 'id' ) );
		$this->assertContains( $id, array_column( $this->rest( 'GET', '/wp/v2/users?roles=contractor&context=edit', array( 'per_page' => 100 ), $admin )->get_data(), 'id' ) );
		$this->assertSame( array( $admin ), array_column( $this->rest( 'GET', '/wp/v2/users?slug=admin', array(), $admin )->get_data(), 'id' ) );
		$this->assertArrayHasKey( 'capabilities', $this->rest( 'GET', "/wp/v2/users/{$id}", array( 'context' => 'edit' ), $admin )->get_data() );
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/users/{$id}", array( 'context' => 'edit' ) ) );
		$this->assertArrayNotHasKey( 'capabilities', $this->rest( 'GET', "/wp/v2/users/{$id}", array( 'context' => 'edit' ), $this->designer() )->get_data() );
		$this->assertArrayNotHasKey( 'capabilities', $this->rest( 'GET', "/wp/v2/users/{$id}", array( 'context' => 'edit' ), $id )->get_data() );
		$this->assertSame( 'admin', $this->rest( 'GET', '/wp/v2/users/me', array( 'context' => 'edit' ), $admin )->get_data()['username'] );
	}
}
