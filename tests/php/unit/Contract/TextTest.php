<?php
/**
 * Plain text: what counts as a tag, what stays as typed, and that no text takes long.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Contract;

use DesignMarketplace\Contract\Text;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TextTest extends TestCase {

	/**
	 * As sent, and as kept.
	 *
	 * @return array<string,array{string,string}>
	 */
	public static function texts(): array {
		return array(
			'a heart'                 => array( 'I <3 type', 'I <3 type' ),
			'comparisons'             => array( '1 > 0 < 2, a < b > c', '1 > 0 < 2, a < b > c' ),
			'tags'                    => array( 'a <b class="x">c</b> <!-- d --> <?php e ?> f', 'a c   f' ),
			'a script with its words' => array( 'a<script>alert(1)</SCRIPT >b', 'ab' ),
			'a script without an end' => array( '<script>alert(1)', 'alert(1)' ),
			'a tag within a tag'      => array( '<scr<b>ipt>alert(1)</script>a <<b>img src=x>', 'a' ),
			'a tag that never ends'   => array( 'a <b', 'a <b' ),
		);
	}

	/**
	 * Tags go, signs stay.
	 */
	#[DataProvider( 'texts' )]
	public function test_only_tags_are_taken_away( string $sent, string $kept ): void {
		self::assertSame( $kept, Text::plain( $sent, true ) );
	}

	/**
	 * A stranger may send megabytes of them.
	 */
	public function test_brackets_by_the_hundred_thousand_take_no_time(): void {
		$start = microtime( true );
		Text::plain( str_repeat( '<a', 100000 ) . str_repeat( '>', 100000 ), true );
		Text::plain( str_repeat( '<script>', 100000 ), true );
		self::assertLessThan( 5, microtime( true ) - $start );
	}
}
