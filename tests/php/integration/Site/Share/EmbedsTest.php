<?php
/** Designers in the frames of other sites: what strangers read, without app, script and cookie, where the operator allows it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Share;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Share\Embeds;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class EmbedsTest extends TestCase {

	/** Core reads "post 0" from the post of the page, which another test may have set. */
	protected function setUp(): void {
		parent::setUp();
		unset( $GLOBALS['post'] );
	}

	private function listed_designer(): int {
		$id = $this->designer( array( 'name' => 'Ada <b> Test', 'job' => 'Type & lettering' ) );
		Market::work( $id, array( 'title' => 'Kettle' ), array( 'image' => Uploads::picture( 90, 60 ) ) );
		( new Indexer() )->flush();
		return $id;
	}

	private function html( int $designer ): string {
		return Embeds::one( ( new Router() )->find( '/designer/' . People::slug( $designer ) ) )[1];
	}

	private function oembed( string $url, string $format = 'json' ): \WP_REST_Response {
		return $this->rest( 'GET', '/oembed/1.0/embed', array( 'url' => $url, 'format' => $format ) );
	}

	public function test_an_embed_shows_the_card_and_every_link_opens_a_new_window(): void {
		$id   = $this->listed_designer();
		$html = $this->html( $id );
		$tree = Documents::tree( $html );

		self::assertSame( array( 'Ada <b> Test' ), Documents::values( $tree, '//h1' ) );
		self::assertSame( array( 'Type & lettering' ), Documents::values( $tree, '//p[@class="job"]' ) );
		self::assertSame( array( 'Kettle' ), Documents::values( $tree, '//ul//img/@alt' ) );
		self::assertSame( array( 'noindex' ), Documents::values( $tree, '//meta[@name="robots"]/@content' ) );
		$links = Documents::values( $tree, '//a/@href' );
		self::assertSame( array( home_url( '/designer/' . People::slug( $id ) . '?lang=en' ) ), array_values( array_unique( $links ) ) );
		self::assertCount( count( $links ), Documents::values( $tree, '//a[@target="_blank" and @rel="noopener"]' ) );
		self::assertSame( array(), Documents::values( $tree, '//script|//link|//form|//*[@onclick]' ) );
		self::assertStringNotContainsString( 'example.test', $html, 'No address.' );
	}

	public function test_only_frames_of_the_operators_choice_show_it_and_nothing_of_it_runs(): void {
		$frames = static fn(): string => (string) preg_replace( '/^.*frame-ancestors /', '', ( new Reply( 200, is_hidden: true, policy: Embeds::policy() ) )->headers( '' )['Content-Security-Policy'] );
		self::assertSame( '*', $frames() );
		self::assertStringStartsWith( "default-src 'none'; ", Embeds::policy() );
		update_option( 'design_marketplace_embed_ancestors', array( 'https://www.example.org', 'https://*.epfl.ch' ) );
		self::assertSame( 'https://www.example.org https://*.epfl.ch', $frames() );
		update_option( 'design_marketplace_embed_ancestors', array() );
		self::assertSame( "'none'", $frames() );
		foreach ( array( array( '*; script-src *' ), array( 'https://a.b/path' ), array( 'javascript:x' ), array( "https://a\r\nX: y" ), 'x', array( array( '*' ) ) ) as $wrong ) {
			update_option( 'design_marketplace_embed_ancestors', $wrong );
			self::assertSame( "'none'", $frames(), (string) wp_json_encode( $wrong ) );
		}
		foreach ( array( 'https://a.example' => array( 'https://a.example', 'https://b.example/page', '*; script-src *', 5 ), "'none'" => array( 'https://b.example/page' ) ) as $left => $stored ) {
			add_filter( 'pre_option_design_marketplace_embed_ancestors', $is_stored = static fn(): array => $stored );
			self::assertSame( $left, $frames(), 'A wrong one that is stored all the same opens nothing.' );
			remove_filter( 'pre_option_design_marketplace_embed_ancestors', $is_stored );
		}
	}

	public function test_who_strangers_may_not_see_has_no_embed_and_no_oembed_answer(): void {
		$unlisted = $this->designer();
		$off      = $this->listed_designer();
		Off::set( $off );
		( new Indexer() )->flush();
		foreach ( array( $unlisted, $off ) as $id ) {
			self::assertStringNotContainsString( 'Ada', $this->html( $id ) );
			self::assertSame( 404, $this->oembed( home_url( '/designer/' . People::slug( $id ) ) )->get_status() );
		}
		Member_Fields::write( $unlisted, array( 'portfolio_open' => 'link' ) );
		( new Indexer() )->touch( $unlisted );
		( new Indexer() )->flush();
		self::assertStringContainsString( 'class="job"', $this->html( $unlisted ), 'An open portfolio.' );
		self::assertSame( 200, $this->oembed( home_url( '/designer/' . People::slug( $unlisted ) ) )->get_status() );
	}

	public function test_oembed_names_the_frame_and_the_share_picture(): void {
		$id   = $this->listed_designer();
		$url  = home_url( '/designer/' . People::slug( $id ) );
		$data = (array) $this->oembed( $url )->get_data();

		self::assertSame( array( '1.0', 'rich', 'Ada <b> Test', 600 ), array( $data['version'], $data['type'], $data['title'], $data['width'] ) );
		$frame = Documents::tree( (string) $data['html'] );
		self::assertSame( array( home_url( '/embed/designer/' . People::slug( $id ) . '?lang=en' ) ), Documents::values( $frame, '//iframe/@src' ) );
		self::assertSame( array( 'Ada <b> Test' ), Documents::values( $frame, '//iframe/@title' ) );
		self::assertSame( array( 1200, 630 ), array( $data['thumbnail_width'], $data['thumbnail_height'] ) );
		self::assertStringContainsString( 'design_marketplace_share=', $data['thumbnail_url'] );
		self::assertArrayNotHasKey( 'author_name', $data );
		$tree = Documents::tree( Documents::at( '/designer/' . People::slug( $id ) ) );
		self::assertSame( array( get_oembed_endpoint_url( $url, '' ) ), Documents::values( $tree, '//link[@type="application/json+oembed"]/@href' ) );
		self::assertSame( array( get_oembed_endpoint_url( $url, 'xml' ) ), Documents::values( $tree, '//link[@type="text/xml+oembed"]/@href' ) );
	}

	/** @return array{int,int} A company, and its open job with facts. */
	private function hirer(): array {
		$company = $this->contractor( array( 'company' => 'Glockenhof <AG>', 'project_headline' => 'Bells & more' ) );
		$job     = Market::mission( $company, array( 'title' => 'A <b> bell', 'engagement' => 'freelance', 'place' => 'remote' ) );
		( new Indexer() )->flush();
		return array( $company, $job );
	}

	public function test_a_job_is_embedded_by_its_number_with_what_strangers_read_of_it(): void {
		[ $company, $job ] = $this->hirer();
		$shown             = static fn(): array => Embeds::one( Embeds::page( "/job/{$job}" ) );
		$facts             = static fn(): array => Documents::values( Documents::tree( $shown()[1] ), '//dt' );
		$tree              = Documents::tree( $shown()[1] );
		self::assertSame( array( 'A <b> bell' ), Documents::values( $tree, '//h1' ) );
		self::assertSame( array( home_url( '/project/' . People::slug( $company ) . "/mission/{$job}?lang=en" ) ), Documents::values( $tree, '//h1/a/@href' ) );
		self::assertSame( array( 'Glockenhof <AG>' ), Documents::values( $tree, '//p[@class="job"]' ) );
		self::assertSame( array( 'Posted' ), $facts() );
		update_option( 'design_marketplace_job_pages', 'full' );
		self::assertSame( array( 'Engagement', 'Place' ), $facts() );

		$said = fn(): int => $this->oembed( home_url( '/project/' . People::slug( $company ) . "/mission/{$job}" ) )->get_status();
		self::assertSame( array( 200, 200 ), array( $shown()[0], $said() ) );
		update_option( 'design_marketplace_job_pages', 'off' );
		self::assertSame( array( 404, 404 ), array( $shown()[0], $said() ) );
		self::assertStringNotContainsString( 'Glockenhof', $shown()[1] );
		update_option( 'design_marketplace_job_pages', 'full' );
		( new Closing() )->close( $job );
		self::assertSame( array( 'Closed' ), Documents::values( Documents::tree( $shown()[1] ), '//p[@class="tag"]' ) );
		Decided::hide( $job );
		self::assertSame( array( 404, 404 ), array( $shown()[0], $said() ) );
	}

	public function test_what_is_no_public_job_has_no_embed(): void {
		$company = $this->contractor();
		$draft   = Market::mission( $company, array( 'status' => 'draft' ) );
		$off     = Market::mission( $this->contractor() );
		Off::set( (int) get_post_field( 'post_author', $off ) );
		foreach ( array( 0, $draft, $off, Market::work( $this->designer() ), (int) wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish' ) ), PHP_INT_MAX ) as $id ) {
			self::assertSame( 404, Embeds::one( Embeds::page( "/job/{$id}" ) )[0] );
		}
	}

	public function test_oembed_names_the_frames_of_companies_and_jobs(): void {
		[ $company, $job ] = $this->hirer();
		$path              = '/project/' . People::slug( $company );
		foreach ( array( array( $path, $path, 'Glockenhof <AG>' ), array( "{$path}/mission/{$job}", "/job/{$job}", 'A <b> bell' ) ) as [ $page, $frame, $title ] ) {
			$data = (array) $this->oembed( home_url( $page ) )->get_data();
			self::assertSame( array( 'rich', $title ), array( $data['type'], $data['title'] ) );
			self::assertSame( array( home_url( "/embed{$frame}?lang=en" ) ), Documents::values( Documents::tree( (string) $data['html'] ), '//iframe/@src' ) );
			self::assertStringContainsString( 'design_marketplace_share=', $data['thumbnail_url'] );
			self::assertSame( 200, Embeds::one( Embeds::page( $frame ) )[0] );
		}
		$tree = Documents::tree( Embeds::one( Embeds::page( $path ) )[1] );
		self::assertSame( array( 'Bells & more' ), Documents::values( $tree, '//p[@class="job"]' ) );
		self::assertStringContainsString( '1 open design job', Documents::values( $tree, '//p[@class="who"]' )[0] );
	}

	public function test_a_list_of_jobs_is_embedded_by_the_filters_of_a_feed(): void {
		[ , $job ] = $this->hirer();
		Market::mission( $this->contractor( array( 'company' => 'Glockenhof zwei' ) ), array( 'title' => 'Another' ) );
		( new Indexer() )->flush();
		$titles = static fn( array $query ): array => Documents::values( Documents::tree( Embeds::jobs( $query )[1] ), '//li/b/a' );
		self::assertSame( array( 'Another', 'A <b> bell' ), $titles( array( 'search' => 'glockenhof' ) ) );
		self::assertSame( array( 'Another' ), $titles( array( 'search' => 'glockenhof', 'limit' => '1' ) ) );
		self::assertSame( array( 'A <b> bell' ), $titles( array( 'search' => 'glockenhof', 'place' => 'remote' ) ) );
		[ $status, $html ] = Embeds::jobs( array( 'search' => 'zzzznobody' ) );
		self::assertSame( array( 200, array( 'No design job takes applications at the moment.' ) ), array( $status, Documents::values( Documents::tree( $html ), '//main/p' ) ) );
		foreach ( array( array( 'limit' => '21' ), array( 'limit' => '0' ), array( 'limit' => array( 1 ) ), array( 'place' => 'moon' ) ) as $wrong ) {
			self::assertSame( 400, Embeds::jobs( $wrong )[0] );
		}
		self::assertCount( 1, Documents::values( Documents::tree( Embeds::jobs( array( 'search' => 'glockenhof', 'place' => 'remote' ) )[1] ), "//a[@target=\"_blank\" and contains(@href, '/mission/{$job}')]" ) );
	}

	/** @return array<string,array{string}> */
	public static function other_addresses(): array {
		return array(
			'nobody'          => array( '/designer/nobody-at-all' ),
			'a list'          => array( '/designers' ),
			'home'            => array( '/' ),
			'nothing'         => array( 'https://' ),
			'a null byte'     => array( "/designer/a\0" ),
			'a broken port'   => array( 'http://localhost:99999999/designer/x' ),
			'an embed itself' => array( '/embed/designer/x' ),
		);
	}

	#[DataProvider( 'other_addresses' )]
	public function test_oembed_answers_other_addresses_as_core_does( string $url ): void {
		self::assertContains( $this->oembed( str_starts_with( $url, '/' ) ? home_url( $url ) : $url )->get_status(), array( 400, 404 ) );
	}

	public function test_the_same_path_on_another_site_is_not_ours(): void {
		$path = '/designer/' . People::slug( $this->listed_designer() );
		self::assertSame( 200, $this->oembed( home_url( $path ) )->get_status() );
		self::assertSame( 404, $this->oembed( str_replace( (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'other.example', home_url( $path ) ) )->get_status() );
	}

	public function test_core_still_answers_for_a_post_of_its_own(): void {
		$post = (int) wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish' ) );
		$this->oembed( home_url( '/designer/' . People::slug( $this->listed_designer() ) ) );
		self::assertSame( 'News', ( (array) get_oembed_response_data( $post, 600 ) )['title'] ?? '' );
		self::assertSame( 'News', ( (array) $this->oembed( (string) get_permalink( $post ) )->get_data() )['title'] ?? '' );
	}
}
