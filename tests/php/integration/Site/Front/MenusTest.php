<?php
/** WordPress' menus in header and footer. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Site\Front\App_Settings;
use DesignMarketplace\Site\Front\Menus;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\TestCase;

final class MenusTest extends TestCase {

	/**
	 * @param string                                  $place Location.
	 * @param list<array{string,string,parent?:int}> $links Title and address.
	 */
	private static function menu( string $place, array $links ): void {
		$menu = wp_create_nav_menu( $place );
		self::assertIsInt( $menu );
		$last = 0;
		foreach ( $links as $link ) {
			$item = wp_update_nav_menu_item(
				$menu,
				0,
				array(
					'menu-item-title'     => wp_slash( $link[0] ),
					'menu-item-url'       => $link[1],
					'menu-item-status'    => 'publish',
					'menu-item-parent-id' => isset( $link['parent'] ) ? $last : 0,
				)
			);
			self::assertIsInt( $item );
			$last = $item;
		}
		set_theme_mod( 'nav_menu_locations', array( $place => $menu ) + (array) get_theme_mod( 'nav_menu_locations', array() ) );
	}

	/** @return list<string> */
	private static function links( string $where, string $what = '.' ): array {
		return Documents::values( Documents::tree( Documents::at( '/designers' ) ), "{$where}/{$what}" );
	}

	public function test_without_a_menu_the_pages_have_their_links(): void {
		self::assertSame( array( 'main' => null, 'footer' => null ), App_Settings::all()['menus'] );
		self::assertSame( array( 'Designers', 'Design jobs', 'Showcase', 'Tools', 'About us' ), self::links( '//header//nav//a' ) );
	}

	public function test_places_can_be_filled_under_any_theme(): void {
		self::assertTrue( current_theme_supports( 'menus' ) );
		self::assertArrayHasKey( Menus::MAIN, get_registered_nav_menus() );
		self::assertArrayHasKey( Menus::FOOTER, get_registered_nav_menus() );
	}

	public function test_the_header_has_the_menu_of_the_site(): void {
		self::menu(
			Menus::MAIN,
			array(
				array( 'Designers & more', home_url( '/designers/' ) ),
				array( 'Imprint', home_url( '/imprint' ) ),
				array( 'Under it', home_url( '/under' ), 'parent' => 1 ),
				array( 'School', 'https://school.example/<x>' ),
			)
		);
		self::assertSame( array( '/designers', '/imprint', 'https://school.example/x' ), array_column( App_Settings::all()['menus']['main'] ?? array(), 'to' ) );
		self::assertSame( array( 'Designers & more', 'Imprint', 'School' ), self::links( '//header//nav//a' ) );
		self::assertSame( array( home_url( '/designers' ), home_url( '/imprint' ), 'https://school.example/x' ), self::links( '//header//nav//a', '@href' ) );
		self::assertSame( array( 'page' ), self::links( '//header//nav//a', '@aria-current' ) );
		self::assertSame( array( 'form circle' ), self::links( '//header//nav//a/i', '@class' ), 'The shape of a page of ours stays.' );
		self::assertContains( 'Imprint', self::links( '//footer//ul[1]//a' ), 'The footer follows, unless it has one of its own.' );
	}

	public function test_the_footer_has_a_menu_of_its_own_beside_what_the_law_asks_for(): void {
		self::menu( Menus::FOOTER, array( array( 'Imprint', home_url( '/imprint' ) ), array( 'Home', home_url() ) ) );
		self::assertSame( array( 'Imprint', 'Home' ), array_slice( self::links( '//footer//ul[1]//a' ), 0, 2 ) );
		self::assertSame( array( 'Terms and conditions', 'Privacy policy' ), array_slice( self::links( '//footer//ul[2]//a' ), 0, 2 ) );
		self::assertContains( 'Showcase', self::links( '//header//nav//a' ) );
	}
}
