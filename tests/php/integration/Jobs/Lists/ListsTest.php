<?php
/** A company's lists of designers, and their links. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Lists;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Lists\List_Data;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class ListsTest extends TestCase {

	private const LISTS = '/design-marketplace/v1/lists';

	private int $company;

	private int $designer;

	protected function setUp(): void {
		parent::setUp();
		$this->company  = $this->contractor( array( 'company' => 'Nivéole' ) );
		$this->designer = $this->listed( array( 'name' => 'Noémie' ) );
	}

	/** @param array<string,mixed> $fields */
	private function listed( array $fields = array() ): int {
		$id = $this->designer( $fields );
		Market::work( $id );
		return $id;
	}

	/** @param array<string,mixed> $values */
	private function ask( string $method, string $path, array $values = array(), ?int $who = null ): mixed {
		return $this->rest( $method, self::LISTS . $path, $values, $who ?? $this->company );
	}

	private function made( string $name = 'Snow' ): int {
		$answer = $this->ask( 'POST', '', compact( 'name' ) );
		$this->assert_answer( 201, $answer );
		return $answer->get_data()['id'];
	}

	private function put( int $id, int|string $designer, string $note = '' ): void {
		$this->assert_answer( 200, $this->ask( 'PUT', "/{$id}/people/{$designer}", compact( 'note' ) ) );
	}

	/** @return list<string> */
	private function names( int $id ): array {
		return array_column( array_column( $this->ask( 'GET', "/{$id}" )->get_data()['people'], 'designer' ), 'name' );
	}

	/** The path of a list's link, as a stranger asks for it. */
	private function shared( int $id, bool $notes = false ): string {
		$share = $this->ask( 'POST', "/{$id}/share", compact( 'notes' ) );
		$this->assert_answer( 200, $share );
		return '/shared/' . basename( $share->get_data()['url'] );
	}

	public function test_a_company_makes_renames_fills_and_deletes_a_list(): void {
		$id = $this->made();
		$this->put( $id, People::slug( $this->designer ), 'Climbs.' );
		$this->assertSame( array( array( 'id' => $id, 'name' => 'Snow', 'count' => 1, 'share' => null ) ), $this->ask( 'GET', '' )->get_data() );
		$this->put( $id, $this->listed( array( 'name' => 'Luca' ) ) );
		$this->assertSame( array( 'Luca', 'Noémie' ), $this->names( $id ) );
		$this->put( $id, $this->designer, 'Climbs well.' );
		$people = $this->ask( 'GET', "/{$id}" )->get_data()['people'];
		$this->assertSame( array( 'Luca' => '', 'Noémie' => 'Climbs well.' ), array_combine( $this->names( $id ), array_column( $people, 'note' ) ) );
		$this->assertSame( array( array(), true ), array( $people[0]['invited'], $people[0]['designer']['can']['invite'] ) );
		$this->assertSame( 'Ice', $this->ask( 'POST', "/{$id}", array( 'name' => 'Ice' ) )->get_data()['name'] );
		$this->assert_answer( 200, $this->ask( 'DELETE', "/{$id}/people/" . $this->designer ) );
		$this->assertSame( array( 'Luca' ), $this->names( $id ) );
		$this->assert_answer( 200, $this->ask( 'DELETE', "/{$id}" ) );
		$this->assertSame( array(), $this->ask( 'GET', '' )->get_data() );
		$this->assertSame( 0, Rows::count( 'list_person', 'list_id = %d', $id ) );
	}

	public function test_designers_have_none_and_another_companys_is_not_there(): void {
		$id    = $this->made();
		$other = $this->contractor();
		$this->put( $id, $this->designer );
		$this->assert_answer( 403, $this->ask( 'GET', '', array(), $this->designer ) );
		$this->assert_answer( 401, $this->ask( 'GET', '', array(), 0 ) );
		foreach ( array( 'GET' => '', 'POST' => '', 'DELETE' => '', 'PUT' => "/people/{$this->designer}" ) as $method => $path ) {
			$this->assert_answer( 404, $this->ask( $method, "/{$id}{$path}", array( 'name' => 'Mine' ), $other ) );
		}
		$this->assert_answer( 404, $this->ask( 'DELETE', "/{$id}/people/{$this->designer}", array(), $other ) );
		$this->assert_answer( 404, $this->ask( 'POST', "/{$id}/share", array(), $other ) );
		$this->assertSame( array( 'Noémie' ), $this->names( $id ) );
	}

	public function test_only_designers_whom_strangers_find_can_be_put_on_it(): void {
		$id = $this->made();
		foreach ( array( $this->designer(), $this->contractor(), 'nobody-at-all', 99999999 ) as $who ) {
			$this->assert_answer( 404, $this->ask( 'PUT', "/{$id}/people/{$who}" ) );
		}
		$this->assertSame( 0, Rows::count( 'list_person', 'list_id = %d', $id ) );
	}

	public function test_names_and_notes_have_their_lengths(): void {
		$id = $this->made( str_repeat( 'é', 60 ) );
		foreach ( array( '', ' ', str_repeat( 'x', 61 ), array( 'x' ) ) as $name ) {
			$this->assertArrayHasKey( 'name', $this->ask( 'POST', '', compact( 'name' ) )->get_data()['data']['params'] );
		}
		$this->put( $id, $this->designer, str_repeat( 'é', 500 ) );
		$this->assert_answer( 400, $this->ask( 'PUT', "/{$id}/people/{$this->designer}", array( 'note' => str_repeat( 'x', 501 ) ) ) );
	}

	public function test_there_are_twenty_lists_with_two_hundred_people_each(): void {
		global $wpdb;
		$id = $this->made();
		for ( $i = 1; $i < 20; $i++ ) {
			$this->made( "List {$i}" );
		}
		$this->assert_answer( 409, $this->ask( 'POST', '', array( 'name' => 'One more' ) ) );
		$rows = implode( ',', array_map( static fn( int $user ): string => "({$id},{$user},'','2026-01-01')", range( 900001, 900199 ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}dmkt_list_person (list_id,user_id,note,added_gmt) VALUES {$rows}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
		$this->put( $id, $this->designer );
		$this->assert_answer( 409, $this->ask( 'PUT', "/{$id}/people/" . $this->listed() ) );
		$this->put( $id, $this->designer, 'Again is no other one.' );
	}

	public function test_who_is_off_is_not_on_it_and_is_back_when_on(): void {
		$id = $this->made();
		$this->put( $id, $this->designer );
		Off::set( $this->designer );
		$this->assertSame( array( array(), 0 ), array( $this->names( $id ), $this->ask( 'GET', "/{$id}" )->get_data()['count'] ) );
		Off::end( $this->designer );
		$this->assertSame( array( 'Noémie' ), $this->names( $id ) );
		Blocks::set( $this->designer, $this->company, true );
		$this->assertSame( array( 'Noémie' ), $this->names( $id ), 'A block is nothing that a list would tell.' );
	}

	public function test_a_list_is_paged_by_key_with_as_many_statements_for_one_as_for_many(): void {
		global $wpdb;
		$id = $this->made();
		$this->put( $id, $this->designer );
		$count = function () use ( $id, $wpdb ): int {
			$before = $wpdb->num_queries;
			$this->ask( 'GET', "/{$id}" );
			return $wpdb->num_queries - $before;
		};
		$count();
		$one = $count();
		for ( $i = 0; $i < 12; $i++ ) {
			$this->put( $id, $this->listed() );
		}
		$count();
		$this->assertSame( $one, $count() );
		$last = (int) Rows::value( 'MAX(id)', 'list_person' );
		$this->assertCount( 12, $this->ask( 'GET', "/{$id}", array( 'before' => $last ) )->get_data()['people'] );
	}

	public function test_a_shared_list_shows_strangers_what_strangers_read_and_notes_only_if_asked(): void {
		$id = $this->made();
		$this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'school' => 'ECAL', 'availability' => 'now', 'languages' => array( array( 'code' => 'de', 'level' => 'native' ) ) ), $this->designer );
		$this->put( $id, $this->designer, 'Climbs.' );
		$path  = $this->shared( $id );
		$cards = array_map( fn( int $who ): array => $this->ask( 'GET', $path, array(), $who )->get_data(), array( 0, $this->company ) );
		$this->assertSame( $cards[0], $cards[1], 'Also for members: the address may be passed on.' );
		$this->assertSame( array( 'Snow', 'Nivéole' ), array( $cards[0]['name'], $cards[0]['company'] ) );
		$this->assertSame( array( 'designer' ), array_keys( $cards[0]['people'][0] ) );
		$this->assertSame( array(), array_intersect( array( 'school', 'languages', 'can' ), array_keys( $cards[0]['people'][0]['designer'] ) ) );
		$this->assertSame( '', $cards[0]['people'][0]['designer']['availability'] );
		$this->assertSame( 'Climbs.', $this->ask( 'GET', $this->shared( $id, true ), array(), 0 )->get_data()['people'][0]['note'] );
	}

	public function test_a_link_ends_by_a_new_one_by_taking_it_back_after_thirty_days_and_with_the_company(): void {
		$id   = $this->made();
		$old  = $this->shared( $id );
		$path = $this->shared( $id );
		$this->assert_answer( 404, $this->ask( 'GET', $old, array(), 0 ) );
		$this->assert_answer( 404, $this->ask( 'GET', substr( $path, 0, -1 ) . ( 'a' === substr( $path, -1 ) ? 'b' : 'a' ), array(), 0 ) );
		$this->assert_answer( 404, $this->ask( 'GET', '/shared/', array(), 0 ) );
		$this->assert_answer( 404, $this->ask( 'GET', '/shared/0', array(), 0 ) );
		Off::set( $this->company );
		$this->assert_answer( 404, $this->ask( 'GET', $path, array(), 0 ) );
		Off::end( $this->company );
		$this->assert_answer( 200, $this->ask( 'GET', $path, array(), 0 ) );
		Moved_Clock::forward( 30 * DAY_IN_SECONDS + 60 );
		$this->assert_answer( 404, $this->ask( 'GET', $path, array(), 0 ) );
		$path = $this->shared( $id );
		$this->assertNull( $this->ask( 'DELETE', "/{$id}/share" )->get_data()['share'] );
		$this->assert_answer( 404, $this->ask( 'GET', $path, array(), 0 ) );
		$path = $this->shared( $id );
		( new WP_User( $this->company ) )->set_role( Roles::DESIGNER );
		( new Indexer() )->flush();
		$this->assert_answer( 404, $this->ask( 'GET', $path, array(), 0 ) );
	}

	public function test_who_leaves_the_lists_of_strangers_leaves_the_shared_list(): void {
		$id = $this->made();
		$this->put( $id, $this->designer );
		$path = $this->shared( $id );
		$work = (int) Rows::value( 'ID', 'posts', "post_author = %d AND post_type = 'dmkt_work'", $this->designer );
		$this->rest( 'POST', "/wp/v2/work/{$work}", array( 'status' => 'draft' ), $this->designer );
		$this->assertSame( array(), $this->ask( 'GET', $path, array(), 0 )->get_data()['people'] );
		$this->assertSame( array( 'Noémie' ), $this->names( $id ) );
	}

	public function test_the_company_exports_it_the_designer_by_the_site_alone_and_erasure_takes_it(): void {
		$id = $this->made();
		$this->put( $id, $this->designer, 'Climbs.' );
		$this->shared( $id );
		$export = fn( int $who ): string => (string) wp_json_encode( ( new List_Data() )->export( new WP_User( $who ) ), JSON_UNESCAPED_UNICODE );
		$this->assertMatchesRegularExpression( '/Snow.*Noémie.*Climbs/', $export( $this->company ) );
		$this->assertStringNotContainsString( (string) Rows::value( 'share_key', 'designer_list', 'id = %d', $id ), $export( $this->company ) );
		$this->assertStringNotContainsString( 'Climbs', $export( $this->designer ) );
		$this->assertSame( 'Climbs.', ( new List_Data() )->formal_export( new WP_User( $this->designer ) )['listed_by'][0]['note'] );
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		$this->assertSame( array( 1, 0 ), array( Rows::count( 'designer_list', 'id = %d', $id ), Rows::count( 'list_person', 'list_id = %d', $id ) ) );
		$this->put( $id, $this->listed() );
		$this->assertTrue( ( new Deletion() )->delete( $this->company ) );
		$this->assertSame( array( 0, 0 ), array( Rows::count( 'designer_list', 'id = %d', $id ), Rows::count( 'list_person', 'list_id = %d', $id ) ) );
	}

	public function test_ten_links_a_day(): void {
		$id = $this->made();
		for ( $i = 0; $i < 10; $i++ ) {
			$path = $this->shared( $id );
		}
		$this->assert_answer( 429, $this->ask( 'POST', "/{$id}/share" ) );
		$this->assert_answer( 200, $this->ask( 'GET', $path, array(), 0 ) );
	}
}
