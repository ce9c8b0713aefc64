<?php
/**
 * The route table, the app's routes, the build's screens and the main links name the same things.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Frontend;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Assets;
use DesignMarketplace\Frontend\Frame;
use DesignMarketplace\Frontend\Screens;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

final class ScreensTest extends TestCase {

	public function test_every_route_has_the_screen_the_app_gives_its_path(): void {
		$app = $this->app_routes();
		foreach ( Contract::routes() as $route ) {
			if ( isset( $route['alias_of'] ) ) {
				self::assertSame( '', $app[ $route['path'] ] ?? null, "{$route['path']} leads elsewhere in the app, too." );
				continue;
			}
			// A route with a page of its own is one of the pages to the app.
			$path = isset( $app[ $route['path'] ] ) ? $route['path'] : '/:slug';
			self::assertTrue( $path === $route['path'] || isset( $route['page'] ), "The app knows {$route['path']}." );
			self::assertSame( $app[ $path ], Screens::MODULES[ $route['name'] ] ?? null, $route['path'] );
		}
		self::assertSame( $app['*'], Screens::MODULES['not_found'] );
	}

	public function test_the_app_has_no_route_the_server_does_not_know(): void {
		$paths = array_column( Contract::routes(), 'path' );
		self::assertSame( array(), array_diff( array_keys( $this->app_routes() ), $paths, array( '*' ) ) );
		self::assertSame( array(), array_diff( array_keys( Screens::MODULES ), array_column( Contract::routes(), 'name' ), array( 'not_found' ) ) );
	}

	public function test_the_build_names_the_files_of_every_screen(): void {
		if ( ! is_readable( Assets::folder() . '/screens.json' ) ) {
			self::fail( 'There is no build: the pages could not ask for their screens.' );
		}
		foreach ( array_keys( Screens::MODULES ) as $route ) {
			$files = array_merge( Screens::files( $route, 'js' ), Screens::files( $route, 'css' ) );
			self::assertNotSame( array(), Screens::files( $route, 'js' ), $route );
			foreach ( $files as $file ) {
				self::assertFileExists( Assets::folder() . '/' . explode( '?', $file )[0], $route );
			}
			self::assertSame( array_unique( $files ), $files, $route );
		}
	}

	public function test_the_bar_has_the_same_links_before_the_app_as_in_it(): void {
		preg_match( '/mainLinks.*?\n\];/s', $this->source( 'navigation.ts' ), $found );
		preg_match_all( "/to: '([^']+)'/", $found[0] ?? '', $links );
		$names = ( new ReflectionClass( Frame::class ) )->getConstant( 'LINKS' );
		$paths = array_column( Contract::routes(), 'path', 'name' );
		self::assertSame( $links[1], array_map( static fn( string $name ): string => $paths[ $name ], array_keys( (array) $names ) ) );
	}

	/**
	 * Module by path of src/app/routes.tsx; '' for a path that leads elsewhere.
	 *
	 * @return array<string,string>
	 */
	private function app_routes(): array {
		$source = $this->source( 'routes.tsx' );
		self::assertSame( 1, preg_match( "#loadNotFound = \\(\\) => import\\( '[^']*/([\\w-]+)' \\)#", $source, $missing ) );
		$routes = array();
		preg_match_all( "/\\bpath: '([^']+)'(.*?)(?=\\bpath: '|$)/s", $source, $parts, PREG_SET_ORDER );
		foreach ( $parts as [ , $path, $rest ] ) {
			$own             = explode( '}', $rest )[0];
			$module          = preg_match( "#import\\(\\s*'[^']*/([\\w-]+)'\\s*\\)#", $rest, $found ) ? $found[1] : '';
			$module          = str_contains( $own, '<Alias' ) ? '' : $module;
			$routes[ $path ] = str_contains( $own, 'loadNotFound' ) ? (string) ( $missing[1] ?? '' ) : $module;
		}
		self::assertNotSame( array(), $routes );
		return $routes;
	}

	private function source( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 4 ) . "/src/app/{$name}" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}
}
