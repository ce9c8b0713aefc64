<?php
/** The admin bar leads from a page of the site to its editor, and core's screens without a use are out of the way. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Core_Screens;
use DesignMarketplace\Desk\Admin\Edit_Link;
use DesignMarketplace\Desk\Admin\Screens\Correct_Profile;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Admin_Bar;
use WP_Post;

final class EditLinkTest extends AdminTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		unset( $GLOBALS['current_screen'] );
	}

	public function test_each_page_leads_to_its_own_editor_and_to_what_belongs_to_it(): void {
		$zoe   = $this->designer();
		$work  = Market::work( $zoe );
		$loop  = $this->contractor();
		$job   = Market::mission( $loop );
		$about = get_page_by_path( 'about-us' );
		$home  = get_page_by_path( 'home' );
		self::assertInstanceOf( WP_Post::class, $about );
		self::assertInstanceOf( WP_Post::class, $home );
		$zoes  = '/designer/' . People::slug( $zoe );
		$loops = '/project/' . People::slug( $loop );
		self::assertSame( get_edit_post_link( $home->ID, 'raw' ), $this->follow( '/' ) );
		self::assertSame( get_edit_post_link( $about->ID, 'raw' ), $this->follow( '/about-us' ) );
		$french = Siblings::make( $about, 'fr' );
		wp_publish_post( $french );
		self::assertSame( get_edit_post_link( $french, 'raw' ), $this->follow( '/about-us', language: 'fr' ) );
		self::assertSame( Correct_Profile::url( $zoe ), $this->follow( $zoes ) );
		self::assertSame( Correct_Profile::url( $loop ), $this->follow( $loops ) );
		self::assertSame( get_edit_post_link( $work, 'raw' ), $this->follow( "{$zoes}?project={$work}" ) );
		self::assertSame( get_edit_post_link( $work, 'raw' ), $this->follow( Work_Address::path( get_post( $work ) ) ) );
		self::assertSame( Correct_Profile::url( $loop ), $this->follow( "{$loops}?project={$work}" ), 'It is somebody else’s.' );
		self::assertSame( get_edit_post_link( $job, 'raw' ), $this->follow( "{$loops}/mission/{$job}" ) );
		self::assertStringEndsWith( "edit.php?post_type=dmkt_work&author={$zoe}", $this->follow( $zoes, true ) );
		self::assertStringEndsWith( "edit.php?post_type=dmkt_mission&author={$loop}", $this->follow( $loops, true ) );
	}

	/**
	 * Addresses with nothing to edit.
	 * @param string $path Path.
	 */
	#[DataProvider( 'nowhere' )]
	public function test_an_address_with_nothing_to_edit_says_so( string $path ): void {
		self::assertSame( admin_url( 'admin.php?page=design-marketplace' ), $this->follow( $path ) );
		self::assertStringContainsString( 'nothing at this address', $this->printed( static fn() => do_action( 'admin_notices' ) ) );
	}

	/**
	 * Addresses.
	 * @return list<array{string}>
	 */
	public static function nowhere(): array {
		return array( array( '/no-such-page' ), array( '/login' ), array( '/designer/nobody-here' ), array( 'https://evil.example/' ), array( '//evil.example' ), array( "/\0<b>" ), array( '' . str_repeat( '/a', 500 ) ) );
	}

	public function test_the_bar_offers_what_one_may_and_nothing_to_members(): void {
		$zoe  = $this->designer();
		$path = '/designer/' . People::slug( $zoe );
		self::assertSame( array( 'Edit member', 'Edit projects' ), $this->bar( $path ) );
		$_GET = array( 'project' => '3' );
		self::assertSame( array( 'Edit project', 'Edit projects' ), $this->bar( "{$path}?project=3" ) );
		$_GET = array();
		self::assertSame( array( 'Edit project', 'Edit projects' ), $this->bar( "{$path}/a-work" ) );
		self::assertSame( array( 'Edit page', '' ), $this->bar( '/about-us' ) );
		self::assertSame( array( '', '' ), $this->bar( '/login' ), 'The app fills them on the next page.' );
		$this->act_as( $this->person( 'editor' ) );
		self::assertSame( array( 'Edit page', '' ), $this->bar( '/' ) );
		self::assertSame( array( 'Edit projects', '' ), $this->bar( $path ), 'Members are for administrators.' );
		self::assertStringEndsWith( "edit.php?post_type=dmkt_work&author={$zoe}", $this->follow( $path ) );
		$this->act_as( $this->person( 'author' ) );
		self::assertSame( array(), $this->bar( '/' ) );
		$this->act_as( $zoe );
		self::assertSame( array(), $this->bar( '/' ) );
	}

	public function test_posts_and_comments_are_out_of_the_menu_until_the_site_has_some(): void {
		foreach ( get_posts( array( 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) { // phpcs:ignore WordPress.WP -- a handful.
			wp_delete_post( $post->ID, true );
		}
		$hide = static function (): array {
			$GLOBALS['menu']    = array( array( 'Posts', 'edit_posts', 'edit.php' ), array( 'Comments', 'edit_posts', 'edit-comments.php' ), array( 'Pages', 'edit_pages', 'edit.php?post_type=page' ) );
			$GLOBALS['submenu'] = array( 'themes.php' => array( array( 'Themes', 'switch_themes', 'themes.php' ), array( 'Editor', 'edit_theme_options', 'site-editor.php' ), array( 'Customize', 'customize', 'customize.php?return=%2F' ) ) );
			( new Core_Screens() )->hide();
			return array( array_column( $GLOBALS['menu'], 2 ), array_column( $GLOBALS['submenu']['themes.php'], 2 ) );
		};
		self::assertSame( array( array( 'edit.php?post_type=page' ), array( 'themes.php' ) ), $hide() );
		foreach ( array( 'One', 'Two' ) as $title ) {
			wp_insert_post( array( 'post_title' => $title, 'post_status' => 'draft' ) );
		}
		self::assertSame( array( 'edit.php', 'edit-comments.php', 'edit.php?post_type=page' ), $hide()[0] );
		set_current_screen( 'edit-post' );
		self::assertStringContainsString( 'The site shows no posts', $this->printed( array( new Core_Screens(), 'explain' ) ) );
		set_current_screen( 'edit-category' );
		self::assertStringContainsString( 'The site shows no posts', $this->printed( array( new Core_Screens(), 'explain' ) ) );
		set_current_screen( 'user-new.php' );
		self::assertStringContainsString( 'Add administrators and editors here', $this->printed( array( new Core_Screens(), 'explain' ) ) );
		set_current_screen( 'edit-page' );
		self::assertSame( '', $this->printed( array( new Core_Screens(), 'explain' ) ) );
	}

	public function test_the_bar_begins_a_page_and_no_post(): void {
		require_once ABSPATH . WPINC . '/admin-bar.php';
		$bar = new WP_Admin_Bar();
		wp_admin_bar_new_content_menu( $bar );
		( new Core_Screens() )->shorten_bar( $bar );
		self::assertSame( admin_url( 'post-new.php?post_type=page' ), $bar->get_node( 'new-content' )->href ?? '' );
		self::assertSame( 'New', wp_strip_all_tags( $bar->get_node( 'new-content' )->title ?? '' ), 'Its words stay.' );
		self::assertNull( $bar->get_node( 'new-post' ) );
	}

	/**
	 * Where the link of a page leads.
	 * @param string $path Path, with its query.
	 * @param bool   $list Whether to the list of what belongs to the member.
	 */
	private function follow( string $path, bool $list = false, string $language = 'en' ): string {
		$_GET = wp_slash( compact( 'path', 'language' ) + ( $list ? array( 'list' => '1' ) : array() ) );
		try {
			( new Edit_Link() )->follow();
		} catch ( Ended $end ) {
			self::assertSame( 'redirected', $end->how );
			return $end->what;
		}
		self::fail( 'The request went on.' );
	}

	/**
	 * What the bar's links are called at an address.
	 * @param string $path Path.
	 * @return list<string>
	 */
	private function bar( string $path ): array {
		$before                 = $_SERVER['REQUEST_URI'] ?? '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- put back.
		$_SERVER['REQUEST_URI'] = $path;
		$bar                    = new WP_Admin_Bar();
		try {
			( new Edit_Link() )->add( $bar );
		} finally {
			$_SERVER['REQUEST_URI'] = $before;
		}
		return array_values( array_map( static fn( object $node ): string => (string) ( get_object_vars( $node )['title'] ?? '' ), (array) $bar->get_nodes() ) );
	}
}
