<?php
/** Nothing is used that the oldest WordPress and PHP we promise do not have. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class OldestWordPressTest extends TestCase {

	public function test_each_function_of_core_is_there_in_the_oldest_version(): void {
		preg_match( '/^ \* Requires at least:\s*(\S+)/m', (string) file_get_contents( dirname( __DIR__, 4 ) . '/plugin.php' ), $oldest );
		$newer = self::newer_than( $oldest[1] );
		self::assertArrayHasKey( 'wp_get_json_schema_allowed_keywords', $newer );
		$called = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			preg_match_all( '/(?<![\w\\\\>:$]|function )(\w+)\(/', $code, $calls );
			foreach ( array_intersect( array_unique( $calls[1] ), array_keys( $newer ) ) as $name ) {
				if ( ! str_contains( $code, "function_exists( '{$name}' )" ) ) {
					$called[] = "{$file}: {$name}() is of {$newer[$name]}";
				}
			}
		}
		self::assertSame( array(), $called );
	}

	/** Null, true or false as a type of its own and classes that are readonly came with PHP 8.2, types of constants with 8.3. PHPStan takes them. */
	public function test_nothing_newer_than_php_8_1_is_written(): void {
		$newer = '/function\s*\w*\((?:[^()]|\([^()]*\))*\)\s*:\s*(?:null|true|false)\s*(?:[{;]|=>)|^\s*(?:final |abstract )*readonly class|^\s*(?:\w+ )*const \w+ \w+ =/m';
		self::assertSame( 1, preg_match( $newer, 'public function batch( string $after ): null {' ) );
		self::assertSame( array(), array_keys( array_filter( Sources::of( 'includes', 'php' ), static fn( string $code ): bool => 1 === preg_match( $newer, $code ) ) ) );
	}

	/** @return array<string,string> First version by function, as the stubs of core tell it. */
	private static function newer_than( string $version ): array {
		$stubs = (string) file_get_contents( dirname( __DIR__, 4 ) . '/vendor/php-stubs/wordpress-stubs/wordpress-stubs.php' );
		// A docblock and the function right after it.
		preg_match_all( '#/\*\*((?>[^*]+|\*(?!/))*+)\*/\s*function (\w+)\(#', $stubs, $functions, PREG_SET_ORDER );
		$newer = array();
		foreach ( $functions as list( , $says, $name ) ) {
			if ( preg_match( '/@since (?:MU )?\(?(\d+\.\d+)/', $says, $since ) && version_compare( $since[1], $version, '>' ) ) {
				$newer[ $name ] = $since[1];
			}
		}
		return $newer;
	}
}
