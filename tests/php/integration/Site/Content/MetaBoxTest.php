<?php
/** The fields in the classic editor: the same list, a nonce, a capability, and a word on what was not saved. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Site\Content\Editorial_Fields;
use DesignMarketplace\Site\Content\Meta_Box;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Post;

final class MetaBoxTest extends TestCase {

	/** Loads what wp-admin has. */
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	/** Leaves no form behind. */
	protected function tearDown(): void {
		$_POST = array();
		$_GET  = array();
		unset( $GLOBALS['current_screen'], $GLOBALS['wp_meta_boxes'] );
		parent::tearDown();
	}

	public function test_the_box_is_the_classic_editors_alone(): void {
		foreach ( Editorial_Fields::types() as $type ) {
			set_current_screen( $type );
			( new Meta_Box() )->add( $this->post( $type ) );
			$box = $GLOBALS['wp_meta_boxes'][ $type ]['normal']['high']['design-marketplace-fields'];
			self::assertTrue( $box['args']['__back_compat_meta_box'] );
		}
	}

	public function test_every_field_has_a_label_its_help_and_its_escaped_value(): void {
		foreach ( Editorial_Fields::types() as $type ) {
			$post = $this->post( $type );
			foreach ( Editorial_Fields::of( $type ) as $field ) {
				// Past the cleaning, as an old version or another plugin may have written it.
				$this->write_raw( $post->ID, Editorial_Fields::key( $field ), '"><script>alert(1)</script></textarea>' );
			}
			wp_set_current_user( People::administrator() );
			ob_start();
			( new Meta_Box() )->show( $post );
			$html = (string) ob_get_clean();
			self::assertStringNotContainsString( '<script', $html );
			foreach ( Editorial_Fields::of( $type ) as $field ) {
				self::assertStringContainsString( "for=\"design-marketplace-fields-{$field['name']}\"", $html );
				self::assertStringContainsString( "aria-describedby=\"design-marketplace-fields-{$field['name']}-help\"", $html );
				self::assertStringContainsString( esc_html( $field['help'] ), $html );
			}
			self::assertSame( count( Editorial_Fields::of( $type ) ), substr_count( $html, ' name="design_marketplace_fields[' ) );
		}
	}

	public function test_the_form_saves_what_is_right_cleaned(): void {
		$post = $this->post( 'dmkt_event' );
		$this->save( $post, array( 'date' => '24/12/2026', 'location' => "Bern \\ O'Neill & <b>Co</b>", 'unknown' => 'x' ) );
		self::assertSame( array( '2026-12-24', "Bern \\ O'Neill & Co" ), $this->fields( $post, array( 'date', 'location' ) ) );
		self::assertSame( '', get_post_meta( $post->ID, 'design_marketplace_unknown', true ) );
	}

	public function test_with_one_field_wrong_none_is_saved(): void {
		$post = $this->post( 'dmkt_event', array( 'link' => 'https://example.test/before' ) );
		$this->save( $post, array( 'location' => 'Bern', 'link' => 'javascript:alert(1)' ) );
		self::assertSame( array( '', 'https://example.test/before' ), $this->fields( $post, array( 'location', 'link' ) ) );
	}

	public function test_the_classic_editors_preview_has_the_fields_of_the_form(): void {
		$page = $this->post( 'page', array( 'btn_txt' => 'Before' ) );
		wp_set_current_user( People::administrator() );
		$_POST = wp_slash(
			array(
				'post_ID'                         => $page->ID,
				'post_type'                       => 'page',
				'post_title'                      => 'Unseen',
				'content'                         => 'Unseen',
				'design_marketplace_fields_nonce' => wp_create_nonce( "design-marketplace-fields-{$page->ID}" ),
				'design_marketplace_fields'       => array( 'btn_txt' => 'Unseen' ),
			)
		);
		$draft = wp_create_post_autosave( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- as core does it.
		self::assertIsInt( $draft );
		self::assertSame( array( 'Unseen', 'Before' ), array( get_metadata( 'post', $draft, 'design_marketplace_btn_txt', true ), get_post_meta( $page->ID, 'design_marketplace_btn_txt', true ) ) );
	}

	public function test_nothing_is_saved_without_the_nonce_of_this_post_or_without_the_right_to_edit_it(): void {
		$post  = $this->post( 'dmkt_event' );
		$other = $this->post( 'dmkt_event' );
		$admin = People::administrator();
		$saved = array( 'location' => 'Bern' );

		$this->save( $post, $saved, $admin, '' );
		$this->save( $post, $saved, $admin, 'wrong' );
		wp_set_current_user( $admin );
		$this->save( $post, $saved, $admin, wp_create_nonce( "design-marketplace-fields-{$other->ID}" ) );
		$this->save( $post, $saved, $this->contractor() );
		$this->save( $post, $saved, 0 );
		self::assertSame( array( '' ), $this->fields( $post, array( 'location' ) ) );

		$this->save( $post, $saved, $admin );
		self::assertSame( array( 'Bern' ), $this->fields( $post, array( 'location' ) ) );
	}

	public function test_a_form_that_is_no_form_changes_nothing(): void {
		$post = $this->post( 'dmkt_resource', array( 'description' => 'Kept' ) );
		foreach ( array( 'x', array(), array( 'description' => array( 'x' ) ), array( 'file' => array( 1 ) ) ) as $sent ) {
			$this->save( $post, $sent );
			self::assertSame( array( 'Kept', '0' ), array_map( 'strval', array( ...$this->fields( $post, array( 'description' ) ), (int) get_post_meta( $post->ID, 'design_marketplace_file', true ) ) ) );
		}
	}

	/**
	 * A post of a type.
	 *
	 * @param string               $type   Type.
	 * @param array<string,string> $fields Fields.
	 */
	private function post( string $type, array $fields = array() ): WP_Post {
		$id = (int) wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'x' ) );
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, "design_marketplace_{$name}", $value );
		}
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/**
	 * Sends the form.
	 *
	 * @param WP_Post     $post  Post.
	 * @param mixed       $sent  Fields sent.
	 * @param int|null    $user  Who; null for an administrator.
	 * @param string|null $nonce Nonce; null for the right one.
	 */
	private function save( WP_Post $post, mixed $sent, ?int $user = null, ?string $nonce = null ): Meta_Box {
		wp_set_current_user( $user ?? People::administrator() );
		$_POST = wp_slash(
			array(
				'design_marketplace_fields_nonce' => $nonce ?? wp_create_nonce( "design-marketplace-fields-{$post->ID}" ),
				'design_marketplace_fields'       => $sent,
			)
		);
		$box   = new Meta_Box();
		$box->save( $post->ID );
		$_POST = array();
		return $box;
	}

	/**
	 * Values of a post's fields.
	 *
	 * @param WP_Post      $post  Post.
	 * @param list<string> $names Fields.
	 * @return list<string>
	 */
	private function fields( WP_Post $post, array $names ): array {
		return array_map( static fn( string $name ): string => (string) get_post_meta( $post->ID, "design_marketplace_{$name}", true ), $names );
	}

	/**
	 * Writes meta past every filter.
	 *
	 * @param int    $id    Post.
	 * @param string $key   Key.
	 * @param string $value Value.
	 */
	private function write_raw( int $id, string $key, string $value ): void {
		global $wpdb;
		$wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->postmeta,
			array(
				'post_id'    => $id,
				'meta_key'   => $key, // phpcs:ignore WordPress.DB.SlowDBQuery
				'meta_value' => $value, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		wp_cache_delete( $id, 'post_meta' );
	}
}
