<?php
/** The table of routes, the list of pages and the build name the same things. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Route;
use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Site\Front\Pages;
use PHPUnit\Framework\TestCase;

final class ScreensTest extends TestCase {

	public function test_every_route_is_a_page_and_every_page_has_a_route(): void {
		$own = array_filter( Contract::routes(), static fn( Route $route ): bool => '' === $route->alias_of );
		self::assertEqualsCanonicalizing( array_keys( $own ), array_keys( Pages::ALL ) );
	}

	public function test_the_build_names_the_files_of_every_screen(): void {
		if ( ! is_readable( Assets::folder() . '/screens.json' ) ) {
			self::fail( 'There is no build: the pages could not ask for their screens.' );
		}
		foreach ( array_keys( Pages::ALL ) as $name ) {
			$files = array_merge( Assets::screen_files( $name, 'js' ), Assets::screen_files( $name, 'css' ) );
			self::assertNotSame( array(), Assets::screen_files( $name, 'js' ), $name );
			foreach ( $files as $file ) {
				self::assertFileExists( Assets::folder() . '/' . explode( '?', $file )[0], $name );
			}
			self::assertSame( array_unique( $files ), $files, $name );
		}
	}

	public function test_no_two_screens_share_a_name_as_the_build_lists_them_by_it(): void {
		$modules = array_unique( array_map( static fn( Route $route ): string => $route->screen, Contract::routes() ) );
		self::assertCount( count( $modules ), array_unique( array_map( 'basename', $modules ) ) );
	}
}
