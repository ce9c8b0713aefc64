<?php
/** Lists of designers by school, language, year and confirmation: everybody finds by what they read, and nothing else tells of it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

#[Group( 'sqlite' )]
final class SchoolFiltersTest extends TestCase {

	/**
	 * Ids by name.
	 * @var array<string,int>
	 */
	private array $ids = array();

	private int $reader = 0;
	private int $skill  = 0;

	protected function setUp(): void {
		parent::setUp();
		// In a year that needs no change.
		update_option( Clock::OFFSET, (int) strtotime( '2026-11-24 12:00 UTC' ) - time() );
		$this->reader = $this->contractor();
		$this->skill  = Market::skill();
		$speaks       = static fn( string ...$codes ): array => array_map( static fn( string $code ): array => array( 'code' => $code, 'level' => 'basic' ), $codes );
		foreach (
			array(
				'ada'   => array( 'school' => 'ECAL', 'graduation' => 2028, 'languages' => $speaks( 'fr', 'de' ), 'level' => 1, 'skill' => array( $this->skill ), 'availability' => 'now' ),
				'bea'   => array( 'school' => 'ECAL', 'graduation' => 2026, 'languages' => $speaks( 'de' ), 'city' => 'Genève', 'skill' => array( $this->skill ), 'level' => 2 ),
				'cleo'  => array( 'school' => 'EPFL', 'graduation' => 2027, 'languages' => $speaks( 'rm', 'de', 'it' ), 'skill' => array( $this->skill ), 'level' => 2 ),
				'dora'  => array( 'school' => 'OTHER', 'school_other' => 'Academy' ),
				'eva'   => array( 'school' => 'ECAL', 'graduation' => 2030, 'languages' => $speaks( 'en' ), 'school_shown' => false ),
				'fanny' => array(),
			) as $name => $fields
		) {
			$this->ids[ $name ] = $this->designer( array( 'name' => ucfirst( $name ) ) + $fields );
			Market::work( $this->ids[ $name ] );
		}
		foreach ( array( 'ada', 'cleo', 'eva' ) as $name ) {
			update_user_meta( $this->ids[ $name ], 'design_marketplace_verified', '2026-11-01|administrator||' );
		}
		update_user_meta( $this->ids['ada'], Availability::SAID, Clock::gmt() );
		( new Indexer() )->flush();
	}

	/** @param array<string,mixed> $filters Filters. */
	private function ask( array $filters, ?int $viewer = null ): WP_REST_Response {
		return $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ) + $filters, $viewer ?? $this->reader );
	}

	/**
	 * Names of who is found, in the alphabet; the total says the same.
	 * @param array<string,mixed> $filters Filters.
	 */
	private function found( array $filters, ?int $viewer = null ): string {
		$answer = $this->ask( $filters, $viewer );
		$this->assert_answer( 200, $answer );
		$names = array_keys( array_intersect( $this->ids, array_column( (array) $answer->get_data(), 'id' ) ) );
		$this->assertSame( (string) count( $names ), (string) $answer->get_headers()['X-WP-Total'] );
		return implode( ' ', $names );
	}

	/** @return array<string,array{array<string,mixed>,string}> Filters and who is found. */
	private static function lists(): array {
		return array(
			'a school'                  => array( array( 'school' => 'ECAL' ), 'ada bea' ),
			'any of several'            => array( array( 'school' => 'ECAL,OTHER' ), 'ada bea dora' ),
			'as a list'                 => array( array( 'school' => array( 'EPFL', 'OTHER' ) ), 'cleo dora' ),
			'a school nobody has'       => array( array( 'school' => 'UNIL' ), '' ),
			'a language'                => array( array( 'language' => 'de' ), 'ada bea cleo' ),
			'any of several languages'  => array( array( 'language' => 'fr,RM' ), 'ada cleo' ),
			'of a hidden school'        => array( array( 'language' => 'en' ), 'eva' ),
			'in studies'                => array( array( 'graduation' => 'in_studies' ), 'ada cleo' ),
			'graduated'                 => array( array( 'graduation' => 'graduated' ), 'bea' ),
			'confirmed'                 => array( array( 'verified' => '1' ), 'ada cleo' ),
			'all four'                  => array( array( 'school' => 'ECAL,EPFL', 'language' => 'de', 'graduation' => 'in_studies', 'verified' => true ), 'ada cleo' ),
			'with level'                => array( array( 'language' => 'de', 'level' => 2 ), 'bea cleo' ),
			'with level and region'     => array( array( 'school' => 'ECAL', 'level' => 2, 'region' => 'Genève' ), 'bea' ),
			'with a search'             => array( array( 'school' => 'ECAL', 'search' => 'bea' ), 'bea' ),
			'with a search for another' => array( array( 'school' => 'ECAL', 'search' => 'cleo' ), '' ),
			'with free now'             => array( array( 'language' => 'de', 'available' => 1 ), 'ada' ),
			'empty ones'                => array( array( 'school' => '', 'language' => '', 'graduation' => '', 'verified' => '0' ), 'ada bea cleo dora eva fanny' ),
		);
	}

	public function test_members_find_by_what_members_read(): void {
		foreach ( self::lists() as $what => [ $filters, $names ] ) {
			$this->assertSame( $names, $this->found( $filters ), $what );
		}
	}

	public function test_with_a_skill_or_several_they_find_the_same(): void {
		foreach ( array( array( $this->skill ), array( $this->skill, Market::skill() ) ) as $skill ) {
			$this->assertSame( 'ada bea', $this->found( array( 'school' => 'ECAL' ) + compact( 'skill' ) ) );
			$this->assertSame( 'cleo', $this->found( array( 'language' => 'rm', 'level' => 2 ) + compact( 'skill' ) ) );
		}
	}

	public function test_strangers_find_nobody_by_what_they_do_not_read_and_no_suggestion_tells_of_them(): void {
		foreach ( self::lists() as $what => [ $filters, $names ] ) {
			$this->assertSame( array_filter( $filters ) ? '' : $names, $this->found( $filters, 0 ), $what );
			if ( ! array_diff( array_keys( $filters ), array( 'school', 'language', 'graduation', 'verified' ) ) ) {
				$this->assertSame( '', $this->ask( $filters, 0 )->get_headers()['X-DM-Nearby'] ?? '', $what );
			}
		}
	}

	public function test_suggestions_leave_one_filter_out_and_count_for_their_reader(): void {
		$asked  = array( 'school' => 'ECAL', 'graduation' => 'graduated', 'level' => 1 );
		$nearby = fn( int $viewer ): string => (string) ( $this->ask( $asked, $viewer )->get_headers()['X-DM-Nearby'] ?? '' );
		$this->assertSame( 'graduation=graduated&school=ECAL;1, level=1&school=ECAL;1', self::sorted( $nearby( $this->reader ) ) );
		$this->assertSame( '', $nearby( 0 ) );
		$this->assertSame( 'available=1&language=de;1', self::sorted( explode( ', ', (string) $this->ask( array( 'school' => 'EPFL', 'language' => 'de', 'available' => 1 ) )->get_headers()['X-DM-Nearby'] )[1] ) );
	}

	/** The parts of each suggestion in the alphabet. */
	private static function sorted( string $nearby ): string {
		$one = static function ( string $way ): string {
			[ $filters, $total ] = explode( ';', $way );
			$parts               = explode( '&', $filters );
			sort( $parts );
			return implode( '&', $parts ) . ";{$total}";
		};
		return implode( ', ', array_map( $one, explode( ', ', $nearby ) ) );
	}

	public function test_what_is_unknown_is_refused_at_its_name(): void {
		$unknown = array(
			'a school'          => array( 'school', 'MIT' ),
			'one of two'        => array( 'school', 'ECAL,MIT' ),
			'a school in a row' => array( 'school', array( array( 'ECAL' ) ) ),
			'a null byte'       => array( 'school', "EC\0AL" ),
			'many'              => array( 'school', array_fill( 0, 2000, 'ECAL' ) ),
			'a language'        => array( 'language', 'xx' ),
			'eleven'            => array( 'language', 'aa,ab,ae,af,ak,am,an,ar,as,av,ay' ),
			'a level of it'     => array( 'language', array( array( 'code' => 'de' ) ) ),
			'a year'            => array( 'graduation', '2028' ),
			'a list of words'   => array( 'graduation', array( 'graduated' ) ),
			'a perhaps'         => array( 'verified', 'perhaps' ),
		);
		foreach ( $unknown as $what => [ $name, $value ] ) {
			foreach ( array( 0, $this->reader ) as $viewer ) {
				$answer = $this->ask( array( $name => $value ), $viewer );
				$this->assertSame( 400, $answer->get_status(), $what );
				$this->assertSame( array( $name ), array_keys( $answer->get_data()['data']['params'] ) );
			}
		}
	}

	public function test_a_school_that_has_left_the_list_is_still_found(): void {
		update_option( 'design_marketplace_universities', array() );
		$this->assertSame( 'ada bea', $this->found( array( 'school' => 'ECAL' ) ) );
	}

	public function test_at_new_year_who_was_in_studies_has_graduated_without_a_row_being_written(): void {
		update_option( Clock::OFFSET, (int) strtotime( '2027-01-02 12:00 UTC' ) - time() );
		$this->assertSame( array( 'ada', 'bea cleo' ), array( $this->found( array( 'graduation' => 'in_studies' ) ), $this->found( array( 'graduation' => 'graduated' ) ) ) );
	}

	public function test_an_open_portfolio_is_found_by_strangers_where_the_school_is_shown(): void {
		Sql::write( 'UPDATE {directory} SET portfolio_open = 1 WHERE user_id IN (' . Sql::in( array( $this->ids['ada'], $this->ids['eva'] ) ) . ')' );
		$this->assertSame( array( 'ada', 'eva', 'ada' ), array( $this->found( array( 'school' => 'ECAL' ), 0 ), $this->found( array( 'language' => 'en' ), 0 ), $this->found( array( 'verified' => 1 ), 0 ) ) );
	}

	public function test_lists_take_as_many_statements_for_one_as_for_all(): void {
		$count = fn( int $number ): int => $this->count_queries( fn() => $this->ask( array( 'language' => 'de', 'school' => 'ECAL,EPFL', 'per_page' => $number ) ) );
		$count( 1 );
		$this->assertSame( $count( 1 ), $count( 100 ) );
	}
}
