<?php
/** What can be read of a brand: its own pairs of colours, and everything that follows from them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Settings;

use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Colour;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class BrandTest extends TestCase {

	protected function tearDown(): void {
		delete_option( Brand::OPTION );
		parent::tearDown();
	}

	public function test_the_shipped_tokens_are_those_of_the_stylesheet(): void {
		$css = (string) file_get_contents( dirname( __DIR__, 5 ) . '/src/styles/tokens.css' );
		foreach ( Brand::TOKENS as $name => $pair ) {
			preg_match( "/--{$name}:\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+));/", $css, $found );
			$values = isset( $found[3] ) ? array( $found[3], $found[3] ) : array_slice( $found, 1 );
			$long   = array_map( static fn( string $hex ): string => 4 === strlen( $hex ) ? (string) preg_replace( '/(\w)/', '$1$1', $hex ) : $hex, $values );
			self::assertSame( $pair, $long, $name );
		}
		self::assertSame( array(), Brand::complaints( Brand::SHIPPED ) );
	}

	public function test_whatever_is_given_all_text_that_follows_can_be_read(): void {
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the same brands at each run.
		for ( $brand = 0; $brand < 60; $brand++ ) {
			$given = Brand::SHIPPED;
			foreach ( array_filter( array_keys( $given ), Brand::is_colour( ... ) ) as $key ) {
				$given[ $key ] = sprintf( '#%06x', mt_rand( 0, 0xffffff ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
			}
			$given = Brand::readable( $given );
			self::assertSame( array(), Brand::complaints( $given ) );
			update_option( Brand::OPTION, $given );
			$said   = wp_json_encode( $given );
			$tokens = Brand::tokens();
			foreach ( array( 0, 1 ) as $scheme ) {
				$is = static fn( string $one, string $other, float $least = 4.5 ) => self::assertGreaterThanOrEqual( $least, Colour::contrast( $tokens[ $one ][ $scheme ], $tokens[ $other ][ $scheme ] ), "{$one} on {$other}, {$scheme}: {$said}" );
				foreach ( array( 'ink', 'ink-2', 'error' ) as $text ) {
					$is( $text, 'paper' );
					$is( $text, 'sheet' );
				}
				$is( 'error', 'error-wash' );
				$is( 'ink', 'error-wash' );
				$is( 'edge', 'paper', 3 );
				$is( 'edge', 'sheet', 3 );
				$is( 'on-role', 'designer' );
				$is( 'on-role', 'entrepreneur' );
				$is( 'on-inverse', 'inverse' );
				$is( 'on-inverse-2', 'inverse' );
			}
		}
	}

	public function test_a_pair_below_aa_is_refused_with_the_nearest_that_passes(): void {
		$wrong = Brand::complaints( array( 'ink_light' => '#8a8a8a' ) + Brand::SHIPPED );
		self::assertSame( array( 'ink_light' ), array_keys( $wrong ) );
		preg_match( '/#\w{6}/', $wrong['ink_light'], $found );
		$nearest = $found[0] ?? '';
		self::assertSame( array(), Brand::complaints( array( 'ink_light' => $nearest ) + Brand::SHIPPED ) );
		$lighter = Colour::mix( $nearest, '#ffffff', 0.02 );
		self::assertNotSame( array(), Brand::complaints( array( 'ink_light' => $lighter ) + Brand::SHIPPED ), 'It is the nearest.' );
	}

	/** @param array<string,mixed> $stored */
	#[DataProvider( 'bad' )]
	public function test_what_is_no_brand_is_never_in_force( mixed $stored ): void {
		update_option( Brand::OPTION, $stored );
		self::assertSame( Brand::SHIPPED, Brand::get() );
		self::assertSame( '', Brand::css() );
	}

	/** @return array<string,array{mixed}> */
	public static function bad(): array {
		return array(
			'no list'            => array( 'x' ),
			'no contrast'        => array( array( 'ink_light' => '#ffffff' ) + Brand::SHIPPED ),
			'a colour with more' => array( array( 'paper_light' => '#ffffff;}body{display:none' ) + Brand::SHIPPED ),
			'a typeface'         => array( array( 'font_text' => '"</style><script>' ) + Brand::SHIPPED ),
			'corners'            => array( array( 'radius_designer' => '1px;}' ) + Brand::SHIPPED ),
			'a look'             => array( array( 'share' => 'none' ) + Brand::SHIPPED ),
			'lists in it'        => array( array( 'ink_dark' => '#000000', 'paper_light' => array( '#ffffff' ) ) ),
		);
	}
}
