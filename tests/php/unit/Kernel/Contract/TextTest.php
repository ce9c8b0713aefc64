<?php
/** Plain text: what counts as a tag, what stays as typed, and that no text takes long. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Text;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TextTest extends TestCase {

	/**
	 * The table that TypeScript runs as well.
	 * @return iterable<string,array{string,string}>
	 */
	public static function texts(): iterable {
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/support/plain-texts.json' ), true, 3, JSON_THROW_ON_ERROR ) as $case ) {
			yield (string) wp_json_encode( $case['sent'] ) => array( $case['sent'], $case['kept'] );
		}
	}

	#[DataProvider( 'texts' )]
	public function test_nothing_that_is_seen_is_taken_away_but_tags( string $sent, string $kept ): void {
		self::assertSame( $kept, Text::plain( $sent, true ) );
	}

	public function test_bytes_that_are_no_text_become_one_sign(): void {
		self::assertSame( "a\u{FFFD}b", Text::plain( "a\xFF\0b", false ) );
		self::assertSame( "\u{FFFD}", Text::plain( "\xC3", true ) );
	}

	/** A stranger may send megabytes of them. */
	public function test_brackets_by_the_hundred_thousand_take_no_time(): void {
		$start = microtime( true );
		Text::plain( str_repeat( '<a', 100000 ) . str_repeat( '>', 100000 ), true );
		Text::plain( str_repeat( '<script>', 100000 ), true );
		self::assertLessThan( 5, microtime( true ) - $start );
	}

	/** Each slash could belong to a value or end it, and a pattern that tries both ways doubles its work with each. */
	public function test_a_tag_that_nearly_is_one_takes_no_time(): void {
		$start = microtime( true );
		foreach ( array( 'x=1/', 'x=1 ', 'x==/', 'x = ', '/ /', 'checked/' ) as $part ) {
			$tag = '<a ' . str_repeat( $part, 40 ) . '">';
			self::assertSame( 100, substr_count( Text::plain( str_repeat( $tag, 100 ), true ), '">' ) );
		}
		self::assertLessThan( 0.5, microtime( true ) - $start );
	}
}
