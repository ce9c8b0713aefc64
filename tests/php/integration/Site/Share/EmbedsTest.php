<?php
/** Designers in the frames of other sites: what strangers read, without app, script and cookie, where the operator allows it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Share;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Share\Embeds;
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
		return Embeds::html( ( new Router() )->find( '/designer/' . People::slug( $designer ) ) );
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
