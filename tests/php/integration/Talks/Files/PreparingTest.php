<?php
/** What is taken as a file of a message: by its bytes, harmless, and under a name that does no harm either. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks\Files;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Prepared;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class PreparingTest extends TestCase {

	/** @return array{name:string,type:string,tmp_name:string,error:int,size:int} */
	private static function pdf( string $name = 'letter.pdf', string $bytes = "%PDF-1.7\n1 0 obj" ): array {
		return Uploads::file( $bytes, $name, 'application/pdf' );
	}

	/**
	 * One file that is taken.
	 * @param array{name:string,type:string,tmp_name:string,error:int,size:int} $upload File.
	 */
	private function taken( array $upload ): Prepared {
		$files = Message_Files::prepare( array( $upload ), 1 );
		$this->assertIsArray( $files );
		return $files[0];
	}

	/**
	 * What is said of files that are not taken.
	 * @param list<array{name:string,type:string,tmp_name:string,error:int,size:int}> $uploads Files.
	 * @return array{int,array<string,string>} Status, and messages by file.
	 */
	private function refused( array $uploads ): array {
		$error = Message_Files::prepare( $uploads, 1 );
		$this->assertInstanceOf( WP_Error::class, $error );
		return array( $error->get_error_data()['status'], Errors::params( $error ) );
	}

	/**
	 * What programs that read PDFs take for one.
	 * @return array<string,array{string}>
	 */
	public static function pdfs(): array {
		return array(
			'an ordinary one'                => array( "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n" ),
			'cut off'                        => array( '%PDF-' ),
			'behind a line'                  => array( "\n%PDF-1.7" ),
			'behind a byte order mark'       => array( "\xEF\xBB\xBF%PDF-1.7" ),
			'behind a header of a printer'   => array( "\x1B%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.3" ),
			'at the last place there is'     => array( str_repeat( ' ', 1019 ) . '%PDF-' ),
			'with a style named Launch'      => array( '%PDF-1.7 << /C /Launch >>' ),
			'with a colour named JavaScript' => array( '%PDF-1.7 [ /Separation /JavaScript /DeviceCMYK 4 0 R ]' ),
			'with text like an object'       => array( '%PDF-1.7 ( 6 0 obj << /OpenAction )' ),
			'with one number many times'     => array( "%PDF-1.7\n" . str_repeat( "1 0 obj 0\n", 100000 ) ),
			'encrypted'                      => array( '%PDF-1.7 trailer << /Encrypt 9 0 R >>' ),
			'also a page'                    => array( "<html>\n%PDF-1.7" ),
		);
	}

	#[DataProvider( 'pdfs' )]
	public function test_a_pdf_stays_as_it_is( string $bytes ): void {
		$upload = self::pdf( 'letter.pdf', $bytes );
		$file   = $this->taken( $upload );
		$this->assertSame( array( 'letter.pdf', 'application/pdf', $upload['size'], $upload['tmp_name'] ), array( $file->name, $file->type, $file->bytes, $file->path ) );
	}

	public function test_a_picture_is_made_anew_and_goes_with_the_request(): void {
		$picture = $this->picture( 3000, 1000, 'jpeg' );
		file_put_contents( $picture['tmp_name'], 'GPS and more', FILE_APPEND );
		$file = $this->taken( $picture );
		$path = $file->path;
		$this->assertStringNotContainsString( 'GPS', (string) file_get_contents( $path ) );
		$this->assertSame( array( 'image/jpeg', (int) filesize( $path ), 2400, 800 ), array( $file->type, $file->bytes, ...array_slice( (array) getimagesize( $path ), 0, 2 ) ) );
		unset( $file );
		$this->assertFileDoesNotExist( $path );
	}

	/**
	 * Names as they come, and as they are kept.
	 * @return list<array{string,string}>
	 */
	public static function names(): array {
		return array(
			array( 'Lebenslauf Zoë.PDF', 'Lebenslauf Zoë.pdf' ),
			array( '../../etc/passwd', 'etc-passwd.pdf' ),
			array( "C:\\Users\\me\\cv.pdf\0.exe", 'C-Users-me-cv.pdf.exe.pdf' ),
			array( "photo\u{202E}gpj.exe", 'photogpj.exe.pdf' ),
			array( "a\r\nSet-Cookie: b.pdf", 'a Set-Cookie- b.pdf' ),
			array( '<script>alert(1)</script>.pdf', 'script-alert(1)-script-.pdf' ),
			array( '履歴書.pdf', '履歴書.pdf' ),
			array( "\xC3\x28.pdf", "\u{FFFD}(.pdf" ),
			array( 'CV %22final%22.pdf', 'CV -final-.pdf' ),
			array( "\u{1FA77}.pdf", "\u{1FA77}.pdf" ),
			array( "\u{3164}.pdf", 'File.pdf' ),
			array( '.pdf', 'File.pdf' ),
			array( '', 'File.pdf' ),
			array( str_repeat( 'é', 300 ) . '.pdf', str_repeat( 'é', 100 ) . '.pdf' ),
		);
	}

	#[DataProvider( 'names' )]
	public function test_names_do_no_harm( string $sent, string $kept ): void {
		$this->assertSame( $kept, $this->taken( self::pdf( $sent ) )->name );
	}

	public function test_each_file_that_is_not_taken_is_told_why(): void {
		[ $status, $said ] = $this->refused( array( self::pdf(), self::pdf( 'a.pdf', 'Just words' ), self::pdf( 'b.pdf', '%PDF-1.7' . str_repeat( ' ', 8388608 ) ) ) );
		$this->assertSame( array( 415, array( 'files.1', 'files.2' ) ), array( $status, array_keys( $said ) ) );
		$this->assertStringContainsString( 'PDF, JPG or PNG', $said['files.1'] );
		$this->assertStringContainsString( '8 MB', $said['files.2'] );
	}

	public function test_a_program_of_the_site_looks_at_each_before_it_is_kept(): void {
		$types = array();
		add_filter(
			'design_marketplace_scan_file',
			static function ( ?WP_Error $verdict, string $path, string $type ) use ( &$types ): ?WP_Error {
				$types[] = $type;
				return str_contains( (string) file_get_contents( $path ), 'EICAR' ) ? new WP_Error( 'found' ) : $verdict;
			},
			10,
			3
		);
		[ $status, $said ] = $this->refused( array( self::pdf(), $this->picture( 20, 20 ), self::pdf( 'a.pdf', '%PDF-1.7 EICAR' ) ) );
		$this->assertSame( array( 415, array( 'files.2' => Contract::message( 'file_refused' ) ) ), array( $status, $said ) );
		$this->assertSame( array( 'application/pdf', 'image/png', 'application/pdf' ), $types );
	}

	/**
	 * Files of other kinds: name, bytes, status, a word of the answer.
	 * @return array<string,array{string,string,int,string}>
	 */
	public static function others(): array {
		return array(
			'text'         => array( 'cv.pdf', 'Just words', 415, 'PDF, JPG or PNG' ),
			'svg'          => array( 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'PDF, JPG or PNG' ),
			'late mark'    => array( 'a.pdf', str_repeat( ' ', 1020 ) . '%PDF-1.7', 415, 'PDF, JPG or PNG' ),
			'empty'        => array( 'a.pdf', '', 400, '' ),
			'large'        => array( 'a.pdf', '%PDF-1.7' . str_repeat( ' ', 8388608 ), 413, '8 MB' ),
			'picture bomb' => array( 'a.png', "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\xFF\xFF\0\0\xFF\xFF\x08\x02\0\0\0abcd", 400, '' ),
		);
	}

	#[DataProvider( 'others' )]
	public function test_other_kinds_are_refused( string $name, string $bytes, int $status, string $word ): void {
		[ $answered, $said ] = $this->refused( array( Uploads::file( $bytes, $name, 'application/pdf' ) ) );
		$this->assertSame( $status, $answered );
		$this->assertStringContainsString( $word, '' === $word ? '' : $said['files.0'] );
	}

	public function test_a_day_has_its_measure(): void {
		global $wpdb;
		$row = array(
			'public_id'       => str_repeat( 'a', 32 ),
			'message_id'      => 1,
			'conversation_id' => 1,
			'owner_id'        => 1,
			'name'            => 'a.pdf',
			'type'            => 'application/pdf',
			'bytes'           => 209715200 - 10,
			'place'           => str_repeat( 'b', 32 ),
			'created_gmt'     => Clock::gmt( -DAY_IN_SECONDS + 60 ),
		);
		$wpdb->insert( Tables::name( 'message_file' ), $row );
		$this->assertSame( 413, $this->refused( array( self::pdf() ) )[0] );
		$wpdb->update( Tables::name( 'message_file' ), array( 'created_gmt' => Clock::gmt( -DAY_IN_SECONDS - 60 ) ), array( 'place' => $row['place'] ) );
		$this->taken( self::pdf() );
	}
}
