<?php
/** The widths of words in large headings: the same table of cases as src/lib/letters.test.ts. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Letters;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LettersTest extends TestCase {

	/** @return iterable<string,array{string,float}> */
	public static function words(): iterable {
		return self::cases( 'widest-words', 'text' );
	}

	/** @return iterable<string,array{string,float}> */
	public static function lines(): iterable {
		return self::cases( 'widest-lines', 'name' );
	}

	/** @return iterable<string,array{string,float}> */
	private static function cases( string $file, string $key ): iterable {
		$cases = json_decode( (string) file_get_contents( __DIR__ . "/../../../../support/{$file}.json" ), true );
		foreach ( $cases as $one ) {
			yield $one['says'] => array( $one[ $key ], (float) $one['widest'] );
		}
	}

	#[DataProvider( 'words' )]
	public function test_the_widest_word_of_a_heading( string $text, float $widest ): void {
		$this->assertSame( $widest, Letters::widest( $text ) );
	}

	#[DataProvider( 'lines' )]
	public function test_the_line_that_sets_the_size_of_a_name( string $name, float $widest ): void {
		$this->assertSame( $widest, Letters::widest_line( $name ) );
	}
}
