<?php
/** Removes output of WordPress and themes that the shell does not need. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

/** `wp_head` and `wp_footer` still run: the admin bar and other plugins need them. */
final class Core_Output {

	/** Core's callbacks that the shell does not need or replaces, in all supported versions of WordPress. */
	public const UNUSED = array(
		'wp_head'            => array(
			'_wp_render_title_tag'          => 1,
			'wp_resource_hints'             => 2,
			'feed_links'                    => 2,
			'feed_links_extra'              => 3,
			'print_emoji_detection_script'  => 7,
			'rsd_link'                      => 10,
			'locale_stylesheet'             => 10,
			'wp_generator'                  => 10,
			'rel_canonical'                 => 10,
			'wp_shortlink_wp_head'          => 10,
			'rest_output_link_wp_head'      => 10,
			'wp_oembed_add_discovery_links' => 10,
			'wp_oembed_add_host_js'         => 10,
			'wp_print_font_faces'           => 50,
			'wp_custom_css_cb'              => 101,
		),
		'wp_enqueue_scripts' => array(
			'wp_enqueue_emoji_styles'             => 10,
			'wp_common_block_scripts_and_styles'  => 10,
			'wp_enqueue_classic_theme_styles'     => 10,
			'wp_enqueue_global_styles'            => 10,
			'wp_enqueue_stored_styles'            => 10,
			'wp_enqueue_block_template_skip_link' => 10,
			'wp_localize_jquery_ui_datepicker'    => 1000,
		),
		'wp_print_styles'    => array( 'print_emoji_styles' => 10 ),
		'wp_footer'          => array(
			'wp_enqueue_global_styles'     => 1,
			'wp_enqueue_stored_styles'     => 1,
			'the_block_template_skip_link' => 10,
		),
	);

	/** The same for callbacks that only newer versions have, by version. */
	public const LATER = array(
		'6.7.1' => array( 'wp_head' => array( 'wp_print_auto_sizes_contain_css_fix' => 1 ) ),
		'6.8'   => array( 'wp_footer' => array( 'wp_print_speculation_rules' => 10 ) ),
		'6.9'   => array(
			'wp_head' => array(
				'wp_enqueue_img_auto_sizes_contain_css_fix' => 0,
				// Added a second time in this version, with another priority.
				'wp_oembed_add_discovery_links' => 4,
			),
		),
	);

	/** Removes the callbacks for the rest of the request. */
	public function quiet(): void {
		foreach ( array( self::UNUSED, ...array_values( self::LATER ) ) as $hooks ) {
			foreach ( $hooks as $hook => $callbacks ) {
				foreach ( $callbacks as $callback => $priority ) {
					remove_action( $hook, $callback, $priority );
				}
			}
		}
		add_action( 'wp_enqueue_scripts', array( $this, 'drop_theme' ), PHP_INT_MAX );
		add_filter( 'show_admin_bar', static fn( bool $show ): bool => $show && current_user_can( 'edit_posts' ) );
	}

	/** Dequeues the theme's styles and scripts. */
	public function drop_theme(): void {
		$folders = array( get_template_directory_uri(), get_stylesheet_directory_uri() );
		foreach ( array( wp_styles(), wp_scripts() ) as $assets ) {
			foreach ( $assets->queue as $handle ) {
				$source = isset( $assets->registered[ $handle ] ) ? (string) $assets->registered[ $handle ]->src : '';
				foreach ( $folders as $folder ) {
					if ( str_starts_with( $source, $folder . '/' ) ) {
						$assets->dequeue( $handle );
					}
				}
			}
		}
	}
}
