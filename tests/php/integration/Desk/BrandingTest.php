<?php
/** A school's own look: who may give it, what follows it, what no look can do, and how it comes to the next site. */

// phpcs:disable WordPress.Security.NonceVerification -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk;

use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Screens\Appearance;
use DesignMarketplace\Desk\Branding;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\Site\Front\Own_Scripts;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Share\Embeds;
use DesignMarketplace\Site\Share\Poster;
use DesignMarketplace\Tests\integration\Desk\Admin\AdminTestCase;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Uploads;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

final class BrandingTest extends AdminTestCase {

	private const OWN = array(
		'paper_light'         => '#fff4e0',
		'ink_light'           => '#1b1464',
		'designer_light'      => '#ffc312',
		'entrepreneur_light'  => '#12cbc4',
		'on_role_light'       => '#1b1464',
		'radius_designer'     => 12,
		'radius_entrepreneur' => 4,
	);

	protected function tearDown(): void {
		unset( $_GET[ Brand::DRAFT ] );
		parent::tearDown();
	}

	/** @param array<string,mixed> $more */
	private static function keep( array $more = array() ): void {
		update_option( Brand::OPTION, Brand::clean( $more + self::OWN ) );
	}

	private static function logo( string $name = 'logo.png' ): int {
		$file = Uploads::folder() . "/{$name}";
		wp_mkdir_p( Uploads::folder() );
		copy( Uploads::picture( 200, 50 )['tmp_name'], $file );
		$id = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo', 'post_status' => 'inherit' ), $file );
		wp_update_attachment_metadata( $id, array( 'width' => 200, 'height' => 50, 'file' => $name ) );
		return $id;
	}

	#[Group( 'sqlite' )]
	public function test_the_page_has_the_brand_in_one_block_that_the_policy_names_and_nothing_else_changes_in_it(): void {
		wp_set_current_user( 0 );
		$policy = static function ( string $html ): string {
			return ( new Reply( 200, new Own_Scripts() ) )->headers( $html )['Content-Security-Policy'];
		};
		$before = Documents::at( '/designers' );
		self::assertStringNotContainsString( 'design-marketplace-brand', $before );
		self::keep( array( 'logo_light' => self::logo() ) );
		$html = Documents::at( '/designers' );
		self::assertSame( 1, preg_match( '#<style id="design-marketplace-brand">(.*?)</style>#s', $html, $found ) );
		$block = $found[1] ?? '';
		self::assertStringContainsString( '--paper:light-dark(#fff4e0,#121211)', $block );
		self::assertStringContainsString( '--r-designer:12px', $block );
		self::assertStringContainsString( 'logo.png', $block );
		self::assertStringNotContainsString( '--hair:light-dark(#cfcfc9', $block );
		$hash = Own_Scripts::hash( $block );
		self::assertStringContainsString( $hash, $policy( $html ) );
		self::assertSame( $policy( $before ), str_replace( " {$hash}", '', $policy( $html ) ) );
		foreach ( Documents::values( Documents::tree( $html ), '//style' ) as $style ) {
			self::assertStringContainsString( Own_Scripts::hash( $style ), $policy( $html ) );
		}
		self::assertStringNotContainsString( 'unsafe-inline', $policy( $html ) );
	}

	public function test_emails_link_pages_and_frames_follow_it(): void {
		self::keep( array( 'logo_light' => self::logo(), 'logo_says_name' => true ) );
		$message = Catalogue::message( 'new_application' );
		self::assertNotNull( $message );
		$mail = Composer::sample( $message, 'en', 'ada@example.test', 'Ada', array() )->html;
		foreach ( array( '#fff4e0', '#1b1464', '#12cbc4', 'logo.png', 'alt="Design Marketplace', 'border-radius:4px' ) as $part ) {
			self::assertStringContainsString( $part, $mail );
		}
		$embed = Embeds::jobs( array() )[1];
		foreach ( array( $mail, $embed, Link_Page::html( 'Hello' ) ) as $html ) {
			self::assertStringContainsString( '#fff4e0', $html );
			self::assertStringNotContainsString( '#f1f1ee', $html );
			self::assertStringNotContainsString( '#ff6bb5', $html );
		}
	}

