<?php
/** Scripts that have WP-CLI run a line of PHP name classes that exist: nothing else would notice one that has moved. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class NamedClassesTest extends TestCase {

	public function test_every_class_a_script_names_exists(): void {
		$missing = array();
		$found   = 0;
		foreach ( array( 'bin', 'tests' ) as $folder ) {
			foreach ( Sources::of( $folder, 'mjs', 'cjs', 'ts', 'tsx' ) as $file => $code ) {
				// A name in JavaScript's quotes has its backslashes twice.
				preg_match_all( '/DesignMarketplace(?:\\\\{1,2}[A-Za-z_]+)+/', $code, $names );
				foreach ( $names[0] as $name ) {
					$name = str_replace( '\\\\', '\\', $name );
					++$found;
					if ( ! str_contains( $name, '\\Vendor\\' ) && ! class_exists( $name ) && ! interface_exists( $name ) ) {
						$missing[] = "{$file}: {$name}";
					}
				}
			}
		}
		$this->assertGreaterThan( 10, $found );
		$this->assertSame( array(), $missing );
	}
}
