<?php
/** The widths of words in large headings: the same table of cases as src/lib/letters.test.ts. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Letters;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LettersTest extends TestCase {

	/** @return iterable<string,array{string,float}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../../../support/widest-words.json' ), true );
		foreach ( $cases as $one ) {
			yield $one['says'] => array( $one['text'], (float) $one['widest'] );
		}
	}

	#[DataProvider( 'cases' )]
	public function test_the_widest_word_of_a_heading( string $text, float $widest ): void {
		$this->assertSame( $widest, Letters::widest( $text ) );
	}
}
