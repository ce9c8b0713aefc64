<?php
/** Previews: every address WordPress makes for one shows the version that is written, to who may write it and to nobody else. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Site\Front\Preview;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_Query;

final class PreviewTest extends TestCase {

	/**
	 * What stands in the address.
	 * @var array{array<mixed>,string|null,WP_Query,WP_Query}|null
	 */
	private ?array $before = null;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$this->before = array( $_GET, $_SERVER['REQUEST_URI'] ?? null, $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ); // phpcs:ignore WordPress.Security -- put back as it was.
		wp_set_current_user( People::administrator() );
	}

	protected function tearDown(): void {
		[ $_GET, $uri, $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ] = $this->before ?? array( array(), null, new WP_Query(), new WP_Query() );
		if ( null === $uri ) {
			unset( $_SERVER['REQUEST_URI'] );
		} else {
			$_SERVER['REQUEST_URI'] = $uri;
		}
		$_REQUEST = array();
		unset( $GLOBALS['post'] );
		parent::tearDown();
	}

	/**
	 * Ways a site may have its addresses.
	 * @return array<string,array{string,bool}>
	 */
	public static function sites(): array {
		return array(
			'names'                      => array( '/%postname%/', false ),
			'plain'                      => array( '', false ),
			'names, static front page'   => array( '/%postname%/', true ),
			'plain, a static front page' => array( '', true ),
		);
	}

	#[DataProvider( 'sites' )]
	public function test_the_home_page_is_previewed_as_it_is_written( string $permalinks, bool $is_static ): void {
		$home = get_page_by_path( 'home' );
		self::assertInstanceOf( WP_Post::class, $home );
		$this->links( $permalinks );
		if ( $is_static ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $home->ID );
		}
		$this->write( $home, array( 'content' => '<!-- wp:design-marketplace/hero {"title":"A hero nobody has seen"} /-->' ) );
		$page = $this->preview( $this->link( $home ) );
		self::assertSame( 'hero', $page['home_content'][0]['name'] ?? '', 'The blocks of the version that is written.' );
		self::assertSame( 'A hero nobody has seen', $page['home_content'][0]['props']->title ?? '' );
	}

	#[DataProvider( 'sites' )]
	public function test_a_pages_preview_shows_every_field_that_was_changed( string $permalinks ): void {
		$this->links( $permalinks );
		$page = $this->page( 'publish' );
		$this->write(
			$page,
			array(
				'title'   => 'A title <em>nobody</em> has seen',
				'content' => 'Words nobody has seen',
				'meta'    => array( 'design_marketplace_btn_txt' => 'Press', 'design_marketplace_btn_link' => '/signup' ),
			)
		);
		$shown = $this->preview( $this->link( $page ) );
		self::assertSame( array( 'A title <em>nobody</em> has seen', 'Press', '/signup' ), array( $shown['title']['rendered'] ?? '', $shown['btn_txt'] ?? '', $shown['btn_link'] ?? '' ) );
		self::assertStringContainsString( 'Words nobody has seen', $shown['content']['rendered'] ?? '' );
		self::assertSame( array( 'Before', '' ), array( get_post( $page->ID )->post_title ?? '', get_post_meta( $page->ID, 'design_marketplace_btn_txt', true ) ), 'The page itself stays.' );
		$public = $this->rest( 'GET', "/wp/v2/pages?slug={$page->post_name}" )->get_data()[0];
		self::assertSame( array( 'Before', '' ), array( $public['title']['rendered'], $public['btn_txt'] ) );
	}

	#[DataProvider( 'sites' )]
	public function test_a_draft_that_was_never_published_is_previewed( string $permalinks ): void {
		$this->links( $permalinks );
		$draft = $this->page( 'draft' );
		self::assertSame( 'Before', $this->preview( (string) get_preview_post_link( $draft ) )['title']['rendered'] ?? '' );
		self::assertSame( 'Before', $this->preview( home_url( "/preview-{$draft->ID}?page_id={$draft->ID}&preview=true" ) )['title']['rendered'] ?? '', 'Again after a reload.' );
		self::assertSame( 'Before', $this->preview( home_url( "/?p={$draft->ID}&preview=true" ) )['title']['rendered'] ?? '' );
		// Another author's draft gets an autosave instead of being saved.
		wp_update_post( array( 'ID' => $draft->ID, 'post_author' => $this->person( 'editor' ) ) );
		$this->write( $draft, array( 'title' => 'Beside the author' ) );
		self::assertSame( 'Beside the author', $this->preview( $this->link( $draft ) )['title']['rendered'] ?? '' );
	}

	public function test_nobody_else_sees_a_preview(): void {
		$this->links( '/%postname%/' );
		$home = get_page_by_path( 'home' );
		self::assertInstanceOf( WP_Post::class, $home );
		$draft = $this->page( 'draft' );
		$this->write( $home, array( 'title' => 'Unseen' ) );
		$link = $this->link( $home );
		foreach ( array( 0, $this->designer(), $this->contractor(), $this->person( 'subscriber' ), $this->person( 'author' ) ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( $link, home_url( "/?page_id={$draft->ID}&preview=true" ), home_url( "/?p={$draft->ID}&preview=true" ), home_url( "/?preview_id={$home->ID}&preview=true" ) ) as $address ) {
				$this->visit( $address );
				self::assertNull( Preview::requested(), $address );
			}
		}
	}

	public function test_an_address_that_is_no_preview_is_none(): void {
		$home = get_page_by_path( 'home' );
		self::assertInstanceOf( WP_Post::class, $home );
		$event = (int) wp_insert_post( array( 'post_type' => 'dmkt_event', 'post_title' => 'x', 'post_status' => 'publish' ) );
		foreach ( array( '/', "/?preview_id={$home->ID}", "/?preview_id[]={$home->ID}&preview=true", '/?preview_id=0&preview=true', '/?preview_id=999999&preview=true', "/?preview_id={$event}&preview=true", "/?preview_id=-{$home->ID}&preview=true", '/designers?preview=true' ) as $address ) {
			$this->visit( home_url( $address ) );
			self::assertNull( Preview::requested(), $address );
		}
	}

	public function test_without_the_nonce_the_stored_version_is_shown(): void {
		$page = $this->page( 'publish' );
		$this->write( $page, array( 'title' => 'Unseen' ) );
		self::assertSame( 'Before', $this->preview( home_url( "/?page_id={$page->ID}&preview_id={$page->ID}&preview=true" ) )['title']['rendered'] ?? '' );
	}

	public function test_a_preview_is_kept_by_nobody_and_found_by_no_search(): void {
		$page = $this->page( 'publish' );
		$this->write( $page, array( 'title' => 'A title <b>in</b> the head' ) );
		$this->visit( $this->link( $page ) );
		$preview = Preview::requested();
		self::assertNotNull( $preview );
		$html = ( new Preview( $preview ) )->html();
		self::assertMatchesRegularExpression( "#<meta name='robots' content='[^']*noindex#", $html );
		self::assertStringContainsString( '<title>A title in the head – ', $html );
		self::assertSame( 'private, no-store', ( new \DesignMarketplace\Site\Front\Reply( 200 ) )->headers( $html )['Cache-Control'] );
	}

	/**
	 * Sets the permalinks.
	 * @param string $structure Structure.
	 */
	private function links( string $structure ): void {
		global $wp_rewrite;
		update_option( 'permalink_structure', $structure );
		$wp_rewrite->init();
	}

	private function page( string $status ): WP_Post {
		$id   = wp_insert_post( array( 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Before', 'post_name' => 'publish' === $status ? uniqid( 'page-' ) : '', 'post_author' => get_current_user_id() ) );
		$page = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $page );
		return $page;
	}

	/**
	 * Autosaves changes as the block editor does.
	 * @param WP_Post             $page   Page.
	 * @param array<string,mixed> $fields Fields.
	 */
	private function write( WP_Post $page, array $fields ): void {
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/pages/{$page->ID}/autosaves", $fields, get_current_user_id() )->get_status() );
	}

	/**
	 * The address core makes for a page that has an autosave.
	 * @param WP_Post $page Page.
	 */
	private function link( WP_Post $page ): string {
		return (string) get_preview_post_link( $page, array( 'preview_id' => $page->ID, 'preview_nonce' => wp_create_nonce( "post_preview_{$page->ID}" ) ) );
	}

	/**
	 * Goes to an address, as far as WordPress' main query.
	 * @param string $address Address.
	 */
	private function visit( string $address ): void {
		$_SERVER['REQUEST_URI'] = (string) wp_parse_url( $address, PHP_URL_PATH ) . '?' . (string) wp_parse_url( $address, PHP_URL_QUERY );
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		remove_filter( 'the_preview', '_set_preview' );
		if ( isset( $_GET['preview_nonce'] ) && ! wp_verify_nonce( $_GET['preview_nonce'], 'post_preview_' . (int) ( $_GET['preview_id'] ?? 0 ) ) ) { // phpcs:ignore WordPress.Security -- as core does it.
			// Core says no before any page is looked up.
			unset( $_GET['preview_nonce'] );
		}
		_show_post_preview();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$slug                    = trim( substr( (string) wp_parse_url( $address, PHP_URL_PATH ), strlen( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ), '/' );
		$known                   = array_intersect_key( $_GET, array_flip( array( 'p', 'page_id', 'preview' ) ) );
		$GLOBALS['wp_query']->query( $known + ( '' === $slug ? array() : array( 'pagename' => $slug ) ) );
		if ( ! $GLOBALS['wp_query']->posts ) {
			$GLOBALS['wp_query']->set_404();
		}
	}

	/**
	 * The page a preview brings along.
	 * @param string $address Address.
	 * @return array<string,mixed>
	 */
	private function preview( string $address ): array {
		$this->visit( $address );
		$found = Preview::requested();
		self::assertNotNull( $found, "A preview at {$address}" );
		preg_match( '#<script[^>]*id="design-marketplace-boot"[^>]*>(.*?)</script>#s', ( new Preview( $found ) )->html(), $boot );
		// The request of a preview ends here.
		remove_filter( 'get_post_metadata', '_wp_preview_meta_filter' );
		$answers = json_decode( $boot[1] ?? '', true )['preload'] ?? array();
		$first   = reset( $answers );
		self::assertStringStartsWith( '/wp/v2/pages?slug=', (string) key( $answers ) );
		$page = $first['body'][0] ?? array();
		foreach ( $page['home_content'] ?? array() as $place => $block ) {
			$page['home_content'][ $place ]['props'] = (object) $block['props'];
		}
		return $page;
	}
}