	public function test_a_share_picture_is_drawn_in_it_at_an_address_of_its_own(): void {
		$designer = $this->designer( array( 'name' => 'Ada', 'job' => 'Type' ) );
		Market::work( $designer );
		wp_set_current_user( 0 );
		$poster = static fn(): ?Poster => Poster::of( ( new Router() )->find( '/designer/' . People::slug( $designer ) ) );
		$before = $poster()?->key;
		$corner = static function () use ( $poster ): int {
			$image = imagecreatefromstring( (string) $poster()?->jpeg() );
			return $image ? (int) imagecolorat( $image, 5, 620 ) : 0;
		};
		self::keep();
		self::assertNotSame( $before, $poster()?->key );
		$is_near = static fn( int $wanted, int $drawn ): bool => abs( ( $wanted >> 16 ) - ( $drawn >> 16 ) ) < 8 && abs( ( $wanted & 255 ) - ( $drawn & 255 ) ) < 8;
		self::assertTrue( $is_near( 0xffc312, $corner() ) );
		self::keep( array( 'share' => 'ink' ) );
		self::assertTrue( $is_near( 0x1b1464, $corner() ) );
	}

	public function test_a_draft_is_seen_by_its_administrator_alone(): void {
		$this->send( 'save_brand', array( 'do' => 'preview', 'site_name' => 'New name' ) + self::OWN );
		self::assertFalse( get_option( Brand::OPTION ) );
		self::assertNotSame( 'New name', get_option( 'blogname' ) );
		$administrator        = get_current_user_id();
		$_GET[ Brand::DRAFT ] = 'light';
		self::assertStringContainsString( '--paper:#fff4e0', Documents::at( '/designers' ) );
		self::assertStringContainsString( 'content="New name"', Documents::at( '/designers' ) );
		unset( $_GET[ Brand::DRAFT ] );
		self::assertStringNotContainsString( '#fff4e0', Documents::at( '/designers' ) );
		$_GET[ Brand::DRAFT ] = 'light';
		foreach ( array( 0, $this->designer(), $this->person( 'administrator' ) ) as $other ) {
			wp_set_current_user( $other );
			self::assertStringNotContainsString( '#fff4e0', Documents::at( '/designers' ) );
			self::assertNotSame( 'New name', get_option( 'blogname' ) );
		}
		wp_set_current_user( $administrator );
		$this->send( 'forget_brand' );
		self::assertStringNotContainsString( '#fff4e0', Documents::at( '/designers' ) );
	}

	public function test_the_form_keeps_what_can_be_read_and_logs_who_did_it(): void {
		$low = array( 'ink_light' => '#ffe9c0' ) + self::OWN;
		$this->send( 'save_brand', array( 'do' => 'save', 'site_name' => 'Atelier' ) + $low );
		self::assertFalse( get_option( Brand::OPTION ) );
		self::assertStringContainsString( 'form. Ink, Light: ', $this->printed( array( new Notices(), 'show' ) ) );
		$screen = $this->printed( array( new Appearance(), 'show' ) );
		self::assertStringContainsString( 'The nearest colour that has it is #', $screen );
		self::assertStringContainsString( 'value="#ffe9c0"', $screen );
		self::assertStringNotContainsString( '<iframe', $screen );

		$this->send( 'save_brand', array( 'do' => 'nearest', 'site_name' => 'Atelier' ) + $low );
		$screen = $this->printed( array( new Appearance(), 'show' ) );
		self::assertStringNotContainsString( 'dm-wrong', $screen );
		self::assertSame( 4, substr_count( $screen, '<iframe' ) );

		$this->send( 'save_brand', array( 'do' => 'save', 'site_name' => 'Atelier' ) + self::OWN );
		self::assertSame( 'Atelier', get_option( 'blogname' ) );
		self::assertSame( '#1b1464', Brand::get()['ink_light'] );
		$last = "decision = 'brand' ORDER BY id DESC LIMIT 1";
		self::assertSame( (string) get_current_user_id(), Rows::value( 'decided_by', 'decision', $last ) );
		self::assertStringContainsString( 'ink_light', (string) Rows::value( 'words', 'decision', $last ) );
		self::assertStringContainsString( 'Ink, Light', Decision_List::why( Decisions::acts( array( 'decision' => 'brand' ), 1 )[0] ) );
		self::assertNotContains( 'brand', array_column( Decisions::log( 50 ), 'decision' ), 'It is about no member.' );

		$this->send( 'reset_brand' );
		self::assertSame( Brand::SHIPPED, Brand::get() );
		self::assertSame( 'Atelier', get_option( 'blogname' ) );
	}

