<?php
/** The home blocks in the editor: where they are offered, and what one begins with. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Site\Content\Home_Pattern;
use DesignMarketplace\Tests\Support\Hostile;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Editor_Context;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_Post;

final class BlockEditorTest extends TestCase {

	private const SCRIPT = 'design-marketplace-blocks';

	/** Leaves no screen behind. */
	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['post'] );
		wp_dequeue_script( self::SCRIPT );
		wp_dequeue_style( self::SCRIPT );
		parent::tearDown();
	}

	public function test_the_home_page_is_offered_the_home_blocks_and_synced_patterns_alone(): void {
		$home = array_merge( Home_Blocks::names(), array( 'core/block', 'core/pattern' ) );
		self::assertSame( $home, $this->allowed( true, $this->post( 'page', 'home' ) ) );
		self::assertSame( array( 'design-marketplace/hero' ), $this->allowed( array( 'core/paragraph', 'design-marketplace/hero' ), $this->post( 'page', 'home' ) ) );
		self::assertFalse( $this->allowed( false, $this->post( 'page', 'home' ) ) );
	}

	public function test_other_pages_are_offered_everything_other_posts_no_home_block(): void {
		$list = array( 'core/paragraph', 'design-marketplace/hero' );
		self::assertTrue( $this->allowed( true, $this->post( 'page', 'about' ) ) );
		self::assertSame( $list, $this->allowed( $list, $this->post( 'page', 'about' ) ) );
		foreach ( array( 'post', 'dmkt_work', 'dmkt_event' ) as $type ) {
			self::assertSame( array( 'core/paragraph' ), $this->allowed( $list, $this->post( $type, 'home' ) ), $type );
		}
		self::assertSame( array( 'core/paragraph' ), $this->allowed( $list, null ) );
	}

	/**
	 * @param string $screen Screen.
	 * @param string $type   Post type.
	 * @param bool   $blocks Whether it is the block editor.
	 * @param bool   $ours   Whether our script belongs there.
	 */
	#[DataProvider( 'screens' )]
	public function test_the_script_is_loaded_where_it_has_something_to_do( string $screen, string $type, bool $blocks, bool $ours ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( $screen );
		$shown = get_current_screen();
		self::assertNotNull( $shown );
		$shown->post_type = $type;
		$shown->is_block_editor( $blocks );
		do_action( 'enqueue_block_editor_assets' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's hook.
		do_action( 'enqueue_block_assets' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's hook.
		self::assertSame( array( $ours, $ours ), array( wp_script_is( self::SCRIPT ), wp_style_is( self::SCRIPT ) ) );
	}

	/** @return iterable<string,array{string,string,bool,bool}> */
	public static function screens(): iterable {
		foreach ( array( 'page', 'dmkt_event', 'dmkt_resource', 'dmkt_reading', 'dmkt_past_project' ) as $type ) {
			yield "the editor of {$type}" => array( 'post.php', $type, true, true );
		}
		yield 'the editor of posts' => array( 'post.php', 'post', true, false );
		yield 'the editor of works' => array( 'post.php', 'dmkt_work', true, false );
		yield 'the classic editor of pages' => array( 'post.php', 'page', false, false );
		yield 'widgets' => array( 'widgets', '', true, false );
		yield 'the site editor' => array( 'site-editor', '', true, false );
	}

	public function test_the_pattern_has_all_blocks_with_attributes_they_know(): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( Home_Pattern::NAME );
		self::assertIsArray( $pattern );
		self::assertSame( array( array( 'page' ), array( 'core/post-content' ) ), array( $pattern['postTypes'], $pattern['blockTypes'] ) );
		$blocks = parse_blocks( $pattern['content'] );
		$blocks = array_values( array_filter( $blocks, static fn( array $block ): bool => null !== $block['blockName'] ) );
		self::assertSame( Home_Blocks::names(), array_column( $blocks, 'blockName' ) );
		foreach ( $blocks as $block ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
			self::assertNotNull( $type );
			foreach ( $block['attrs'] as $name => $value ) {
				self::assertTrue( rest_validate_value_from_schema( $value, $type->attributes[ $name ] ?? array( 'enum' => array() ), $name ), "{$block['blockName']} {$name}" );
			}
		}
		self::assertCount( count( Home_Blocks::names() ), ( new Home_Blocks() )->read( $pattern['content'] ) );
		if ( function_exists( 'get_block_template' ) && function_exists( 'register_block_template' ) ) {
			self::assertStringContainsString( 'wp:post-content', get_block_template( get_stylesheet() . '//page-home' )->content ?? '' );
		}
	}

	public function test_every_block_is_dynamic_and_saves_no_html(): void {
		foreach ( Home_Blocks::names() as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			self::assertNotNull( $type );
			self::assertSame( array( 3, 'design-marketplace' ), array( $type->api_version, $type->category ) );
			self::assertFalse( $type->supports['html'] ?? true );
			self::assertSame( '', trim( do_blocks( "<!-- wp:{$name} /-->" ) ) );
		}
	}

	public function test_links_a_browser_would_run_never_leave_the_server(): void {
		foreach ( array( 'javascript:alert(1)', ' JaVaScRiPt:alert(1)', "java\nscript:alert(1)", 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example' ) as $link ) {
			$json    = (string) wp_json_encode( $link );
			$content = '<!-- wp:design-marketplace/hero {"figures":false,"btn_link":' . $json . ',"pictures":[{"image":1,"link":' . $json . '}]} /-->'
				. '<!-- wp:design-marketplace/video {"url":' . $json . '} /--><!-- wp:design-marketplace/past-projects {"btn_link":' . $json . '} /-->';
			$props   = array_map( static fn( array $block ): array => (array) $block['props'], ( new Home_Blocks() )->read( $content ) );
			self::assertSame( array( '', '', '', '' ), array( $props[0]['btn_link'], $props[0]['pictures'][0]['link'], $props[1]['url'], $props[2]['btn_link'] ), $link );
		}
		$good = (array) ( new Home_Blocks() )->read( '<!-- wp:design-marketplace/video {"url":"/wp-content/uploads/a.mp4"} /-->' )[0]['props'];
		self::assertSame( '/wp-content/uploads/a.mp4', $good['url'] );
	}

	public function test_hostile_attributes_of_every_block_are_read_without_a_notice_and_as_texts(): void {
		foreach ( Home_Blocks::names() as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			foreach ( array_keys( $type->attributes ?? array() ) as $attribute ) {
				foreach ( Hostile::values() as $what => $value ) {
					$json = wp_json_encode( array( $attribute => $value ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_PARTIAL_OUTPUT_ON_ERROR );
					if ( ! is_string( $json ) || strlen( $json ) > 200000 ) {
						continue;
					}
					$json   = str_replace( '--', '\u002d\u002d', $json );
					$blocks = ( new Home_Blocks() )->read( "<!-- wp:{$name} {$json} /-->" );
					self::assertCount( 1, $blocks, "{$name} {$attribute}: {$what}" );
					self::assertIsObject( $blocks[0]['props'] );
				}
			}
		}
	}

	/**
	 * What the filter says.
	 * @param bool|list<string> $allowed What was allowed before.
	 * @param WP_Post|null      $post    Post edited.
	 */
	private function allowed( bool|array $allowed, ?WP_Post $post ): mixed {
		$context = new WP_Block_Editor_Context( $post ? array( 'post' => $post ) : array( 'name' => 'core/edit-widgets' ) );
		return apply_filters( 'allowed_block_types_all', $allowed, $context ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's hook.
	}

	private function post( string $type, string $slug ): WP_Post {
		$post = new WP_Post( (object) array( 'ID' => 1, 'post_type' => $type, 'post_name' => $slug ) );
		return $post;
	}
}
