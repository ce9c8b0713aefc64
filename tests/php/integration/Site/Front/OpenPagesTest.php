<?php
/** The pages of open and closed portfolios and of works, as strangers and search engines get them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Directory\Portfolios_Sitemap;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

final class OpenPagesTest extends TestCase {

	private int $designer = 0;

	/** The designer's page. */
	private string $page = '';

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer( array( 'name' => 'Zoe Open', 'job' => 'Sign painter', 'bio' => 'I draw letters.', 'website' => 'https://zoe.example/', 'school' => 'ECAL', 'languages' => array( array( 'code' => 'de', 'level' => 'fluent' ) ) ) );
		$this->page     = '/designer/' . People::slug( $this->designer );
	}

	private function open( string $how ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'portfolio_open' => $how ), $this->designer ) );
	}

	/**
	 * A work with a picture.
	 * @param array<string,mixed> $values Values that differ.
	 * @return string Its address below home.
	 */
	private function work( string $title, array $values = array() ): string {
		return $this->address( Market::work( $this->designer, array( 'title' => $title, 'description' => "About {$title}." ) + $values, array( 'image' => $this->picture() ) ) );
	}

	private function address( int $id ): string {
		$post = get_post( $id );
		return $post ? Work_Address::path( $post ) : '';
	}

	/** Status, X-Robots-Tag and document of an address. */
	private function at( string $path ): array {
		wp_set_current_user( 0 );
		$found = ( new Router() )->find( $path );
		$html  = Documents::at( $path );
		return array( $found->status, ( new Reply( $found->status, is_hidden: $found->is_hidden() ) )->headers( $html )['X-Robots-Tag'], $html );
	}

	private function tree( string $path ): DOMXPath {
		return Documents::tree( $this->at( $path )[2] );
	}

	public function test_a_closed_one_is_the_wall(): void {
		$work                       = $this->work( 'Letterbox' );
		[ $status, $robots, $html ] = $this->at( $this->page );
		$this->assertSame( array( 200, 'noai, noimageai' ), array( $status, $robots ) );
		$this->assertStringNotContainsString( 'I draw letters.', $html );
		$this->assertStringNotContainsString( $work, $html );
		$this->assertStringContainsString( 'You need to sign up to see the projects.', $html );
	}

	/** @return array<string,array{string,string}> */
	public static function ways(): array {
		return array( 'link' => array( 'link', 'noindex, noai, noimageai' ), 'index' => array( 'index', 'noai, noimageai' ) );
	}

	#[DataProvider( 'ways' )]
	public function test_an_open_one_is_painted_whole_with_its_works_and_the_first_picture_first( string $how, string $robots ): void {
		$second = $this->work( 'Letterbox' );
		$first  = $this->work( 'Tram stop' );
		$draft  = Market::work( $this->designer, array( 'title' => 'Secret', 'status' => 'draft' ) );
		$this->open( $how );
		[ $status, $tag, $html ] = $this->at( $this->page );
		$this->assertSame( array( 200, $robots ), array( $status, $tag ) );
		$tree  = Documents::tree( $html );
		$works = preg_grep( "#^http.*{$this->page}/#", Documents::values( $tree, '//main//article//a/@href' ) );
		$this->assertSame( array( home_url( $first ), home_url( $second ) ), array_values( (array) $works ) );
		foreach ( array( 'I draw letters.', 'ECAL', 'German', 'zoe.example', 'Zoe Open answers members.' ) as $said ) {
			$this->assertStringContainsString( $said, implode( ' ', Documents::values( $tree, '//main' ) ) );
		}
		$this->assertStringNotContainsString( 'You need to sign up to see the projects.', implode( '', Documents::values( $tree, '//main' ) ) );
		$this->assertCount( 1, Documents::values( $tree, '//main//article[1]//img[@fetchpriority="high" and @loading="eager"]' ) );
		$this->assertCount( 1, Documents::values( $tree, '//img[@fetchpriority="high"]' ) );
		$this->assertStringNotContainsString( 'Secret', $html );
		$this->assertStringNotContainsString( 'noindex', 'index' === $how ? implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) : '' );
		$this->assertSame( 'I draw letters.', Documents::values( $tree, '//meta[@name="description"]/@content' )[0] );
		$this->assertGreaterThan( 0, $draft );
	}

	public function test_search_engines_read_who_it_is_and_what_was_made_only_where_the_designer_wants_them_to(): void {
		$work = $this->work( 'Letterbox', array( 'month' => 4, 'year' => 2026 ) );
		$this->open( 'link' );
		$this->assertSame( array( array(), array() ), array( Documents::linked_data( $this->tree( $this->page ) ), Documents::linked_data( $this->tree( $work ) ) ) );
		$this->open( 'index' );
		$page = Documents::linked_data( $this->tree( $this->page ) )['ProfilePage']['mainEntity'];
		$this->assertSame( array( 'Person', 'Zoe Open', 'Sign painter', 'I draw letters.', array( 'https://zoe.example/' ) ), array( $page['@type'], $page['name'], $page['jobTitle'], $page['description'], $page['sameAs'] ) );
		$made = Documents::linked_data( $this->tree( $work ) )['CreativeWork'];
		$this->assertSame( array( 'Letterbox', home_url( $work ), '2026-05', 'Zoe Open', home_url( $this->page ) ), array( $made['name'], $made['url'], $made['dateCreated'], $made['creator']['name'], $made['creator']['url'] ) );
		$this->assertCount( 1, $made['image'] );
	}

	#[DataProvider( 'ways' )]
	public function test_a_work_has_a_page_with_its_title_pictures_and_the_way_to_its_designer( string $how, string $robots ): void {
		$work = $this->work( 'Letterbox & key' );
		$this->open( $how );
		[ $status, $tag, $html ] = $this->at( $work );
		$tree                    = Documents::tree( $html );
		$this->assertSame( array( 200, $robots ), array( $status, $tag ) );
		$this->assertSame( 'Letterbox & key – Zoe Open – ' . get_bloginfo( 'name' ), Documents::values( $tree, '//title' )[0] );
		$this->assertSame( array( 'Letterbox & key' ), Documents::values( $tree, '//main//h1' ) );
		$this->assertContains( home_url( $this->page ), Documents::values( $tree, '//main//a/@href' ) );
		$this->assertCount( 1, Documents::values( $tree, '//main//figure//img[@fetchpriority="high"]' ) );
		$this->assertStringContainsString( 'About Letterbox', implode( '', Documents::values( $tree, '//main' ) ) );
		$this->assertSame( array( home_url( $work ) ), Documents::values( $tree, '//link[@rel="canonical"]/@href' ) );
		$this->assertSame( 404, $this->at( "{$this->page}/no-such-work" )[0] );
		$this->assertSame( array( 404, 404 ), array( $this->at( "{$this->page}/%ff" )[0], $this->at( '/designer/%ff/%ff' )[0] ), 'No letter.' );
		$this->assertSame( 404, $this->at( "{$this->page}/LETTERBOX-KEY" )[0], 'It has one address.' );
	}

	/** Nobody learns which works a closed portfolio has. */
	public function test_of_a_closed_one_all_addresses_of_works_are_the_same_wall(): void {
		$public   = $this->work( 'Letterbox' );
		$hidden   = Market::work( $this->designer, array( 'title' => 'Hidden one' ) );
		$unlisted = $this->work( 'Unlisted one', array( 'visibility' => 'unlisted' ) );
		$paths    = array( $public, $this->address( $hidden ), substr( $unlisted, 0, -23 ), substr( $unlisted, 0, -1 ), "{$this->page}/no-such-work", "{$this->page}/%00", "{$this->page}/%FF%FE", "{$this->page}/" . str_repeat( 'x', 300 ) );
		Decided::hide( $hidden );
		$same = array();
		foreach ( $paths as $path ) {
			[ $status, $robots, $html ] = $this->at( $path );
			$same[]                     = array( $status, $robots, str_replace( array( rawurlencode( $path ), esc_url( home_url( $path ) ), $path ), 'HERE', $html ) );
		}
		$this->assertSame( array( 200, 'noindex, noai, noimageai' ), array_slice( $same[0], 0, 2 ) );
		foreach ( $same as $place => $one ) {
			$this->assertSame( $same[0], $one, $paths[ $place ] );
		}
		$asked = fn( string $slug ): array => array( $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $this->designer ), 'slug' => $slug ) )->get_status(), wp_json_encode( $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $this->designer ), 'slug' => $slug ) )->get_data() ) );
		$this->assertSame( 401, $asked( 'letterbox' )[0] );
		$this->assertSame( $asked( 'letterbox' ), $asked( 'no-such-work' ) );
		$this->assertSame( $asked( 'letterbox' ), $asked( '' ) );
	}

	/** @return array<string,array{string}> */
	public static function all(): array {
		return array( 'off' => array( 'off' ), 'link' => array( 'link' ), 'index' => array( 'index' ) );
	}

	#[DataProvider( 'all' )]
	public function test_an_unlisted_work_is_at_its_address_for_everybody_alone_with_the_card_and_never_found( string $how ): void {
		$other    = $this->work( 'Letterbox' );
		$unlisted = $this->work( 'Quiet one', array( 'visibility' => 'unlisted' ) );
		$this->open( $how );
		[ $status, $robots, $html ] = $this->at( $unlisted );
		$tree                       = Documents::tree( $html );
		$this->assertSame( array( 200, 'noindex, noai, noimageai' ), array( $status, $robots ) );
		$this->assertStringContainsString( 'noindex', implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) );
		$this->assertSame( 'Quiet one – Zoe Open – ' . get_bloginfo( 'name' ), Documents::values( $tree, '//title' )[0] );
		$this->assertSame( array(), Documents::linked_data( $tree ) );
		$this->assertStringNotContainsString( 'Letterbox', $html );
		$this->assertStringNotContainsString( $other, $html );
		$slug = basename( $unlisted );
		foreach ( array( 0, $this->contractor() ) as $viewer ) {
			$found = $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $this->designer ), 'slug' => $slug ), $viewer )->get_data();
			$this->assertSame( array( 'unlisted', 'publish', 'Zoe Open', false ), array( $found[0]['visibility'], $found[0]['status'], $found[0]['by']['name'], isset( $found[0]['by']['latest_works'] ) || isset( $found[0]['by']['works_count'] ) ) );
			$this->assertSame( 'off' === $how && 0 === $viewer ? 401 : 404, $this->rest( 'GET', "/wp/v2/work/{$found[0]['id']}", array(), $viewer )->get_status() );
		}
		if ( 'off' !== $how ) {
			$page = $this->at( $this->page )[2];
			$this->assertStringNotContainsString( 'Quiet one', $page );
			$this->assertStringNotContainsString( $slug, $page );
		}
	}

	public function test_an_address_that_was_left_leads_nowhere_and_an_account_that_is_off_has_none(): void {
		$unlisted = $this->work( 'Quiet one', array( 'visibility' => 'unlisted' ) );
		$id       = (int) $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $this->designer ), 'slug' => basename( $unlisted ) ) )->get_data()[0]['id'];
		$this->assertSame( 'Zoe Open', Documents::values( $this->tree( $unlisted ), '//main//a/b' )[0] ?? '', 'Also of a designer with no other work.' );
		$this->open( 'index' );
		$this->rest( 'POST', "/wp/v2/work/{$id}", array( 'visibility' => 'public' ), $this->designer );
		$this->assertSame( array( 404, 200 ), array( $this->at( $unlisted )[0], $this->at( "{$this->page}/quiet-one" )[0] ) );
		$this->rest( 'POST', "/wp/v2/work/{$id}", array( 'visibility' => 'unlisted' ), $this->designer );
		$again = $this->address( $id );
		$this->assertSame( array( 404, 404, 200 ), array( $this->at( $unlisted )[0], $this->at( "{$this->page}/quiet-one" )[0], $this->at( $again )[0] ) );
		Off::set( $this->designer );
		$this->assertSame( array( 404, 404 ), array( $this->at( $again )[0], $this->at( $this->page )[0] ) );
		Off::end( $this->designer );
		$this->assertSame( 200, $this->at( $again )[0] );
	}

	public function test_of_somebody_who_was_erased_nothing_is_left_to_tell_from_nobody(): void {
		$this->open( 'index' );
		$paths = array( $this->page, $this->work( 'Letterbox' ), $this->work( 'Quiet one', array( 'visibility' => 'unlisted' ) ) );
		$work  = (int) $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => basename( $this->page ) ) )->get_data()[0]['id'];
		( new Deletion() )->delete( $this->designer );
		foreach ( $paths as $path ) {
			$this->assertSame( 404, $this->at( $path )[0], $path );
		}
		$answer = fn( string $path ): array => array( $this->rest( 'GET', $path )->get_status(), wp_json_encode( $this->rest( 'GET', $path )->get_data() ) );
		$this->assertSame( $answer( '/wp/v2/work/999999' ), $answer( "/wp/v2/work/{$work}" ) );
		$this->assertSame( $answer( '/wp/v2/users?slug=nobody' ), $answer( '/wp/v2/users?slug=' . basename( $this->page ) ) );
		foreach ( array( '', '&slug=letterbox', '&slug=' . basename( $paths[2] ) ) as $more ) {
			$this->assertSame( $answer( "/wp/v2/work?author_name=nobody{$more}" ), $answer( '/wp/v2/work?author_name=' . basename( $this->page ) . $more ) );
		}
	}

	public function test_the_sitemap_has_indexed_portfolios_with_a_public_work_and_their_works(): void {
		$urls = fn(): array => array_values( array_filter( array_column( ( new Portfolios_Sitemap() )->get_url_list( 1 ), 'loc' ), fn( string $url ): bool => str_starts_with( $url, home_url( $this->page ) ) ) );
		$this->open( 'index' );
		$this->assertSame( array(), $urls(), 'An empty one is not listed.' );
		$this->work( 'Quiet one', array( 'visibility' => 'unlisted' ) );
		Market::work( $this->designer, array( 'status' => 'draft' ) );
		$this->assertSame( array(), $urls() );
		$works = array( $this->work( 'Letterbox' ), $this->work( 'Tram stop' ) );
		$this->assertSame( array_map( 'home_url', array( $this->page, ...$works ) ), $urls() );
		update_option( Tables::VERSION, 2 );
		$this->assertSame( array( array(), 0 ), array( $urls(), ( new Portfolios_Sitemap() )->get_max_num_pages() ), 'Before the migration works have no slug.' );
		update_option( Tables::VERSION, Tables::LATEST );
		$this->assertStringContainsString( '<loc>' . home_url( $works[1] ) . '</loc>', (string) apply_filters( 'wpseo_sitemap_page_content', '' ) );
		$this->open( 'link' );
		$this->assertSame( array(), $urls() );
		$this->open( 'index' );
		Off::set( $this->designer );
		$this->assertSame( array(), $urls() );
	}

	public function test_the_sitemap_is_read_in_pages_of_which_none_is_missing(): void {
		$this->open( 'index' );
		$this->work( 'Letterbox' );
		$this->work( 'Tram stop' );
		add_filter( 'wp_sitemaps_max_urls', static fn(): int => 2 );
		$map  = new Portfolios_Sitemap();
		$all  = array();
		$last = $map->get_max_num_pages();
		for ( $page = 1; $page <= $last; $page++ ) {
			$all = array_merge( $all, array_column( $map->get_url_list( $page ), 'loc' ) );
		}
		$this->assertSame( array_values( array_unique( $all ) ), $all );
		$this->assertContains( home_url( "{$this->page}/tram-stop" ), $all );
		$this->assertSame( array( array(), 2 ), array( $map->get_url_list( $last + 1 ), $this->count_queries( static fn() => array( $map->get_max_num_pages(), $map->get_url_list( 1 ) ) ) ) );
		$this->assertArrayHasKey( 'portfolios', wp_get_sitemap_providers() );
	}

	#[Group( 'mysql' )]
	public function test_a_page_takes_as_many_statements_with_two_works_as_with_ten(): void {
		$this->open( 'index' );
		$first = $this->work( 'Letterbox' );
		$this->work( 'Tram stop' );
		$takes = function ( string $path ): int {
			$this->at( $path );
			wp_cache_flush();
			return $this->count_queries( fn() => $this->at( $path ) );
		};
		$one   = array( $takes( $this->page ), $takes( $first ) );
		for ( $more = 0; $more < 8; $more++ ) {
			$this->work( "Work {$more}" );
		}
		$this->assertSame( $one, array( $takes( $this->page ), $takes( $first ) ) );
	}
}
