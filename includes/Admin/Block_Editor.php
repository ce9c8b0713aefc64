<?php
/**
 * The block editor: our script and style where they are of use, and the home blocks where they make sense.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Content\Block_Changes;
use DesignMarketplace\Content\Field_Rules;
use DesignMarketplace\Content\Fields;
use DesignMarketplace\Content\Home_Blocks;
use DesignMarketplace\Content\Home_Pattern;
use DesignMarketplace\Content\Settings;
use DesignMarketplace\Frontend\Assets as App;
use DesignMarketplace\Frontend\Translations;
use DesignMarketplace\Module;
use WP_Block_Editor_Context;
use WP_Post;

/**
 * The blocks are known to the editor of pages alone: no other one offers them.
 *
 * @phpstan-import-type Field from Fields
 */
final class Block_Editor implements Module {

	private const HANDLE = 'design-marketplace-blocks';

	/**
	 * What else may stand among the home blocks: core's synced patterns, which are read like their content.
	 */
	private const BESIDE = array( 'core/block', 'core/pattern' );

	/**
	 * Adds the hooks. The editor asks the REST API for some of it, so that it is not for wp-admin alone.
	 */
	public function register(): void {
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
		add_filter( 'allowed_block_types_all', array( $this, 'allow' ), 10, 2 );
		add_filter( 'write_your_story', array( $this, 'placeholder' ), 10, 2 );
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
		add_action( 'enqueue_block_assets', array( $this, 'enqueue_style' ) );
		add_filter( 'load_script_translation_file', array( $this, 'share_translations' ), 9, 2 );
	}

	/**
	 * Puts the home blocks into a section of the inserter, before core's.
	 *
	 * @param list<array<string,mixed>> $categories Sections.
	 * @return list<array<string,mixed>>
	 */
	public function add_category( array $categories ): array {
		array_unshift(
			$categories,
			array(
				'slug'  => Home_Pattern::CATEGORY,
				'title' => __( 'Home page', 'design-marketplace' ),
			)
		);
		return $categories;
	}

	/**
	 * Blocks one may add: nothing but the home blocks to the home page, no home block to what is no page.
	 *
	 * @param bool|list<string>       $allowed All, none or a list.
	 * @param WP_Block_Editor_Context $context What is edited.
	 * @return bool|list<string>
	 */
	public function allow( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		$post = $context->post ?? null;
		$ours = Home_Blocks::names();
		if ( $post instanceof WP_Post && self::is_home( $post ) ) {
			$home = array_merge( $ours, self::BESIDE );
			return is_array( $allowed ) ? array_values( array_intersect( $home, $allowed ) ) : ( $allowed ? $home : false );
		}
		$is_page = $post instanceof WP_Post && 'page' === $post->post_type;
		return is_array( $allowed ) && ! $is_page ? array_values( array_diff( $allowed, $ours ) ) : $allowed;
	}

	/**
	 * Says in the empty text of the operator's types where the site shows what.
	 */
	public function placeholder( string $words, WP_Post $post ): string {
		return 'page' !== $post->post_type && Fields::of( $post->post_type ) ? __( 'The site shows the title and the fields beside it. What you write here stays in wp-admin.', 'design-marketplace' ) : $words;
	}

	/**
	 * Puts the script on the queue of an editor that has something of ours.
	 */
	public function enqueue(): void {
		$type = self::edited_type();
		if ( '' === $type ) {
			return;
		}
		$built = require App::folder() . '/blocks.asset.php';
		wp_enqueue_script( self::HANDLE, plugins_url( 'build/blocks.js', DESIGN_MARKETPLACE_FILE ), $built['dependencies'], (string) $built['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( self::HANDLE, Translations::DOMAIN, Translations::folder() );
		add_action( 'admin_print_footer_scripts', fn() => $this->print_boot( $type ), 1 );
	}

	/**
	 * Puts the site's style on the queue of the canvas, which is a document of its own, and of the editor around it.
	 */
	public function enqueue_style(): void {
		if ( '' === self::edited_type() ) {
			return;
		}
		$built = require App::folder() . '/blocks.asset.php';
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/blocks.css', DESIGN_MARKETPLACE_FILE ), array(), (string) $built['version'] );
	}

	/**
	 * The editor's strings are in the same file as the app's.
	 *
	 * @param string|false $file   Path WordPress looks at.
	 * @param string       $handle Script handle.
	 */
	public function share_translations( string|false $file, string $handle ): string|false {
		return self::HANDLE === $handle && is_string( $file ) ? str_replace( '-' . self::HANDLE . '.json', '-' . App::HANDLE . '.json', $file ) : $file;
	}

	/**
	 * Whether a page is the home page.
	 *
	 * @param WP_Post $post Post.
	 */
	private static function is_home( ?WP_Post $post ): bool {
		return $post && 'page' === $post->post_type && 'home' === $post->post_name;
	}

	/**
	 * The post type in the block editor, '' where we have nothing for it.
	 */
	private static function edited_type(): string {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && $screen->is_block_editor() && in_array( $screen->post_type, Fields::types(), true ) ? $screen->post_type : '';
	}

	/**
	 * Prints what the script is told, where the app's own parts look for it.
	 *
	 * @param string $type Post type edited.
	 */
	private function print_boot( string $type ): void {
		$post = get_post();
		$boot = array(
			'homeUrl'  => home_url( '/' ),
			'lang'     => substr( determine_locale(), 0, 2 ),
			'settings' => array( 'videoHost' => Settings::get( 'video_host' ) ),
			'editor'   => array(
				'postType' => $type,
				'title'    => Fields::title( $type ),
				'fields'   => array_map( array( $this, 'field' ), Fields::of( $type ) ),
				'link'     => array(
					'pattern' => Field_Rules::pattern( 'link' ),
					'message' => Field_Rules::message( 'link' ),
				),
				'isHome'   => self::is_home( $post instanceof WP_Post ? $post : null ),
				'figures'  => 'page' === $type ? Home_Blocks::figures() : null,
			),
		);
		wp_print_inline_script_tag(
			(string) wp_json_encode( $boot, JSON_HEX_TAG | JSON_HEX_AMP ),
			array(
				'type' => 'application/json',
				'id'   => 'design-marketplace-boot',
			)
		);
	}

	/**
	 * A field with what the editor needs to judge it.
	 *
	 * @param Field $field Field.
	 * @return array<string,mixed>
	 */
	private function field( array $field ): array {
		$choices = Field_Rules::choices( $field['kind'] );
		return array(
			'key'     => Fields::key( $field ),
			'pattern' => Field_Rules::pattern( $field['kind'] ),
			'message' => Field_Rules::message( $field['kind'] ),
			'tooLong' => Field_Rules::too_long( $field['max'] ),
			'choices' => array_map( null, array_map( 'strval', array_keys( $choices ) ), array_values( $choices ) ),
		) + $field;
	}
}
