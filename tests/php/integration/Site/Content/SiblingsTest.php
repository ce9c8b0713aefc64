<?php
/** Pages, events, tools, readings and past projects in several languages. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Site\Content\Editorial_Types;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Front\Menus;
use DesignMarketplace\Site\Front\Preview;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Share\Calendars;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use WP_Post;

final class SiblingsTest extends TestCase {

	public function test_a_page_is_answered_in_the_visitors_language_else_in_the_sites(): void {
		$this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		foreach ( array( 'fr_FR' => 'Cloches', 'en_US' => 'Bells', 'de_DE' => 'Bells' ) as $locale => $title ) {
			foreach ( array( 'bells', 'cloches' ) as $slug ) {
				$pages = $this->within( $locale, fn(): array => (array) $this->rest( 'GET', "/wp/v2/pages?slug={$slug}" )->get_data() );
				self::assertSame( array( $title ), array_column( array_column( $pages, 'title' ), 'rendered' ), "{$locale} {$slug}" );
				self::assertSame( array( 'en', 'fr' ), $pages[0]['languages'] );
			}
			$list = $this->within( $locale, fn(): array => (array) $this->rest( 'GET', '/wp/v2/pages?per_page=100' )->get_data() );
			self::assertSame( array( $title ), array_values( array_intersect( array_column( array_column( $list, 'title' ), 'rendered' ), array( 'Bells', 'Cloches' ) ) ) );
		}
	}

	public function test_lists_have_one_of_each_with_exact_totals_and_editors_all(): void {
		foreach ( array( 'event' => Item_Types::EVENT, 'resource' => Item_Types::RESOURCE, 'reading' => Item_Types::READING, 'past_project' => Item_Types::PAST_PROJECT ) as $base => $type ) {
			$before = (int) $this->rest( 'GET', "/wp/v2/{$base}" )->get_headers()['X-WP-Total'];
			$this->family( $type, array( 'en' => 'One', 'fr' => 'Un', 'de' => 'Eins' ) );
			$this->family( $type, array( 'it' => 'Solo' ) );
			foreach ( array( 'fr_FR' => array( 'Un', 'fr' ), 'it_IT' => array( 'One', 'en' ) ) as $locale => [ $title, $language ] ) {
				$answer = $this->within( $locale, fn() => $this->rest( 'GET', "/wp/v2/{$base}?per_page=100" ) );
				$rows   = array_column( (array) $answer->get_data(), 'locale', 'id' );
				$titles = array_column( array_column( (array) $answer->get_data(), 'title' ), 'rendered' );
				self::assertSame( $before + 2, (int) $answer->get_headers()['X-WP-Total'], $base );
				self::assertEqualsCanonicalizing( array( $title, 'Solo' ), array_values( array_intersect( $titles, array( 'One', 'Un', 'Eins', 'Solo' ) ) ) );
				self::assertContains( $language, $rows );
			}
			$all = $this->rest( 'GET', "/wp/v2/{$base}?context=edit&per_page=100", array(), People::administrator() );
			self::assertSame( $before + 4, (int) $all->get_headers()['X-WP-Total'] );
		}
	}

	public function test_lists_take_as_many_statements_for_many_as_for_one(): void {
		$count = function (): int {
			wp_cache_flush();
			return $this->count_queries( fn() => $this->rest( 'GET', '/wp/v2/event' ) );
		};
		$this->family( Item_Types::EVENT, array( 'en' => 'A', 'fr' => 'B' ) );
		$one = $count();
		for ( $i = 0; $i < 6; $i++ ) {
			$this->family( Item_Types::EVENT, array( 'en' => "A{$i}", 'fr' => "B{$i}", 'de' => "C{$i}" ) );
		}
		self::assertSame( $one, $count() );
	}

	public function test_calendars_and_figures_count_each_once(): void {
		$before = Home_Blocks::figures()['past_projects'];
		$this->family( Item_Types::PAST_PROJECT, array( 'en' => 'One', 'fr' => 'Un' ) );
		self::assertSame( $before + 1, Home_Blocks::figures()['past_projects'] );
		$this->family( Item_Types::EVENT, array( 'en' => 'Bells at noon', 'fr' => 'Cloches de midi' ) );
		$file = $this->within( 'fr_FR', static fn(): string => (string) Calendars::at( '/events.ics' ) );
		self::assertStringContainsString( 'Cloches de midi', $file );
		self::assertStringNotContainsString( 'Bells at noon', $file );
	}

	public function test_drafts_are_nobodys_and_what_goes_to_the_trash_gives_way(): void {
		$ids = $this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$fr  = fn(): string => $this->within( 'fr_FR', fn(): string => ( (array) $this->rest( 'GET', '/wp/v2/pages?slug=bells' )->get_data() )[0]['title']['rendered'] );
		wp_update_post( array( 'ID' => $ids['fr'], 'post_status' => 'draft' ) );
		self::assertSame( 'Bells', $fr() );
		wp_publish_post( $ids['fr'] );
		self::assertSame( 'Cloches', $fr() );
		wp_trash_post( $ids['fr'] );
		self::assertSame( 'Bells', $fr() );
	}

	public function test_siblings_have_one_address_and_the_others_lead_there(): void {
		$ids    = $this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$router = new Router();
		self::assertSame( 200, $router->find( '/bells' )->status );
		self::assertSame( array( 301, '/bells?lang=fr' ), array( $router->find( '/cloches' )->status, $router->find( '/cloches' )->path ) );
		self::assertSame( home_url( '/bells?lang=fr' ), get_permalink( $ids['fr'] ) );
		self::assertSame( home_url( '/bells' ), get_permalink( $ids['en'] ) );

		$about = get_page_by_path( 'about-us' );
		self::assertInstanceOf( WP_Post::class, $about );
		$fr = Siblings::make( $about, 'fr' );
		wp_update_post( array( 'ID' => $fr, 'post_status' => 'publish', 'post_name' => 'a-propos' ) );
		self::assertSame( '/about-us?lang=fr', $router->find( '/a-propos' )->path );
	}

	public function test_the_document_is_in_the_siblings_language_and_names_those_there_are(): void {
		$this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ), '<p>Ding</p>' );
		$links = static fn( string $html, string $query ): array => Documents::values( Documents::tree( $html ), $query );
		$html  = $this->within( 'fr_FR', static fn(): string => Documents::at( '/bells?lang=fr' ) );
		self::assertSame( array( 'Cloches' ), $links( $html, '//main//h1' ) );
		self::assertSame( array( 'x-default', 'en', 'fr' ), $links( $html, '//link[@hreflang]/@hreflang' ) );
		self::assertSame( array( home_url( '/bells?lang=fr' ) ), $links( $html, '//link[@rel="canonical"]/@href' ) );
		self::assertSame( array(), $links( $html, '//*[@class="only-in grid"]' ) );

		$html = $this->within( 'de_DE', static fn(): string => Documents::at( '/bells?lang=de' ) );
		self::assertSame( array( 'Diese Seite gibt es nur auf Englisch, Französisch.' ), $links( $html, '//*[@class="only-in grid"]' ) );
		self::assertSame( array( home_url( '/bells' ) ), $links( $html, '//link[@rel="canonical"]/@href' ), 'No address of a language it is not in.' );
		self::assertSame( array( 'en', 'en' ), $links( $html, '//main//*[@lang]/@lang' ) );
	}

	public function test_a_page_without_words_says_nothing_of_languages(): void {
		$html = $this->within( 'fr_FR', static fn(): string => Documents::at( '/tools' ) );
		self::assertStringNotContainsString( 'only-in', $html );
		self::assertStringContainsString( 'hreflang="it"', $html );
	}

	public function test_the_sitemap_has_each_language_that_is_there(): void {
		$this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$urls = array_column( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'page' ), 'loc' );
		self::assertContains( home_url( '/bells' ), $urls );
		self::assertContains( home_url( '/bells?lang=fr' ), $urls );
		self::assertNotContains( home_url( '/cloches' ), $urls );
	}

	public function test_menus_have_the_siblings_titles_and_a_language_may_have_a_menu_of_its_own(): void {
		$ids  = $this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$menu = static function ( string $place, array $items ): void {
			$id = (int) wp_create_nav_menu( $place );
			foreach ( $items as $item ) {
				wp_update_nav_menu_item( $id, 0, $item + array( 'menu-item-status' => 'publish' ) );
			}
			set_theme_mod( 'nav_menu_locations', array( $place => $id ) + get_nav_menu_locations() );
		};
		$page = array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $ids['en'] );
		$menu( Menus::MAIN, array( $page, array( 'menu-item-title' => 'Our bells' ) + $page ) );
		$said = fn(): ?array => $this->within( 'fr_FR', static fn(): ?array => Menus::links( Menus::MAIN ) );
		self::assertSame( array( array( 'to' => '/bells', 'label' => 'Cloches' ), array( 'to' => '/bells', 'label' => 'Our bells' ) ), $said() );
		self::assertSame( 'Bells', Menus::links( Menus::MAIN )[0]['label'] ?? '' );
		$menu( Menus::MAIN . '-fr', array( array( 'menu-item-title' => 'Ailleurs', 'menu-item-url' => 'https://elsewhere.example/' ) ) );
		self::assertSame( array( 'Ailleurs' ), array_column( (array) $said(), 'label' ) );
	}

	public function test_a_sibling_begins_with_the_same_words_and_is_made_once(): void {
		$home = get_page_by_path( 'home' );
		self::assertInstanceOf( WP_Post::class, $home );
		wp_update_post( array( 'ID' => $home->ID, 'post_content' => wp_slash( '<!-- wp:design-marketplace/hero {"title":"Show \u003cb\u003ework"} /-->' ) ) );
		update_post_meta( $home->ID, Editorial_Types::META_PREFIX . 'btn_txt', wp_slash( 'A \ B' ) );
		update_post_meta( $home->ID, '_edit_lock', '1:1' );
		$home = get_post( $home->ID );
		self::assertInstanceOf( WP_Post::class, $home );
		$id  = Siblings::make( $home, 'fr' );
		$new = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $new );
		self::assertSame( array( 'draft', $home->post_content, 'A \ B' ), array( $new->post_status, $new->post_content, Editorial_Types::field( $id, 'btn_txt' ) ) );
		self::assertSame( array( 'fr', 'en' ), array( Siblings::language( $new ), Siblings::language( $home ) ) );
		self::assertSame( '', get_post_meta( $id, '_edit_lock', true ) );
		self::assertSame( $id, Siblings::make( $home, 'fr' ) );

		// The preview of a draft is the home page, in the draft's words.
		wp_set_current_user( People::administrator() );
		$html = ( new Preview( $new ) )->html();
		self::assertStringContainsString( '"/wp/v2/pages?slug=home":{"status":200', $html );
		self::assertStringContainsString( 'hero-head', $html );
		self::assertStringContainsString( 'lang=fr', (string) get_preview_post_link( $new ) );
	}

	public function test_a_language_is_taken_once(): void {
		$ids = $this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$say = fn( string $language ) => $this->rest( 'POST', "/wp/v2/pages/{$ids['fr']}", array( 'meta' => array( 'design_marketplace_locale' => $language ) ), People::administrator() );
		$this->assert_answer( 400, $say( 'en' ), 'language_taken' );
		$this->assert_answer( 400, $say( '' ), 'language_taken' );
		$this->assert_answer( 400, $say( 'xx' ), 'rest_invalid_param' );
		$this->assert_answer( 200, $say( 'it' ) );
		self::assertSame( 'it', Siblings::language( $this->post( $ids['fr'] ) ) );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_with_polylang_theirs_decide(): void {
		$this->theirs( 'polylang' );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_with_wpml_theirs_decide(): void {
		$this->theirs( 'wpml' );
	}

	/** Ours say that the two are siblings; theirs that others are. */
	private function theirs( string $plugin ): void {
		$ours   = $this->family( 'page', array( 'en' => 'Bells', 'fr' => 'Cloches' ) );
		$theirs = array( 'en' => $ours['en'], 'it' => $this->family( 'page', array( 'it' => 'Campane' ) )['it'] );

		$GLOBALS['translations_of_others'] = array( $theirs ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of the stand-ins.
		require_once dirname( __DIR__, 4 ) . "/php/Support/Plugins/{$plugin}.php";

		$titles = fn( string $locale, string $path ): array => $this->within(
			$locale,
			fn(): array => array_column( array_column( (array) $this->rest( 'GET', $path )->get_data(), 'title' ), 'rendered' )
		);
		self::assertSame( array( 'Campane' ), $titles( 'it_IT', '/wp/v2/pages?slug=bells' ) );
		self::assertSame( array( 'Bells' ), $titles( 'fr_FR', '/wp/v2/pages?slug=bells' ) );
		self::assertSame( home_url( '/bells?lang=it' ), get_permalink( $theirs['it'] ) );
		self::assertSame( array( 'Campane' ), array_values( array_intersect( $titles( 'it_IT', '/wp/v2/pages?per_page=100' ), array( 'Bells', 'Campane' ) ) ) );
	}

	/**
	 * Published siblings by language.
	 * @param array<string,string> $titles
	 * @return array<string,int>
	 */
	private function family( string $type, array $titles, string $content = '' ): array {
		$ids   = array();
		$first = null;
		foreach ( $titles as $language => $title ) {
			$ids[ $language ] = (int) wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ) );
			if ( $first ) {
				Siblings::join( $ids[ $language ], $first, $language );
			} else {
				update_post_meta( $ids[ $language ], 'design_marketplace_locale', $language );
			}
			$first ??= $ids[ $language ];
		}
		return $ids;
	}

	private function post( int $id ): WP_Post {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/**
	 * @template T
	 * @param callable():T $work
	 * @return T
	 */
	private function within( string $locale, callable $work ): mixed {
		return Languages::within( $locale, $work );
	}
}
