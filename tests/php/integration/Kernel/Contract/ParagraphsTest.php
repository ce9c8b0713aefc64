<?php
/** Letters are answered as the HTML WordPress would make of them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ParagraphsTest extends TestCase {

	/** @return array<string,array{string}> */
	public static function texts(): array {
		return array(
			'none'                => array( '' ),
			'white space'         => array( " \n\n \t\n" ),
			'a line'              => array( 'I <3 "type" & co. <b>&amp;</b>' ),
			'lines'               => array( "Dear all,\nme  \n too." ),
			'paragraphs'          => array( "One\n\nTwo\ntwo\n \t\n\n\nThree" ),
			'space around'        => array( "\n\n  Indented\n\nEnd \n" ),
			'words of blocks'     => array( "<p>No</p>\n<div>\n\n</div> <br />\n<pre>x\n\ny</pre>" ),
			'other scripts'       => array( "Größe\n\n日本語\u{00a0}\n\u{2028}x" ),
			'codes and addresses' => array( "[gallery]\nhttps://example.test/?a=1&b=2\n\n$1 \\0" ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_it_is_what_wordpress_makes_of_it( string $text ): void {
		$this->assertSame( wpautop( Text::html( $text ) ), Text::paragraphs( $text ) );
	}
}
