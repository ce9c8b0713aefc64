<?php
/**
 * What some program reads in another way than we do is not taken, and what all read alike is.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Conversations\Files;

use DesignMarketplace\Conversations\Files\Pdf_Fault;
use DesignMarketplace\Conversations\Files\Pdf_Inspector;
use DesignMarketplace\Tests\TestCase;

final class PdfDoubtTest extends TestCase {

	private const CALM = '<</Type/Catalog/Pages 3 0 R>>';

	private const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';

	/**
	 * A PDF with a harmless object and something else.
	 *
	 * @param string $more What else.
	 */
	private static function pdf( string $more ): string {
		return "%PDF-1.7\n1 0 obj" . self::CALM . "endobj\n{$more}\ntrailer<</Root 1 0 R>>\n%%EOF\n";
	}

	/**
	 * An object stream with one object, numbered 9.
	 *
	 * @param string $between What stands between its dictionary and its bytes.
	 * @param string $object  The object.
	 */
	private static function packed( string $between, string $object ): string {
		return "2 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>{$between}" . gzcompress( "9 0 {$object}" ) . "\nendstream endobj";
	}

	public function test_the_harmless_one_is_taken(): void {
		$this->assertNull( Pdf_Inspector::look( self::pdf( '2 0 obj<</Type/Font/BaseFont/A#20B#C3/Name/C#>>endobj' ) ) );
		foreach ( array( "stream\n", "stream\r\n", "stream \t\r", " %\nstream\n" ) as $between ) {
			$this->assertNull( Pdf_Inspector::look( self::pdf( self::packed( $between, self::CALM ) ) ), $between );
		}
	}

	/**
	 * Firefox takes any number for the edition of an object, and a number ends where a letter follows.
	 */
	public function test_no_object_hides_behind_an_odd_edition(): void {
		foreach ( array( '1 0000000000obj', '1 0.0obj', '1 0.obj', '1 +0obj', '1 0-obj', '1 0e0obj', '1+0obj', 'x1+0obj', '1.0.0obj', '1 ' . str_repeat( '0', 80 ) . 'obj' ) as $start ) {
			$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( self::pdf( "\n{$start}" . self::SCRIPT . 'endobj' ) ), $start );
		}
	}

	/**
	 * Chrome takes two more bytes for spaces.
	 */
	public function test_no_object_hides_behind_an_odd_space(): void {
		foreach ( array( "\x80", "\xff" ) as $space ) {
			foreach ( array( "1 0{$space}obj<<", "1 0 obj{$space}<<", "1{$space}0{$space}obj{$space}<<", "1{$space}0 obj<<" ) as $start ) {
				$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( self::pdf( "\n" . $start . substr( self::SCRIPT, 2 ) . 'endobj' ) ), bin2hex( $start ) );
			}
			$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( self::pdf( self::packed( "{$space}stream\n", self::SCRIPT ) ) ) );
			$this->assertSame( Pdf_Fault::Encrypted, Pdf_Inspector::look( self::pdf( "trailer{$space}<</Encrypt 5 0 R>>" ) ) );
		}
	}

	public function test_no_action_hides_behind_an_odd_name(): void {
		foreach ( array( "/S\x80/JavaScript", "/S/JavaScript\xff", "/Z\x80foo /S /JavaScript", '/S/#3QavaScript', '/S/JavaScript#00', '/S#00/JavaScript' ) as $action ) {
			$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( self::pdf( "2 0 obj<<{$action}>>endobj" ) ), bin2hex( $action ) );
		}
	}

	/**
	 * Bytes that follow the word at once are passed over by all programs, up to the next line.
	 */
	public function test_no_other_objects_are_unpacked_than_those_looked_at(): void {
		$decoy = (string) gzcompress( '9 0 ' . self::CALM );
		$this->assertDoesNotMatchRegularExpression( '/[\r\n]/', $decoy );
		$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( self::pdf( self::packed( "stream{$decoy}\n", self::SCRIPT ) ) ) );
		$this->assertSame( Pdf_Fault::Script, Pdf_Inspector::look( self::pdf( self::packed( "stream\n", self::SCRIPT ) ) ) );
	}
}
