<?php
/**
 * PDFs that act are refused for what they do; ordinary ones of eight producers are taken.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Conversations\Files;

use DesignMarketplace\Conversations\Files\Pdf_Fault;
use DesignMarketplace\Conversations\Files\Pdf_Inspector;
use DesignMarketplace\Tests\TestCase;

/**
 * `tests/fixtures/pdf/README.md` says how the files were made.
 */
final class PdfCorpusTest extends TestCase {

	/**
	 * What the first word of a file's name says it is refused for.
	 */
	private const FAULTS = array(
		'script'    => Pdf_Fault::Script,
		'launch'    => Pdf_Fault::Launch,
		'sends'     => Pdf_Fault::Sends,
		'files'     => Pdf_Fault::Files,
		'media'     => Pdf_Fault::Media,
		'xfa'       => Pdf_Fault::Xfa,
		'opens'     => Pdf_Fault::Opens,
		'encrypted' => Pdf_Fault::Encrypted,
		'broken'    => Pdf_Fault::Unreadable,
		'bomb'      => Pdf_Fault::Complex,
	);

	/**
	 * The files of a folder.
	 *
	 * @param string $folder Folder.
	 * @return array<string,string> Bytes by name.
	 */
	private static function files( string $folder ): array {
		$files = array();
		foreach ( (array) glob( dirname( __DIR__, 4 ) . "/fixtures/pdf/{$folder}/*.pdf" ) as $path ) {
			$files[ basename( (string) $path, '.pdf' ) ] = (string) file_get_contents( (string) $path );
		}
		return $files;
	}

	private static function kind( string $name ): string {
		return (string) strtok( $name, '-' );
	}

	public function test_ordinary_ones_are_taken(): void {
		$files = self::files( 'ordinary' );
		$this->assertGreaterThanOrEqual( 30, count( $files ) );
		$this->assertGreaterThanOrEqual( 3, count( array_unique( array_map( self::kind( ... ), array_keys( $files ) ) ) ) );
		foreach ( $files as $name => $bytes ) {
			$this->assertNull( Pdf_Inspector::look( $bytes ), $name );
		}
	}

	public function test_acting_ones_are_refused_for_what_they_do(): void {
		$files = self::files( 'acting' );
		$this->assertGreaterThanOrEqual( 30, count( $files ) );
		foreach ( $files as $name => $bytes ) {
			$fault = Pdf_Inspector::look( $bytes );
			$this->assertNotNull( $fault, $name );
			$this->assertSame( self::FAULTS[ self::kind( $name ) ] ?? $fault, $fault, $name );
			$this->assertNotSame( '', $fault->refusal()->message );
		}
	}

	/**
	 * Whatever is cut off or overwritten, there is an answer and never an error.
	 */
	public function test_damaged_ones_are_answered(): void {
		mt_srand( 7 );
		foreach ( array( 'qpdf-object-streams', 'reportlab-form', 'pikepdf-names' ) as $name ) {
			$bytes = self::files( 'ordinary' )[ $name ];
			for ( $i = 0; $i < 60; $i++ ) {
				$damaged = substr_replace( $bytes, chr( mt_rand( 0, 255 ) ) . '<', mt_rand( 0, strlen( $bytes ) - 1 ), mt_rand( 0, 3 ) );
				Pdf_Inspector::look( $damaged );
				Pdf_Inspector::look( substr( $bytes, 0, mt_rand( 1, strlen( $bytes ) ) ) );
			}
		}
		$this->assertSame( Pdf_Fault::Unreadable, Pdf_Inspector::look( '%PDF-1.7' ) );
	}
}
