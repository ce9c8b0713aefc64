<?php
/** What helps to decide: how many jobs there are, what is open now, who comes next, what to let go of where nobody fits. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class DecideTest extends TestCase {

	use Marketplace;

	public function test_jobs_are_counted_not_companies(): void {
		[ $type, $web ] = array( $this->skill( 'Type' ), $this->skill( 'Web' ) );
		[ $a, $b, $c ]  = array( $this->contractor(), $this->contractor(), $this->contractor() );
		$this->mission( $a, '2026-01-01 10:00:00', array( $type ) );
		$this->mission( $a, '2026-01-02 10:00:00', array( $type ) );
		$closing = $this->mission( $a, '2026-01-03 10:00:00', array( $web ) );
		$this->mission( $b, '2026-01-04 10:00:00', array( $web ) );
		$this->mission( $c, '2026-01-05 10:00:00', array( $web ), false );
		$jobs = function ( array $filters = array() ): array {
			( new Indexer() )->flush();
			$page = ( new Query() )->page( 'contractor', $filters, 1, 7 );
			return array( $page['total'], $page['open_total'], $page['jobs_total'] );
		};
		self::assertSame( array( 3, 2, 4 ), $jobs() );
		self::assertSame( array( 1, 1, 2 ), $jobs( array( 'skill' => array( $type ) ) ) );
		self::assertSame( array( 3, 2, 4 ), $jobs( array( 'skill' => array( $type, $web ) ) ) );
		self::assertSame( 0, $jobs( array( 'search' => 'nobody at all' ) )[2] );
		self::assertSame( 4, ( new Query() )->figures()['jobs'] );
		$this->close( $closing );
		self::assertSame( array( 3, 2, 3 ), $jobs() );
		self::assertSame( array( 2, 1, 1 ), $jobs( array( 'skill' => array( $web ) ) ) );
		$sums = Totals::by_skill();
		self::assertSame( array( 2, 1 ), array( $sums[ $type ]['jobs'], $sums[ $web ]['jobs'] ) );
		$this->assert_in_step();
		$answer = $this->rest( 'GET', '/wp/v2/users?role=contractor' );
		self::assertSame( '3', $answer->get_headers()['X-DM-Jobs-Total'] );
		$skills = array_column( (array) $this->rest( 'GET', '/wp/v2/skill' )->get_data(), 'jobs', 'id' );
		self::assertSame( array( 2, 1 ), array( $skills[ $type ], $skills[ $web ] ) );
	}

	public function test_a_search_counts_the_jobs_of_whom_it_finds(): void {
		$type      = $this->skill( 'Type' );
		[ $a, $b ] = array( $this->contractor( array( 'company' => 'Kubatur' ) ), $this->contractor( array( 'company' => 'Kubus' ) ) );
		foreach ( array( $a, $a, $b ) as $company ) {
			$this->mission( $company, '2026-01-01 10:00:00', array( $type ) );
		}
		$this->mission( $a, '2026-01-01 10:00:00' );
		( new Indexer() )->flush();
		self::assertSame( 3, ( new Query() )->page( 'contractor', array( 'search' => 'kubatur' ), 1, 7 )['jobs_total'] );
		self::assertSame(
			2,
			( new Query() )->page( 'contractor', array( 'search' => 'kubatur', 'skill' => array( $type ) ), 1, 7 )['jobs_total']
		);
	}

	public function test_after_the_last_designer_comes_the_first(): void {
		[ $a, $b, $c ] = array( $this->designer(), $this->designer(), $this->designer() );
		$this->work( $a, '2026-03-01 10:00:00' );
		$this->work( $b, '2026-02-01 10:00:00' );
		$unlisted = $c;
		( new Indexer() )->flush();
		$next = fn( int $id ): array => array_column( (array) $this->rest( 'GET', "/wp/v2/users?role=designer&after={$id}" )->get_data(), 'id' );
		self::assertSame( array( $b ), $next( $a ) );
		self::assertSame( array( $a ), $next( $b ) );
		self::assertSame( array( $a ), $next( $unlisted ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $b );
		( new Indexer() )->flush();
		self::assertSame( array(), $next( $a ) );
		self::assertSame( 400, $this->rest( 'GET', "/wp/v2/users?role=contractor&after={$a}" )->get_status() );
	}

	public function test_where_nobody_fits_the_answer_says_what_to_let_go_of(): void {
		[ $chairs, $type ] = array( $this->skill( 'Chairs' ), $this->skill( 'Type' ) );
		foreach ( array( array( $chairs, 2, 'Lausanne' ), array( $chairs, 2, 'Lausanne' ), array( $chairs, 3, 'Lausanne' ), array( $type, 1, 'Genève' ) ) as [ $skill, $level, $city ] ) {
			$this->work( $this->designer( array( 'skill' => array( $skill ), 'level' => $level, 'city' => $city ) ) );
		}
		( new Indexer() )->flush();
		$ask = fn( string $query ): string => (string) ( $this->rest( 'GET', "/wp/v2/users?role=designer&{$query}" )->get_headers()['X-DM-Nearby'] ?? 'none' );
		// Without the level three, without the skill one in Geneva; then the next level.
		self::assertSame( "skill={$chairs};3, level=1;1, skill={$chairs}&level=2;2", $ask( "skill={$chairs}&level=1" ) );
		self::assertSame( 'region=' . rawurlencode( 'Genève' ) . ';1, level=3;1, level=3&region=Lausanne;1', $ask( 'level=3&region=' . rawurlencode( 'Genève' ) ) );
		self::assertSame( 'none', $ask( "skill={$chairs}" ), 'Somebody fits.' );
		$lonely = $this->skill( 'Nobody has it' );
		self::assertSame( '', $ask( "skill={$lonely}" ), 'Without its only filter it is the whole list: the button says that.' );
		$query = new Query();
		self::assertSame(
			1,
			$this->count_queries(
				static fn() => $query->nearby( array( 'skill' => array( $chairs ), 'level' => 1, 'region' => 'Genève' ) )
			)
		);
	}

	public function test_where_no_job_fits_the_answer_says_what_to_let_go_of(): void {
		[ $chairs, $type ] = array( $this->skill( 'Chairs' ), $this->skill( 'Type' ) );
		[ $a, $b ]         = array( $this->contractor( array( 'company' => 'Kubatur' ) ), $this->contractor( array( 'company' => 'Pegel' ) ) );
		foreach ( array( array( $a, $chairs, 'freelance', 'remote' ), array( $a, $chairs, 'freelance', 'hybrid' ), array( $b, $type, 'internship', 'hybrid' ) ) as [ $company, $skill, $engagement, $place ] ) {
			$mission = $this->mission( $company, '2026-01-01 10:00:00', array( $skill ) );
			Job_Facts::write( $mission, Job_Facts::columns( compact( 'engagement', 'place' ) ) );
		}
		( new Indexer() )->flush();
		$ask = fn( string $query ): string => (string) ( $this->rest( 'GET', "/wp/v2/users?role=contractor&{$query}" )->get_headers()['X-DM-Nearby'] ?? 'none' );
		self::assertSame( "skill={$chairs}&engagement=freelance;2", $ask( "skill={$chairs}&engagement=freelance&place=on_site" ) );
		self::assertSame( "skill={$chairs};2, engagement=internship;1", $ask( "skill={$chairs}&engagement=internship" ) );
		self::assertSame( "skill={$chairs}%2C{$type}&search=pegel;1", $ask( "skill={$chairs},{$type}&search=pegel&deadline=7" ), 'No job has a deadline.' );
		self::assertSame( 'none', $ask( "skill={$chairs}" ), 'Somebody fits.' );
		self::assertSame( '', $ask( 'place=on_site' ), 'Without its only filter it is the whole list.' );
	}

	public function test_the_hero_shows_three_open_jobs_three_designers_and_names(): void {
		[ $a, $b ] = array( $this->contractor( array( 'company' => 'Kubatur' ) ), $this->contractor( array( 'company' => 'Pegel & Nord', 'locale' => 'de' ) ) );
		$designer  = $this->designer( array( 'name' => 'Ada <Test>', 'locale' => 'fr' ) );
		$this->work( $designer );
		$old    = $this->mission( $b, '2026-01-01 10:00:00' );
		$closed = $this->mission( $b, '2026-09-01 10:00:00', array(), false );
		$newer  = array();
		foreach ( range( 1, 4 ) as $day ) {
			$newer[] = $this->mission( $a, "2026-02-0{$day} 10:00:00" );
		}
		( new Indexer() )->flush();
		$slug    = get_the_author_meta( 'user_nicename', $designer );
		$content = sprintf( '<!-- wp:design-marketplace/hero {"pictures":[{"image":1,"link":"/designer/%1$s"},{"image":1,"link":"/designer/%1$s","name":"Somebody"},{"image":1,"link":"/tools"}]} /-->', $slug );
		$props   = (array) ( new Home_Blocks() )->read( $content )[0]['props'];
		self::assertSame( array( $newer[3], $old, $newer[2] ), array_column( $props['open_now'], 'id' ), 'Each company has its say first; what is closed is not open.' );
		self::assertNotContains( $closed, array_column( $props['open_now'], 'id' ) );
		self::assertSame( 'Pegel & Nord', $props['open_now'][1]['company'] );
		self::assertSame( array( 'Ada <Test>' ), array_column( $props['newest'], 'name' ) );
		self::assertSame( array( 'de', 'fr' ), array( $props['open_now'][1]['locale'], $props['newest'][0]['locale'] ), 'A title is read aloud in the language it was written in.' );
		self::assertSame( array( 'Ada <Test>', 'Somebody', '' ), array_column( $props['pictures'], 'name' ) );
		self::assertSame( 5, $props['figures']['jobs'] );
		update_option( 'design_marketplace_job_pages', 'off' );
		self::assertSame( array(), ( (array) ( new Home_Blocks() )->read( $content )[0]['props'] )['open_now'], 'Titles are the operator’s to keep.' );
	}
}
