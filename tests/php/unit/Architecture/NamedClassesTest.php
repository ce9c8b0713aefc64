<?php
/**
 * Scripts that have WP-CLI run a line of PHP name classes that exist: nothing else would notice one that has moved.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Unit\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class NamedClassesTest extends TestCase {

	private const SCRIPTS = '/\.(mjs|cjs|ts|tsx)$/';

	public function test_every_class_a_script_names_exists(): void {
		$root    = dirname( __DIR__, 4 );
		$missing = array();
		$found   = 0;
		foreach ( array( 'bin', 'tests' ) as $folder ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$root}/{$folder}", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( ! $file instanceof SplFileInfo || ! preg_match( self::SCRIPTS, $file->getFilename() ) ) {
					continue;
				}
				// A name in JavaScript's quotes has its backslashes twice.
				preg_match_all( '/DesignMarketplace(?:\\\\{1,2}[A-Za-z_]+)+/', (string) file_get_contents( $file->getPathname() ), $names );
				foreach ( $names[0] as $name ) {
					$name = str_replace( '\\\\', '\\', $name );
					++$found;
					if ( ! str_contains( $name, '\\Vendor\\' ) && ! class_exists( $name ) && ! interface_exists( $name ) ) {
						$missing[] = $file->getFilename() . ": {$name}";
					}
				}
			}
		}
		$this->assertGreaterThan( 10, $found );
		$this->assertSame( array(), $missing );
	}
}
