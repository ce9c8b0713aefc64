<?php
/** What WordPress' Plugin Check objects to and the coding standard in use does not know is mended, or a line says why it stays. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PluginCheckTest extends TestCase {

	/**
	 * A rule of Plugin Check.
	 * @param string $rule    Its name.
	 * @param string $pattern What it objects to, within a line.
	 */
	#[DataProvider( 'rules' )]
	public function test_nothing_is_objected_to_without_a_reason( string $rule, string $pattern ): void {
		$found     = 0;
		$unexcused = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$excused = '';
			foreach ( explode( "\n", $code ) as $number => $line ) {
				// One comment excuses the rest of the file, or until all rules are on again; the other its own line and the next.
				$excused = match ( true ) {
					str_contains( $line, "phpcs:disable {$rule}" ) => 'file',
					str_contains( $line, 'phpcs:enable' ) => '',
					str_contains( $line, "phpcs:ignore {$rule}" ) || str_contains( $line, 'phpcs:ignore WordPress.Security.EscapeOutput --' ) => 'file' === $excused ? 'file' : 'line',
					default => $excused,
				};
				if ( preg_match( $pattern, $line ) ) {
					++$found;
					if ( '' === $excused ) {
						$unexcused[] = $file . ':' . ( $number + 1 );
					}
				}
				$excused = 'line' === $excused && ! preg_match( '/^\s*\/\//', $line ) ? '' : $excused;
			}
		}
		self::assertGreaterThan( 0, $found );
		self::assertSame( array(), $unexcused );
	}

	/**
	 * Rules, with what they object to.
	 * @return array<string,array{string,string}>
	 */
	public static function rules(): array {
		return array(
			'values in exceptions' => array( 'WordPress.Security.EscapeOutput.ExceptionNotEscaped', '/^(?!\s*(?:\*|\/\/)).*\bthrow (?:new )?[\w\\\\:]+\(.*(?:\$|[A-Z]\w+::[A-Z])/' ),
			'images by hand'       => array( 'PluginCheck.CodeAnalysis.ImageFunctions', '/^(?!\s*(?:\*|\/\/)).*<img[^>]*src=/' ),
		);
	}
}
