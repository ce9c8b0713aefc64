<?php
/** Hides or explains core's screens that have no effect on the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use WP_Admin_Bar;

/**
 * The marketplace draws the whole front end: the theme is not used, and posts and comments have no pages. The screens can still be opened.
 */
final class Core_Screens {

	/** Screens for the look of the theme, by the start of their address. */
	private const LOOK = array( 'site-editor.php', 'customize.php', 'widgets.php' );

	/** Nodes of the admin bar that link to these screens. */
	private const NODES = array( 'site-editor', 'customize', 'widgets', 'themes', 'comments', 'new-post', 'search' );

	/** Removes menu entries. Posts stay if the site has some. */
	public function hide(): void {
		foreach ( (array) ( $GLOBALS['submenu']['themes.php'] ?? array() ) as $entry ) {
			$slug = (string) ( $entry[2] ?? '' );
			if ( in_array( explode( '?', $slug )[0], self::LOOK, true ) ) {
				remove_submenu_page( 'themes.php', $slug );
			}
		}
		if ( ! self::has_posts() ) {
			remove_menu_page( 'edit.php' );
			remove_menu_page( 'edit-comments.php' );
		}
	}

	/** Removes links from the admin bar, and has "New" begin a page instead of a post. */
	public function shorten_bar( WP_Admin_Bar $bar ): void {
		foreach ( self::NODES as $node ) {
			$bar->remove_node( $node );
		}
		if ( $bar->get_node( 'new-page' ) && $bar->get_node( 'new-content' ) ) {
			$bar->add_node( array( 'id' => 'new-content', 'href' => admin_url( 'post-new.php?post_type=page' ) ) );
		}
	}

	/** Explains on such a screen that visitors do not see its effects. */
	public function explain(): void {
		$screen = get_current_screen();
		$text   = match ( true ) {
			! $screen => '',
			'post' === $screen->post_type && in_array( $screen->base, array( 'edit', 'post', 'edit-tags', 'term' ), true ) => __( 'The site shows no posts: the marketplace draws all of its pages. Write what visitors should read as a page, an event, a tool or a reading.', 'design-marketplace' ),
			'user' === $screen->base && 'add' === $screen->action => __( 'Add administrators and editors here. Members of the marketplace sign up themselves, or are invited from the list of members by “Add a member”.', 'design-marketplace' ),
			'edit-comments' === $screen->base => __( 'The site shows no comments: the marketplace draws all of its pages. Members write to each other in messages.', 'design-marketplace' ),
			'themes' === $screen->base => self::look(),
			'nav-menus' === $screen->base => __( 'A menu takes the place of all links that stand there. Without one, the header has Designers, Design jobs, Showcase, Tools and About us; the footer without one has what the header has. For the site’s own lists, add custom links to /designers, /jobs, /showcase and /tools.', 'design-marketplace' ),
			'options-reading' === $screen->base => __( 'The marketplace shows the page “home” as the front page, and no posts, whatever is chosen here.', 'design-marketplace' ),
			default => '',
		};
		if ( '' !== $text && current_user_can( 'edit_posts' ) ) {
			printf( '<div class="notice notice-info"><p>%s</p></div>', esc_html( $text ) );
		}
	}

	/** The same in the Customizer, which has no such notices. */
	public function explain_customizer(): void {
		$link    = Ui::link( Menu::url( Screens\Appearance::SLUG ), __( 'Appearance', 'design-marketplace' ) );
		$message = wp_json_encode( esc_html( self::look() ) . ' ' . $link );
		wp_add_inline_script( 'customize-controls', "wp.customize.bind('ready',()=>wp.customize.notifications.add(new wp.customize.Notification('design_marketplace',{type:'info',message:{$message}})))" );
	}

	/** And in the site editor. */
	public function explain_site_editor(): void {
		if ( 'site-editor' === ( get_current_screen()->base ?? '' ) ) {
			$action = array( 'label' => __( 'Appearance', 'design-marketplace' ), 'url' => Menu::url( Screens\Appearance::SLUG ) );
			$more   = wp_json_encode( array( 'type' => 'snackbar', 'explicitDismiss' => true, 'actions' => array( $action ) ) );
			wp_add_inline_script( 'wp-notices', sprintf( "document.addEventListener('DOMContentLoaded',()=>wp.data.dispatch('core/notices').createInfoNotice(%s,%s))", wp_json_encode( self::look() ), $more ) );
		}
	}

	private static function look(): string {
		return __( 'The theme changes nothing visitors see: the marketplace draws all of the site’s pages. Logo, colours and typefaces are under Marketplace → Appearance, the links of header and footer under Menus.', 'design-marketplace' );
	}

	/** Removes the dashboard's quick draft and welcome panel, and without posts the activity box. */
	public function clear_dashboard(): void {
		remove_meta_box( 'dashboard_quick_press', 'dashboard', 'side' );
		remove_action( 'welcome_panel', 'wp_welcome_panel' );
		if ( ! self::has_posts() ) {
			remove_meta_box( 'dashboard_activity', 'dashboard', 'normal' );
		}
	}

	/** Whether the site has more posts than the one that WordPress creates itself. */
	private static function has_posts(): bool {
		$counts = (array) wp_count_posts();
		return array_sum( array_diff_key( $counts, array( 'auto-draft' => 0, 'trash' => 0 ) ) ) > 1; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}
}