	public function test_a_logo_is_a_picture_and_no_drawing_with_scripts(): void {
		$text = self::logo( 'text.png' );
		file_put_contents( (string) get_attached_file( $text ), 'no picture' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a test's file.
		$svg = self::logo( 'drawing.svg' );
		file_put_contents( (string) get_attached_file( $svg ), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
		wp_update_post( array( 'ID' => $svg, 'post_mime_type' => 'image/svg+xml' ) );
		$good = self::logo();
		foreach ( array( $text, $svg, 999999, $this->designer() ) as $id ) {
			self::assertArrayHasKey( 'logo_light', Branding::complaints( Brand::clean( array( 'logo_light' => $id ) + self::OWN ) ) );
		}
		self::assertSame( array(), Branding::complaints( Brand::clean( array( 'logo_light' => $good ) + self::OWN ) ) );
	}

	public function test_a_typeface_of_the_font_library_is_loaded_and_no_name_of_it_stands_in_a_style(): void {
		$family = wp_insert_post( array( 'post_type' => 'wp_font_family', 'post_status' => 'publish', 'post_title' => 'Grotesk "};', 'post_name' => 'grotesk', 'post_content' => '{}' ) );
		$face   = static fn( string $src, string $weight ): int => (int) wp_insert_post( array( 'post_type' => 'wp_font_face', 'post_status' => 'publish', 'post_parent' => $family, 'post_content' => wp_slash( (string) wp_json_encode( array( 'fontFamily' => 'x', 'fontWeight' => $weight, 'src' => $src ) ) ) ) );
		$face( 'https://example.test/a.woff2', '400 700' );
		$face( 'https://example.test/b.woff2");}body{display:none', '400' );
		$face( 'https://example.test/c.woff2', '400;}' );
		self::assertArrayHasKey( 'font_text', Branding::complaints( Brand::clean( array( 'font_text' => 'nowhere' ) ) ) );
		$values = Brand::clean( array( 'font_text' => 'grotesk' ) );
		self::assertSame( array(), Branding::complaints( $values ) );
		update_option( Brand::OPTION, $values );
		$css = Brand::css();
		self::assertSame( 1, substr_count( $css, '@font-face' ) );
		self::assertStringContainsString( 'src:url("https://example.test/a.woff2")', $css );
		self::assertStringNotContainsString( 'display:none', $css );
		self::assertStringNotContainsString( 'Grotesk "}', $css );
		self::assertStringContainsString( '--font-head:"Familjen Grotesk"', $css, 'Headings keep theirs.' );
	}

	public function test_a_file_brings_the_whole_brand_to_the_next_site_or_nothing(): void {
		self::keep( array( 'logo_light' => self::logo() ) );
		update_option( 'blogname', 'École “A”' );
		$file = Branding::json();
		delete_option( Brand::OPTION );
		update_option( 'blogname', 'Other' );
		wp_mkdir_p( wp_upload_dir()['path'] );
		self::assertNull( Branding::import( $file ) );
		self::assertSame( 'École “A”', get_option( 'blogname' ) );
		$logo = (int) Brand::get()['logo_light'];
		self::assertTrue( Brand::is_logo( $logo ) );
		self::assertSame( Brand::clean( array( 'logo_light' => $logo ) + self::OWN ), Brand::get() );

		$data  = (array) json_decode( $file, true );
		$kept  = static fn(): int => count( get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 1000 ) ) ); // phpcs:ignore WordPress.WP.PostsPerPage -- all of a test's.
		$count = $kept();
		foreach ( array(
			'not JSON'   => 'x',
			'another'    => '{"format":"other","version":1}',
			'contrast'   => (string) wp_json_encode( array( 'ink_light' => '#ffffff' ) + $data ),
			'a typeface' => (string) wp_json_encode( array( 'font_head' => 'nowhere' ) + $data ),
			'no picture' => (string) wp_json_encode( array( 'logo_dark' => array( 'name' => 'a.png', 'data' => 'bm9uZQ==' ) ) + $data ),
			'a script'   => (string) wp_json_encode( array( 'logo_dark' => array( 'name' => 'a.php', 'data' => $data['logo_light']['data'] ) ) + $data ),
			'too large'  => str_repeat( ' ', 4 * MB_IN_BYTES ) . $file,
		) as $name => $json ) {
			self::assertInstanceOf( WP_Error::class, Branding::import( $json ), $name );
			self::assertSame( $logo, Brand::get()['logo_light'], $name );
			self::assertSame( $count, $kept(), $name );
		}
	}

	public function test_a_site_without_a_logo_shows_no_picture_of_the_moment(): void {
		$GLOBALS['post'] = get_post( self::logo() ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on a picture's own page.
		self::assertNull( Brand::logo() );
		unset( $GLOBALS['post'] );
	}

	public function test_a_logo_that_is_deleted_is_none_and_hinders_nothing(): void {
		$logo = self::logo();
		self::keep( array( 'logo_light' => $logo ) );
		wp_delete_attachment( $logo, true );
		self::assertSame( 0, Brand::get()['logo_light'] );
		self::assertSame( '#fff4e0', Brand::get()['paper_light'] );
		self::assertSame( array(), Branding::complaints( Brand::get() ) );
	}
}
