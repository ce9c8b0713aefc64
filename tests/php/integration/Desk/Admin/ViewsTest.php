<?php
/** The filters of members, and views of them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Market;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class ViewsTest extends AdminTestCase {

	/**
	 * Members of this test who fit.
	 * @param array<string,string> $filters Filters.
	 * @return list<int>
	 */
	private function found( array $filters ): array {
		( new Indexer() )->flush();
		Roster::flush();
		return Roster::after( $filters + array( 'text' => 'viewed' ), 0, 100 );
	}

	/**
	 * A filter, who fits it, and who does not: role and fields.
	 * @return array<string,array{array<string,string>,array{string,array<string,mixed>},array{string,array<string,mixed>}}>
	 */
	public static function filters(): array {
		$designer = static fn( array $fields = array() ): array => array( 'designer', $fields + array( 'name' => 'Viewed Vera' ) );
		$company  = static fn( array $fields = array() ): array => array( 'contractor', $fields + array( 'company' => 'Viewed Ltd' ) );
		return array(
			'role'              => array( array( 'role' => 'designer' ), $designer(), $company() ),
			'school'            => array( array( 'school' => 'ECAL' ), $designer( array( 'school' => 'ECAL' ) ), $designer( array( 'school' => 'EPFL' ) ) ),
			'school of startup' => array( array( 'school' => 'EPFL' ), $company( array( 'ecosystem' => 'EPFL' ) ), $designer( array( 'school' => 'ECAL' ) ) ),
			'city'              => array( array( 'city' => 'Bie' ), $designer( array( 'city' => 'Biel' ) ), $designer( array( 'city' => 'Obiel' ) ) ),
			'city, no wildcard' => array( array( 'city' => 'B%l' ), $designer( array( 'city' => 'B%l' ) ), $designer( array( 'city' => 'Biel' ) ) ),
			'newsletter'        => array( array( 'newsletter' => 'yes' ), $company( array( 'newsletter' => true ) ), $company() ),
			'no newsletter'     => array( array( 'newsletter' => 'no' ), $company(), $company( array( 'newsletter' => true ) ) ),
			'waiting'           => array( array( 'state' => 'waiting' ), $designer( array( 'activated' => false ) ), $designer() ),
			'active'            => array( array( 'state' => 'active' ), $designer(), $designer( array( 'activated' => false ) ) ),
			'text'              => array( array( 'text' => 'Viewed grace' ), $company( array( 'company' => 'Viewed Grace' ) ), $company() ),
			'graduated'         => array( array( 'graduation' => '2025', 'text' => 'viewed' ), $designer( array( 'school' => 'ECAL', 'graduation' => 2025 ) ), $designer( array( 'school' => 'ECAL', 'graduation' => 2024 ) ) ),
			'an unknown filter' => array( array( 'role' => 'designer', 'text' => 'viewed v' ), $designer(), $company( array( 'company' => 'Viewed V' ) ) ),
		);
	}

	/**
	 * @param array<string,string>               $filters Filters.
	 * @param array{string,array<string,mixed>} $fits    Who fits.
	 * @param array{string,array<string,mixed>} $other   Who does not.
	 */
	#[DataProvider( 'filters' )]
	public function test_a_filter_finds_whom_it_says( array $filters, array $fits, array $other ): void {
		$wanted = $this->{$fits[0]}( $fits[1] );
		$this->{$other[0]}( $other[1] );
		$this->assertSame( array( $wanted ), $this->found( $filters ) );
		$this->assertSame( 1, Roster::count( $filters + array( 'text' => 'viewed' ) ) );
	}

	#[TestWith( array( array( 'text' => '0' ) ) )]
	#[TestWith( array( array( 'role' => 'designer', 'text' => '' ) ) )]
	#[TestWith( array( array( 'role' => 'designer', 'state' => 'waiting' ) ) )]
	#[TestWith( array( array( 'state' => 'active' ) ) )]
	/** @param array<string,string> $filters Filters. */
	public function test_as_many_are_counted_as_are_found( array $filters ): void {
		$this->designer( array( 'activated' => false ) );
		$this->contractor();
		$this->assertSame( Roster::count( $filters ), count( Roster::after( $filters, 0, 1000 ) ) );
	}

	public function test_who_did_nothing_is_found_until_they_do_it(): void {
		$designer = $this->designer( array( 'name' => 'Viewed' ) );
		$company  = $this->contractor( array( 'company' => 'Viewed' ) );
		$never    = fn( string $what ): array => $this->found( array( 'never' => $what ) );
		$this->assertSame( array( array( $designer ), array( $designer ), array( $company ) ), array_map( $never, array( 'published', 'applied', 'posted' ) ) );
		Market::work( $designer );
		$mission = Market::mission( $company );
		Market::apply( $designer, $mission );
		$this->assertSame( array( array(), array(), array() ), array_map( $never, array( 'published', 'applied', 'posted' ) ) );
	}

	public function test_the_last_visit_is_a_day_written_once(): void {
		$designer = $this->designer( array( 'name' => 'Viewed' ) );
		$this->assertSame( array( $designer ), $this->found( array( 'seen' => 'never' ) ) );
		$this->act_as( $designer );
		$first = $this->queries( array( Last_Seen::class, 'note' ) );
		$this->assertSame( array(), $this->queries( array( Last_Seen::class, 'note' ) ), 'The second request of a day writes nothing.' );
		$this->assertNotSame( array(), $first );
		$this->assertSame( wp_date( 'Y-m-d', Clock::now() ), Last_Seen::of( $designer ) );
		$this->assertSame( array( $designer ), $this->found( array( 'seen' => 'within_7' ) ) );
		$this->assertSame( array(), $this->found( array( 'seen' => 'not_30' ) ) );
		update_user_meta( $designer, Last_Seen::META, wp_date( 'Y-m-d', Clock::now() - 31 * DAY_IN_SECONDS ) );
		$this->assertSame( array( $designer ), $this->found( array( 'seen' => 'not_30' ) ) );
		$this->assertSame( array(), $this->found( array( 'seen' => 'not_90' ) ) );
	}

	public function test_nobody_but_members_is_noted(): void {
		Last_Seen::note();
		$this->assertSame( '', Last_Seen::of( get_current_user_id() ) );
	}

	public function test_members_are_read_in_pages_by_their_ids(): void {
		$ids = array( $this->designer( array( 'name' => 'Viewed' ) ), $this->contractor( array( 'company' => 'Viewed' ) ), $this->designer( array( 'name' => 'Viewed' ) ) );
		$this->assertSame( $ids, $this->found( array() ) );
		$this->assertSame( array( $ids[1], $ids[2] ), Roster::after( array( 'text' => 'viewed' ), $ids[0], 2 ) );
		$this->assertSame( array(), Roster::after( array( 'nonsense' => 'x' ), 0, 10 ), 'A filter nobody knows finds nobody.' );
	}

	public function test_who_is_gone_or_no_member_any_more_is_in_no_view(): void {
		$gone  = $this->designer( array( 'name' => 'Viewed' ) );
		$moved = $this->designer( array( 'name' => 'Viewed' ) );
		( new \WP_User( $moved ) )->set_role( 'editor' );
		wp_delete_user( $gone );
		$this->assertSame( array(), $this->found( array() ) );
	}

	public function test_an_address_gives_known_filters_alone(): void {
		$sent = array( 'role' => 'administrator', 'dm_state' => 'off', 'dm_school' => array( 'x' ), 'dm_city' => ' Biel ', 'dm_from' => '2026-02-30', 'dm_to' => '2026-02-28', 'dm_never' => 'role' );
		$this->assertSame( array( 'state' => 'off', 'city' => 'Biel', 'joined_to' => '2026-02-28' ), Views::known( $sent ) );
	}

	public function test_a_view_is_saved_found_by_its_key_and_removed(): void {
		$key = Views::save( ' Sleepers <b> ', Views::MEMBERS, array( 'seen' => 'never', 'city' => "L'\\A" ) );
		$this->assertSame( $key, Views::save( 'Sleepers', Views::MEMBERS, array( 'city' => "L'\\A" ) ), 'The same name replaces it.' );
		$this->assertSame( array( 'key' => $key, 'name' => 'Sleepers', 'list' => 'members', 'filters' => array( 'city' => "L'\\A" ) ), Views::find( $key ) );
		$this->assertSame( array(), Views::of( get_current_user_id(), Views::JOBS ) );
		$this->assertSame( array(), Views::of( $this->person( 'administrator' ) ) );
		Views::remove( $key );
		$this->assertNull( Views::find( $key ) );
	}
}
