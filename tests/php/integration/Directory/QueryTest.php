<?php
/** The lists: their order, their filters, their exact totals, and what they cost. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Regions;
use DesignMarketplace\Directory\Row_Builder;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

final class QueryTest extends TestCase {

	use Marketplace;

	#[Group( 'sqlite' )]
	public function test_designers_come_newest_work_first(): void {
		[ $a, $b, $c ] = array( $this->designer(), $this->designer(), $this->designer() );
		$this->work( $b, '2026-01-01 10:00:00' );
		$this->work( $c, '2026-02-01 10:00:00' );
		$this->work( $a, '2026-03-01 10:00:00' );
		$this->work( $b, '2025-01-01 10:00:00' );
		self::assertSame( array( $a, $c, $b ), $this->listed( 'designer' ) );
		$this->work( $b, '2026-04-01 10:00:00' );
		self::assertSame( array( $b, $a, $c ), $this->listed( 'designer' ) );
	}

	#[Group( 'sqlite' )]
	public function test_projects_come_open_first_then_by_their_newest_mission(): void {
		[ $old_open, $new_closed, $new_open, $old_closed ] = array( $this->contractor(), $this->contractor(), $this->contractor(), $this->contractor() );
		$this->mission( $old_open, '2026-01-01 10:00:00' );
		$this->mission( $new_closed, '2026-05-01 10:00:00', array(), false );
		$this->mission( $new_open, '2026-03-01 10:00:00' );
		$this->mission( $old_closed, '2025-01-01 10:00:00', array(), false );
		self::assertSame( array( $new_open, $old_open, $new_closed, $old_closed ), $this->listed( 'contractor' ) );
		$page = ( new Query() )->page( 'contractor', array(), 1, 1 );
		self::assertSame( array( 4, 2, 1 ), array( $page['total'], $page['open_total'], count( $page['items'] ) ) );
	}

	/**
	 * Both lists; their members' dates seconds apart, or days.
	 * @return array<string,array{string,int}>
	 */
	public static function long_lists(): array {
		return array(
			'designers of a moment'    => array( 'designer', 1 ),
			'designers of many months' => array( 'designer', 4 * DAY_IN_SECONDS ),
			'projects of many months'  => array( 'contractor', 4 * DAY_IN_SECONDS ),
		);
	}

	/**
	 * @param string $role  Role.
	 * @param int    $apart Seconds between two.
	 */
	#[DataProvider( 'long_lists' )]
	public function test_each_page_of_a_long_list_is_the_same_however_it_is_found( string $role, int $apart ): void {
		global $wpdb;
		$table  = Tables::name( 'directory' );
		$member = 'designer' === $role ? $this->designer() : $this->contractor();
		'designer' === $role ? $this->work( $member ) : $this->mission( $member );
		$this->listed( $role );
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name and integers.
		for ( $i = 1; $i < 310; $i++ ) {
			$copy = $member + 100000 + $i;
			$time = gmdate( 'Y-m-d H:i:s', 1700000000 + intdiv( $i, 3 ) * $apart );
			$open = 'contractor' === $role ? $i % 2 : 0;
			$wpdb->query( "INSERT INTO {$table} (user_id,role,listed,level,region,has_open,sort_at,most_recent_mission_at,slug,folded,doc,version) SELECT {$copy},role,listed,level,region,{$open},'{$time}','{$time}','copy-{$i}',folded,REPLACE(doc,'{\"id\":{$member},','{\"id\":{$copy},'),version FROM {$table} WHERE user_id = {$member}" );
		}
		Totals::recount();
		$all = array_map( 'intval', $wpdb->get_col( "SELECT user_id FROM {$table} WHERE role = '{$role}' AND listed = 1 ORDER BY has_open DESC, sort_at DESC, user_id DESC" ) );
		// phpcs:enable
		foreach ( range( 1, 46 ) as $page ) {
			self::assertSame( array_slice( $all, 7 * ( $page - 1 ), 7 ), $this->listed( $role, array(), $page, 7 ), "Page {$page}" );
		}
		if ( $apart > 1 ) {
			$queries = $this->queries( static fn() => ( new Query() )->page( $role, array(), 20, 7 ) );
			preg_match( '/OFFSET (\d+)/', (string) end( $queries ), $found );
			self::assertLessThan( 25, (int) ( $found[1] ?? PHP_INT_MAX ), 'No more than a month is passed over.' );
		}
	}

	#[Group( 'sqlite' )]
	public function test_a_list_nobody_fits_into_costs_one_query(): void {
		$this->work( $this->designer( array( 'level' => 1 ) ) );
		( new Indexer() )->flush();
		$page = array();
		self::assertSame(
			1,
			$this->count_queries(
				static function () use ( &$page ): void {
					$page = ( new Query() )->page( 'designer', array( 'level' => 3 ), 1, 7 );
				}
			)
		);
		self::assertSame( array( 0, array() ), array( $page['total'], $page['items'] ) );
	}

	#[Group( 'sqlite' )]
	public function test_members_of_the_same_moment_keep_their_place_from_page_to_page(): void {
		$ids = array();
		for ( $i = 0; $i < 9; $i++ ) {
			$ids[] = $this->designer();
			$this->work( $ids[ $i ], '2026-03-01 10:00:00' );
		}
		$seen = array_merge( $this->listed( 'designer', array(), 1, 4 ), $this->listed( 'designer', array(), 2, 4 ), $this->listed( 'designer', array(), 3, 4 ) );
		self::assertSame( array_reverse( $ids ), $seen );
		self::assertSame( array(), $this->listed( 'designer', array(), 4, 4 ) );
	}

	#[Group( 'sqlite' )]
	public function test_skills_are_any_of_and_everything_else_must_fit(): void {
		[ $type, $film, $web ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ), $this->skill( 'Web' ) );
		$a                     = $this->designer( array( 'skill' => array( $type, $film ), 'level' => 1, 'city' => 'Genève' ) );
		$b                     = $this->designer( array( 'skill' => array( $film ), 'level' => 2, 'city' => 'Genf' ) );
		$c                     = $this->designer( array( 'skill' => array(), 'level' => 2, 'city' => 'Lausanne' ) );
		array_map( array( $this, 'work' ), array( $a, $b, $c ) );

		self::assertSame( array( $b, $a ), $this->listed( 'designer', array( 'skill' => array( $type, $film ) ) ) );
		self::assertSame( 2, ( new Query() )->page( 'designer', array( 'skill' => array( $type, $film ) ), 1, 1 )['total'] );
		self::assertSame( array( $a ), $this->listed( 'designer', array( 'skill' => array( $type ) ) ) );
		self::assertSame( array(), $this->listed( 'designer', array( 'skill' => array( $web ) ) ) );
		self::assertSame( array( $c, $b ), $this->listed( 'designer', array( 'level' => 2 ) ) );
		self::assertSame( array( $b, $a ), $this->listed( 'designer', array( 'region' => 'Genève' ) ) );
		self::assertSame(
			array( $b ),
			$this->listed( 'designer', array( 'region' => 'Genève', 'level' => 2, 'skill' => array( $film, $web ) ) )
		);
		self::assertSame( array(), $this->listed( 'designer', array( 'region' => 'Atlantis' ) ) );
		self::assertSame( array(), $this->listed( 'contractor', array( 'skill' => array( $film ) ) ) );
	}

	#[Group( 'sqlite' )]
	public function test_pages_of_any_of_several_skills_follow_each_other_and_nobody_comes_twice(): void {
		$skills = array( $this->skill( 'Type' ), $this->skill( 'Film' ), $this->skill( 'Web' ) );
		$fit    = array();
		foreach ( array( array( 0, 1 ), array( 2 ), array( 1 ), array( 0, 1, 2 ), array( 0 ), array( 1, 2 ), array( 2 ) ) as $place => $has ) {
			$id = $this->designer(
				array(
					'skill' => array_map( static fn( int $skill ): int => $skills[ $skill ], $has ),
					'level' => 1 + $place % 2,
					'city'  => 'Lausanne',
				)
			);
			$this->work( $id, sprintf( '2026-03-%02d 10:00:00', 20 - $place ) );
			if ( array( 2 ) !== $has ) {
				$fit[] = $id;
			}
		}
		$any  = array( 'skill' => array( $skills[0], $skills[1] ) );
		$seen = array();
		foreach ( array( 1, 2, 3 ) as $page ) {
			$seen = array_merge( $seen, $this->listed( 'designer', $any, $page, 2 ) );
		}
		self::assertSame( $fit, $seen );
		self::assertSame( 5, ( new Query() )->page( 'designer', $any, 1, 1 )['total'] );
		foreach ( array( array( 0, 1, 3 ), array( 2, 4 ) ) as $place => $of_level ) {
			$filters = $any + array( 'level' => 1 + $place, 'region' => 'Lausanne' );
			self::assertSame( array_map( static fn( int $index ): int => $fit[ $index ], $of_level ), $this->listed( 'designer', $filters, 1, 9 ) );
			self::assertSame( count( $of_level ), ( new Query() )->page( 'designer', $filters, 1, 1 )['total'] );
		}
		self::assertSame( array(), $this->listed( 'designer', $any + array( 'region' => 'Bern' ) ) );
	}

	/**
	 * @param string $city   City as typed.
	 * @param string $region Region.
	 */
	#[DataProvider( 'cities' )]
	public function test_a_city_lies_in_its_region_however_it_is_spelled( string $city, string $region ): void {
		foreach ( array( 'en_US', 'de_DE', 'fr_FR' ) as $locale ) {
			add_filter( 'locale', static fn(): string => $locale );
			self::assertSame( $region, Regions::of( $city ), $locale );
		}
	}

	/** @return iterable<string,array{string,string}> */
	public static function cities(): iterable {
		foreach ( array( 'Genève', 'genève', 'GENÈVE', 'Geneve', "Gene\u{0300}ve", 'Geneva', 'GENF', 'Ginevra', ' Genève ', '1204 Genève', 'CH-1204 Genève', 'Genève (GE)', 'Geneva, Switzerland', 'Ville de Genève', 'Genève 4' ) as $city ) {
			yield $city => array( $city, 'Genève' );
		}
		foreach ( array( 'Lausanne', 'LAUSANNE', 'Losanna', '1003 Lausanne', 'Lausanne VD', 'Lausanne, Vaud, Suisse' ) as $city ) {
			yield $city => array( $city, 'Lausanne' );
		}
		foreach ( array( '', '  ', 'Zürich', 'Genova', 'Gent', 'Lake Geneva Wisconsin', 'Le Mont-sur-Lausanne', '1204', '東京', 'Suisse' ) as $city ) {
			yield "'{$city}'" => array( $city, '' );
		}
	}

	#[Group( 'sqlite' )]
	public function test_the_operator_may_name_other_cities_and_all_rows_follow(): void {
		$designer = $this->designer( array( 'city' => 'Renens' ) );
		$this->work( $designer );
		self::assertSame( array(), $this->listed( 'designer', array( 'region' => 'Lausanne' ) ) );
		wp_clear_scheduled_hook( 'design_marketplace_reindex' );
		update_option( 'design_marketplace_regions', array( 'Lausanne' => array( 'Lausanne', 'Renens' ) ) );
		self::assertNotFalse( wp_next_scheduled( 'design_marketplace_reindex' ) );
		do_action( 'design_marketplace_reindex' );
		self::assertSame( array( $designer ), $this->listed( 'designer', array( 'region' => 'Lausanne' ) ) );
	}

	public function test_a_page_costs_two_statements_however_long_it_is(): void {
		$skill = $this->skill( 'Type' );
		for ( $i = 0; $i < 8; $i++ ) {
			$this->work(
				$this->designer( array( 'skill' => array( $skill ), 'level' => 2, 'city' => 'Genève' ) ),
				'2026-03-01 10:00:00',
				$i < 2
			);
			$this->mission( $this->contractor(), '2026-03-01 10:00:00', array( $skill ) );
		}
		( new Indexer() )->flush();
		$query = new Query();
		foreach ( array( 1, 7, 9 ) as $size ) {
			self::assertSame( 2, $this->count_queries( static fn() => $query->page( 'designer', array(), 1, $size ) ) );
			self::assertSame( 2, $this->count_queries( static fn() => $query->page( 'contractor', array(), 1, $size ) ) );
			self::assertSame( 2, $this->count_queries( static fn() => $query->page( 'designer', array( 'level' => 2 ), 1, $size ) ) );
			$several = static fn() => $query->page(
				'designer',
				array( 'skill' => array( $skill, 7 ), 'level' => 2, 'region' => 'Genève' ),
				1,
				$size
			);
			$several();
			self::assertSame( 2, $this->count_queries( $several ), 'How many they are is counted once.' );
			self::assertSame( 2, $this->count_queries( static fn() => $query->page( 'contractor', array( 'skill' => array( $skill ) ), 1, $size ) ) );
			$search = static fn() => $query->page( 'designer', array( 'search' => 'ada test' ), 1, $size );
			$search();
			self::assertSame( 3, $this->count_queries( $search ), 'How many have each word, who has all of them, the cards of these. The skills’ names are read once.' );
			self::assertSame( 1, $this->count_queries( static fn() => $query->page( 'contractor', array( 'skill' => array( $skill ), 'verified' => true ), 1, $size ) ) );
		}
		self::assertSame( 1, $this->count_queries( static fn() => $query->by_slug( 'nobody' ) ) );
		self::assertSame( 8, count( $query->page( 'designer', array(), 1, 9 )['items'] ) );
	}

	#[Group( 'sqlite' )]
	public function test_working_out_rows_costs_the_same_for_one_and_for_many(): void {
		$ids = array();
		for ( $i = 0; $i < 3; $i++ ) {
			array_push( $ids, $this->designer(), $this->contractor() );
			$this->work( $ids[ 2 * $i ], '2026-03-01 10:00:00', true );
			$this->mission( $ids[ 2 * $i + 1 ], '2026-03-01 10:00:00', array( $this->skill( 'x' ) ) );
		}
		( new Indexer() )->flush();
		$counts = array();
		foreach ( array( 2, 4, 6 ) as $number ) {
			wp_cache_flush();
			get_option( 'siteurl' );
			$counts[] = $this->count_queries( static fn() => ( new Row_Builder() )->build( array_slice( $ids, 0, $number ) ) );
		}
		self::assertSame( array( $counts[0], $counts[0], $counts[0] ), $counts );
	}
}
