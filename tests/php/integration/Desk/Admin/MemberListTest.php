<?php
/** The marketplace's list of members: who is in it, in which order, and by what they are found. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Directory\Roster;
use PHPUnit\Framework\Attributes\DataProvider;

final class MemberListTest extends AdminTestCase {

	/**
	 * The list as wp-admin prints it.
	 * @param array<string,string> $query Query of the address.
	 */
	private function members( array $query = array() ): string {
		return $this->list_of_users( array( 'dm_members' => '1' ) + $query );
	}

	/**
	 * Ids of the members in it, in order.
	 * @param array<string,string> $query Query of the address.
	 * @return list<int>
	 */
	private function ids( array $query = array() ): array {
		preg_match_all( "/<tr id='user-(\d+)'/", $this->members( $query ), $found );
		return array_map( 'intval', $found[1] );
	}

	public function test_members_alone_are_listed_who_came_last_first(): void {
		global $wpdb;
		$first = $this->designer();
		$last  = $this->contractor();
		$wpdb->update( $wpdb->users, array( 'user_registered' => '2099-01-02 00:00:00' ), array( 'ID' => $last ) );
		$wpdb->update( $wpdb->users, array( 'user_registered' => '2099-01-01 00:00:00' ), array( 'ID' => $first ) );
		wp_cache_flush();
		Roster::write( array( $first, $last ) );
		$this->person( 'editor' );
		$ids = $this->ids();
		$this->assertSame( array( $last, $first ), array_slice( $ids, 0, 2 ) );
		$this->assertNotContains( get_current_user_id(), $ids );
		$this->assertSame( array( $first ), array_slice( $this->ids( array( 'role' => 'designer' ) ), 0, 1 ) );
	}

	public function test_members_who_are_alike_keep_their_places_from_page_to_page(): void {
		global $wpdb;
		$ids = array();
		for ( $i = 0; $i < 21; $i++ ) {
			$ids[] = $this->contractor( array( 'company' => 'Alike' ) );
		}
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->users} SET user_registered = %s WHERE display_name = %s", '2026-01-01 00:00:00', 'Alike' ) );
		wp_cache_flush();
		Roster::write( $ids );
		foreach ( array( array(), array( 'orderby' => 'registered', 'order' => 'asc' ), array( 'orderby' => 'display_name', 'order' => 'asc' ) ) as $order ) {
			$page = fn( string $number ): array => $this->ids( array( 's' => 'alike', 'paged' => $number ) + $order );
			$this->assertSame( array_reverse( $ids ), array( ...$page( '1' ), ...$page( '2' ) ), (string) wp_json_encode( $order ) );
		}
	}

	public function test_members_are_sorted_by_their_city(): void {
		$zug   = $this->contractor( array( 'company' => 'Sorted', 'city' => 'Zug' ) );
		$aigle = $this->contractor( array( 'company' => 'Sorted', 'city' => 'Aigle' ) );
		$by    = array( 's' => 'sorted', 'orderby' => 'dm_city' );
		$this->assertSame( array( $aigle, $zug ), $this->ids( array( 'order' => 'asc' ) + $by ) );
		$this->assertSame( array( $zug, $aigle ), $this->ids( array( 'order' => 'desc' ) + $by ) );
		$this->assertArrayHasKey( 'dm_city', (array) apply_filters( 'manage_users_sortable_columns', array() ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
	}

	public function test_name_and_picture_stand_in_the_first_column_and_the_rest_in_order(): void {
		$company = $this->contractor( array( 'city' => 'Nyon <b>', 'ecosystem' => 'EPFL' ) );
		$html    = $this->members();
		$columns = (array) apply_filters( 'manage_users_columns', array( 'cb' => '', 'username' => 'Username', 'name' => 'Name', 'email' => 'Email', 'role' => 'Role', 'posts' => 'Posts' ) ); // phpcs:ignore WordPress -- core's.
		$this->assertSame( array( 'cb', 'username', 'role', 'dm_city', 'dm_verified', 'dm_state', 'dm_registered', 'dm_seen' ), array_keys( $columns ) );
		$cell = static fn( string $column ): string => (string) apply_filters( 'manage_users_custom_column', '', $column, $company ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertSame( array( 'Nyon &lt;b&gt;', 'EPFL', 'Active' ), array_map( $cell, array( 'dm_city', 'dm_verified', 'dm_state' ) ) );
		$this->assertStringContainsString( '<time ', $cell( 'dm_registered' ) );
		$this->assertStringContainsString( 'name="dm_members" value="1"', $html, 'A search stays in the list.' );
	}

	/**
	 * What is typed, and the field it stands in.
	 * @return array<string,array{string,array<string,string>}>
	 */
	public static function searches(): array {
		return array(
			'a company'          => array( 'zebra', array( 'company' => 'Zebra & Sons' ) ),
			'with an ampersand'  => array( 'a & s', array( 'company' => 'Zebra & Sons' ) ),
			'a city'             => array( 'yverd', array( 'city' => 'Yverdon' ) ),
			'a university'       => array( 'heig', array( 'ecosystem' => 'HEIG-VD' ) ),
			'another university' => array( 'tessin', array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Uni Tessin' ) ),
			'an email'           => array( 'wanted@ex', array( 'email' => 'wanted@example.test' ) ),
		);
	}

	/**
	 * Found by what the member says, and by nothing else.
	 * @param string               $text   What is typed.
	 * @param array<string,string> $fields Fields of who is found.
	 */
	#[DataProvider( 'searches' )]
	public function test_members_are_found( string $text, array $fields ): void {
		$this->contractor( array( 'company' => 'Other' ) );
		$wanted = $this->contractor( $fields );
		$this->assertSame( array( $wanted ), $this->ids( array( 's' => $text ) ) );
	}

	public function test_a_search_takes_no_wildcards_and_finds_no_one_elses_meta(): void {
		$this->contractor( array( 'company' => 'Other' ) );
		$this->assertSame( array(), $this->ids( array( 's' => '%' ) ) );
		$this->assertSame( array(), $this->ids( array( 's' => "x' OR 1=1 -- " ) ) );
		$this->assertSame( array(), $this->ids( array( 's' => 'We make kettles' ) ), 'Texts are not searched.' );
	}

	public function test_twenty_members_take_as_many_queries_as_five(): void {
		$add = function ( int $number ): void {
			for ( $i = 0; $i < $number; $i++ ) {
				$this->contractor( array( 'city' => 'Constantsville' ) );
			}
			wp_cache_flush();
		};
		$this->members( array( 's' => 'constantsville' ) );
		$add( 4 );
		$few = $this->count_queries( fn() => $this->members( array( 's' => 'constantsville' ) ) );
		$add( 16 );
		$this->assertSame( $few, $this->count_queries( fn() => $this->members( array( 's' => 'constantsville' ) ) ) );
	}

	public function test_the_list_of_all_users_stays_as_it_was(): void {
		$_GET               = array();
		$GLOBALS['pagenow'] = 'users.php';
		$this->assertFalse( Member_List::is_shown() );
		$this->assertSame( array( 'search' => '*a*' ), ( new Member_List() )->ask( array( 'search' => '*a*' ) ) );
	}
}
