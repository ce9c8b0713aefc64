<?php
/** Pages with their button and home blocks, the options, and the settings behind them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use LogicException;
use WP_Block_Type_Registry;

final class PagesTest extends TestCase {

	public function test_strangers_read_a_page_by_its_slug_with_button_and_blocks(): void {
		$id = $this->page( 'our-page', '<!-- wp:design-marketplace/events {"title":"Agenda"} /--><p>Text</p>' );
		update_post_meta( $id, 'design_marketplace_btn_txt', 'Join & see' );
		update_post_meta( $id, 'design_marketplace_btn_link', '/signup' );
		$pages = (array) $this->rest( 'GET', '/wp/v2/pages?slug=our-page' )->get_data();

		self::assertCount( 1, $pages );
		self::assertSame( array( 'Join & see', '/signup' ), array( $pages[0]['btn_txt'], $pages[0]['btn_link'] ) );
		self::assertSame( '[{"name":"events","props":{"title":"Agenda"}}]', wp_json_encode( $pages[0]['home_content'] ) );
		self::assertStringContainsString( '<p>Text</p>', $pages[0]['content']['rendered'] );
		self::assertSame( array(), $this->rest( 'GET', '/wp/v2/pages?slug=nothing-here' )->get_data() );
	}

	public function test_a_page_without_blocks_has_an_empty_list(): void {
		$this->page( 'plain', 'Only text' );
		$page = ( (array) $this->rest( 'GET', '/wp/v2/pages?slug=plain' )->get_data() )[0];
		self::assertSame( array( '', '', array() ), array( $page['btn_txt'], $page['btn_link'], $page['home_content'] ) );
	}

	public function test_the_eight_blocks_come_in_order_with_all_their_props(): void {
		$image   = $this->picture_of_the_library();
		$content = '<!-- wp:design-marketplace/hero {"title":"Show work.","pictures":[{"image":' . $image . ',"link":"/designer/ada"},{"image":999999}]} /-->'
			. '<!-- wp:group --><div class="wp-block-group"><!-- wp:design-marketplace/image {"image":' . $image . ',"caption":"A & b"} /-->'
			. '<!-- wp:design-marketplace/how-it-works {"designer":[{"title":"One","content":"1"}],"contractor":[{"title":"Two"}]} /--></div><!-- /wp:group -->'
			. '<!-- wp:design-marketplace/ebd-presentation {"content":"We","figures":false} /--><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
			. '<!-- wp:design-marketplace/events /--><!-- wp:design-marketplace/past-projects {"btn_txt":"All","lock":{"move":true}} /-->'
			. '<!-- wp:design-marketplace/testimonials {"items":[{"name":"Ada","content":"Good","avatar":' . $image . '},{"name":"Bob"}]} /-->'
			. '<!-- wp:design-marketplace/video {"url":"https://films.example/a.mp4","poster":' . $image . '} /--><!-- wp:design-marketplace/unknown /-->';
		$blocks  = ( new Home_Blocks() )->read( $content );
		$props   = array_column( (array) json_decode( (string) wp_json_encode( $blocks ), true ), 'props', 'name' );

		self::assertSame( array( 'hero', 'image', 'how_it_works', 'ebd_presentation', 'events', 'past_projects', 'testimonials', 'video' ), array_column( $blocks, 'name' ) );
		foreach ( $blocks as $block ) {
			self::assertTrue( rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $block ), true ), Contract::shape( 'home_block' ) ), $block['name'] );
		}
		self::assertSame( array( $image, null ), array( $props['hero']['pictures'][0]['image']['id'], $props['hero']['pictures'][1]['image'] ) );
		self::assertSame( '/designer/ada', $props['hero']['pictures'][0]['link'] );
		self::assertSame( '/signup', $props['hero']['btn_link'] );
		self::assertSame( array( 'answer_share', 'designers', 'jobs', 'open_jobs', 'past_projects' ), array_keys( $props['hero']['figures'] ) );
		self::assertSame( array( $image, 'A & b' ), array( $props['image']['image']['id'], $props['image']['caption'] ) );
		self::assertSame(
			array(
				array( array( 'title' => 'One', 'content' => '1' ) ),
				array( array( 'title' => 'Two', 'content' => '' ) ),
			),
			array( $props['how_it_works']['designer'], $props['how_it_works']['contractor'] )
		);
		self::assertNull( $props['ebd_presentation']['figures'] );
		self::assertSame( array( 'title', 'btn_txt', 'btn_link' ), $this->sorted_like( array( 'title', 'btn_txt', 'btn_link' ), $props['past_projects'] ) );
		self::assertSame( array( $image, null ), array( $props['testimonials']['items'][0]['avatar']['id'], $props['testimonials']['items'][1]['avatar'] ) );
		self::assertSame( $image, $props['video']['poster']['id'] );
	}

	public function test_props_are_an_object_even_for_a_spoilt_block(): void {
		foreach ( array( '{"items":"x","speed":"fast"}', '{"items":[1,"a",null]}', '{"items":{"a":{"name":["x"]}}}', '{}' ) as $attributes ) {
			$blocks = ( new Home_Blocks() )->read( "<!-- wp:design-marketplace/testimonials {$attributes} /-->" );
			self::assertCount( 1, $blocks );
			self::assertStringContainsString( '"props":{', (string) wp_json_encode( $blocks[0] ) );
		}
	}

	public function test_blocks_in_a_synced_pattern_are_found_once_and_never_for_ever(): void {
		$pattern = (int) wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'P' ) );
		wp_update_post(
			array(
				'ID'           => $pattern,
				'post_content' => '<!-- wp:design-marketplace/events {"title":"In"} /--><!-- wp:block {"ref":' . $pattern . '} /-->',
			)
		);
		$blocks = ( new Home_Blocks() )->read( '<!-- wp:block {"ref":' . $pattern . '} /-->' );
		self::assertSame( array( 'events' ), array_column( $blocks, 'name' ) );
	}

	public function test_a_protected_page_keeps_its_blocks(): void {
		$id = $this->page( 'locked', '<!-- wp:design-marketplace/events {"title":"hidden"} /-->' );
		wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );
		self::assertStringNotContainsString( 'hidden', (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/pages?slug=locked' )->get_data() ) );
	}

	public function test_reading_blocks_costs_the_same_for_one_picture_and_for_many(): void {
		$counts = array();
		foreach ( array( 1, 4, 9 ) as $number ) {
			$rows    = implode( ',', array_map( fn(): string => '{"image":' . $this->picture_of_the_library() . '}', range( 1, $number ) ) );
			$content = '<!-- wp:design-marketplace/hero {"figures":false,"pictures":[' . $rows . ']} /-->';
			wp_cache_flush();
			get_option( 'siteurl' );
			$counts[] = $this->count_queries( static fn() => ( new Home_Blocks() )->read( $content ) );
		}
		// Two for the pictures, three for what the hero tells of the marketplace.
		self::assertSame( array( 4, 4, 4 ), $counts );
	}

	public function test_the_editor_knows_the_blocks_and_saves_pages_as_ever(): void {
		foreach ( array( 'hero', 'image', 'how-it-works', 'ebd-presentation', 'events', 'past-projects', 'testimonials', 'video' ) as $name ) {
			self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( "design-marketplace/{$name}" ), $name );
		}
		$id    = $this->page( 'edited', 'x' );
		$admin = People::administrator();
		$saved = (array) $this->rest(
			'POST',
			"/wp/v2/pages/{$id}",
			array(
				'content'      => '<!-- wp:design-marketplace/events {"title":"T"} /-->',
				'home_content' => array(),
				'btn_txt'      => 'ignored',
				'meta'         => array( 'design_marketplace_btn_txt' => '<i>Go</i>', 'design_marketplace_btn_link' => '/signup' ),
			),
			$admin
		)->get_data();
		self::assertSame( array( 'Go', '/signup' ), array( $saved['btn_txt'], $saved['btn_link'] ) );
		self::assertSame( '<!-- wp:design-marketplace/events {"title":"T"} /-->', $saved['content']['raw'] );
	}

	public function test_options_are_objects_with_title_and_content_for_each_role(): void {
		$answer = (array) $this->rest( 'GET', '/wp/v2/options' )->get_data();
		self::assertSame( array( 'confirmation_message_designer', 'confirmation_message_contractor', 'activation_success_message_designer', 'activation_success_message_contractor', 'activation_expired_notice' ), array_keys( $answer ) );
		foreach ( $answer as $message ) {
			self::assertTrue( rest_validate_value_from_schema( $message, Contract::shape( 'option' ) ) );
			self::assertNotSame( '', $message['title'] );
			self::assertNotSame( '', $message['content'] );
		}
	}

	public function test_the_operators_message_is_shown_in_its_language_and_the_plugins_own_in_others(): void {
		$own = array( 'title' => 'Presque !', 'content' => 'Regardez vos messages.' );
		update_option( 'design_marketplace_confirmation_message_designer', array( 'fr' => $own ) );
		self::assertNotSame( $own, Site_Settings::message( 'confirmation_message_designer' ) );
		add_filter( 'determine_locale', static fn(): string => 'fr_FR', 99 );
		self::assertSame( $own, Site_Settings::message( 'confirmation_message_designer' ) );
	}

	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- the environment is what is tested.

	public function test_a_setting_is_read_from_the_environment_then_the_option_then_the_default(): void {
		self::assertSame( '', Site_Settings::get( 'place' ) );
		update_option( 'design_marketplace_place', 'Lausanne' );
		self::assertSame( 'Lausanne', Site_Settings::get( 'place' ) );
		self::assertFalse( Site_Settings::is_fixed( 'place' ) );
		putenv( 'DESIGN_MARKETPLACE_PLACE=Bern' );
		putenv( 'DESIGN_MARKETPLACE_SCHOOLS=[{"name":"School A","url":"https://a.example"}]' );
		try {
			self::assertSame( 'Bern', Site_Settings::get( 'place' ) );
			self::assertSame( array( array( 'name' => 'School A', 'url' => 'https://a.example' ) ), Site_Settings::get( 'schools' ) );
			self::assertTrue( Site_Settings::is_fixed( 'place' ) );
		} finally {
			putenv( 'DESIGN_MARKETPLACE_PLACE' );
			putenv( 'DESIGN_MARKETPLACE_SCHOOLS' );
		}
	}

	// phpcs:enable

	public function test_a_spoilt_setting_is_as_good_as_none(): void {
		foreach ( array( 'nonsense', array( 'a' ), array( array( 'name' => array() ) ), 7 ) as $value ) {
			update_option( 'design_marketplace_partners', $value );
			self::assertSame( array(), Site_Settings::get( 'partners' ) );
		}
		$this->expectException( LogicException::class );
		Site_Settings::get( 'no_such_setting' );
	}

	public function test_settings_nobody_saved_cost_one_query_together(): void {
		wp_cache_flush();
		get_option( 'siteurl' );
		self::assertCount( 1, (array) preg_grep( '/design_marketplace_/', $this->queries( fn() => $this->rest( 'GET', '/wp/v2/options' ) ) ) );
	}

	private function page( string $slug, string $content ): int {
		return (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $slug,
				'post_content' => wp_slash( $content ),
			)
		);
	}

	private function picture_of_the_library(): int {
		$id = wp_insert_attachment( array( 'post_title' => 'p', 'post_mime_type' => 'image/jpeg' ), 'p.jpg' );
		update_post_meta(
			$id,
			'_wp_attachment_metadata',
			array( 'file' => '2026/01/p.jpg', 'width' => 60, 'height' => 40, 'sizes' => array() )
		);
		return $id;
	}

	/**
	 * Those of the names that are keys, and any key besides.
	 * @param list<string>        $names Names.
	 * @param array<string,mixed> $props Props.
	 * @return list<string>
	 */
	private function sorted_like( array $names, array $props ): array {
		return array_merge( array_values( array_intersect( $names, array_keys( $props ) ) ), array_values( array_diff( array_keys( $props ), $names ) ) );
	}
}
