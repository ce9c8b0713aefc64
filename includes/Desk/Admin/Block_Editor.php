<?php
/** The block editor: loads our script and style where they are used, and limits where the home blocks can be inserted. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Languages_Screen;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Content\Editorial_Fields;
use DesignMarketplace\Site\Content\Field_Rules;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Site\Content\Home_Pattern;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Front\Assets as App;
use DesignMarketplace\Site\Front\Translations;
use WP_Block_Editor_Context;
use WP_Post;

/**
 * The script registers the blocks in the editor of pages alone.
 * @phpstan-import-type Field from Editorial_Fields
 */
final class Block_Editor {

	private const HANDLE = 'design-marketplace-blocks';

	/** The selector of the tokens, as in src/blocks/canvas.scss and written.scss. */
	private const CANVAS = '.editor-styles-wrapper,.editor-styles-wrapper .is-root-container,.editor-visual-editor__post-title-wrapper,.edit-post-visual-editor__post-title-wrapper,.dm-page';

	/** Blocks allowed beside the home blocks: core's synced patterns, which are read in the same way. */
	private const BESIDE = array( 'core/block', 'core/pattern' );

	/**
	 * @param list<array<string,mixed>> $categories Categories of blocks.
	 * @return list<array<string,mixed>>
	 */
	public function add_category( array $categories ): array {
		array_unshift( $categories, array( 'slug' => Home_Pattern::CATEGORY, 'title' => __( 'Home page', 'design-marketplace' ) ) );
		return $categories;
	}

	/**
	 * Allowed blocks: only home blocks on the home page, and no home blocks outside of pages.
	 * @param bool|list<string> $allowed All, none or a list.
	 * @return bool|list<string>
	 */
	public function allow( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		$post = $context->post ?? null;
		$ours = Home_Blocks::names();
		if ( $post instanceof WP_Post && self::is_home( $post ) ) {
			$home = array_merge( $ours, self::BESIDE );
			if ( true === $allowed ) {
				return $home;
			}
			return is_array( $allowed ) ? array_values( array_intersect( $home, $allowed ) ) : false;
		}
		$is_page = $post instanceof WP_Post && 'page' === $post->post_type;
		return is_array( $allowed ) && ! $is_page ? array_values( array_diff( $allowed, $ours ) ) : $allowed;
	}

	/** Explains in the placeholder of our post types where the site shows the content. */
	public function placeholder( string $words, WP_Post $post ): string {
		return 'page' !== $post->post_type && Editorial_Fields::of( $post->post_type )
			? __( 'The site shows the title and the fields beside it. What you write here stays in wp-admin.', 'design-marketplace' )
			: $words;
	}

	/** Enqueues the script in editors that use it. */
	public function enqueue(): void {
		$type = self::edited_type();
		if ( '' === $type ) {
			return;
		}
		$built = require App::folder() . '/blocks.asset.php';
		wp_enqueue_script(
			self::HANDLE,
			plugins_url( 'build/blocks.js', DESIGN_MARKETPLACE_FILE ),
			$built['dependencies'],
			(string) $built['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( self::HANDLE, Translations::DOMAIN, Translations::folder() );
		add_action( 'admin_print_footer_scripts', fn() => $this->print_boot( $type ), 1 );
	}

	/** Enqueues the site's style for the editor and its canvas, which is a document of its own. */
	public function enqueue_style(): void {
		if ( '' === self::edited_type() ) {
			return;
		}
		$built = require App::folder() . '/blocks.asset.php';
		wp_enqueue_style( self::HANDLE, plugins_url( 'build/blocks.css', DESIGN_MARKETPLACE_FILE ), array(), (string) $built['version'] );
		wp_add_inline_style( self::HANDLE, Brand::css( self::CANVAS, true ) );
	}

	/** Translations are shared with the app. */
	public function share_translations( string|false $file, string $handle ): string|false {
		return self::HANDLE === $handle && is_string( $file )
			? str_replace( '-' . self::HANDLE . '.json', '-' . App::HANDLE . '.json', $file )
			: $file;
	}

	private static function is_home( ?WP_Post $post ): bool {
		return $post && 'page' === $post->post_type && 'home' === Siblings::published( $post )[0]['slug'];
	}

	/** The edited post type, '' if we have nothing for it. */
	private static function edited_type(): string {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return $screen && $screen->is_block_editor() && in_array( $screen->post_type, Editorial_Fields::TYPES, true )
			? $screen->post_type
			: '';
	}

	/** Prints the boot data where the app's components look for it. */
	private function print_boot( string $type ): void {
		$post = get_post();
		$boot = array(
			'homeUrl'  => home_url( '/' ),
			'lang'     => Languages::current(),
			'settings' => array( 'videoHost' => Site_Settings::get( 'video_host' ) ),
			'editor'   => array(
				'postType' => $type,
				'postId'   => $post->ID ?? 0,
				'title'    => Editorial_Fields::title( $type ),
				'siblings' => $post instanceof WP_Post ? Languages_Screen::siblings( $post ) : array(),
				'make'     => array(
					'url'   => admin_url( 'admin-post.php' ),
					'nonce' => wp_create_nonce( Action::PREFIX . 'make_sibling' ),
				),
				'fields'   => array_map( array( $this, 'field' ), Editorial_Fields::of( $type ) ),
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
			array( 'type' => 'application/json', 'id' => 'design-marketplace-boot' )
		);
	}

	/**
	 * @param Field $field
	 * @return array<string,mixed>
	 */
	private function field( array $field ): array {
		$choices = Field_Rules::choices( $field['kind'] );
		return array(
			'key'     => Editorial_Fields::key( $field ),
			'pattern' => Field_Rules::pattern( $field['kind'] ),
			'message' => Field_Rules::message( $field['kind'] ),
			'tooLong' => Field_Rules::too_long( $field['max'] ),
			'choices' => array_map( null, array_map( 'strval', array_keys( $choices ) ), array_values( $choices ) ),
		) + $field;
	}
}
