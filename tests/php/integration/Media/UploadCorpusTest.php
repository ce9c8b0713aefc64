<?php
/** What is taken as a picture and what is not, whatever it is called. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\Tests\Support\Uploads as Stored;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Request;

final class UploadCorpusTest extends TestCase {

	use Files;

	/**
	 * @param string $bytes   Content.
	 * @param string $name    Client's name.
	 * @param int    $status  Status when it is the only fault.
	 * @param string $message Key of its message.
	 */
	#[DataProvider( 'refused' )]
	public function test_it_is_refused_and_leaves_nothing_on_disk( string $bytes, string $name, int $status, string $message ): void {
		$uploads = $this->uploads_of( 'image', $bytes, $name );

		$words = Contract::message( $message, 'image_too_many_pixels' === $message ? 25 : '8 MB' );
		$error = Uploads::error( array(), $uploads->refusals(), Contract::form( 'work', 'work' ) ) ?? $uploads->decode();

		self::assertSame( array( 'image' ), $uploads->fields() );
		self::assertSame( array( 'status' => $status, 'params' => array( 'image' => $words ) ), $error?->get_error_data() );
		self::assertSame( array(), array_filter( $uploads->files(), static fn( array $file ): bool => isset( $file['picture'] ) ) );

		$stored = ( new Images() )->store( $this->file( $bytes, $name ), 'work', 1 );
		self::assertInstanceOf( WP_Error::class, $stored );
		self::assertSame( $status, $stored->get_error_data()['status'] );
		self::assertSame( array(), Stored::stored() );
	}

	/** @return iterable<string,array{string,string,int,string}> */
	public static function refused(): iterable {
		$jpeg = self::draw( 60, 40 );
		$png  = self::draw( 60, 40, 'png' );
		yield 'a program' => array( "<?php echo 'x';", 'a.php', 415, 'image_type' );
		yield 'a program called a picture' => array( '<?php system($_GET["c"]);', 'a.jpg', 415, 'image_type' );
		yield 'a picture called a program' => array( $jpeg, 'a.php', 415, 'image_type' );
		yield 'a picture called a program with another ending' => array( $jpeg, 'a.php.jpg', 415, 'image_type' );
		yield 'a picture called phtml' => array( $png, 'a.phtml', 415, 'image_type' );
		yield 'a page' => array( '<!DOCTYPE html><title>x</title>', 'a.png', 415, 'image_type' );
		yield 'an SVG' => array( '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg', 415, 'image_type' );
		yield 'an SVG called PNG' => array( '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 415, 'image_type' );
		yield 'a GIF' => array( self::draw( 60, 40, 'gif' ), 'a.gif', 415, 'image_type' );
		yield 'a GIF called JPG' => array( self::draw( 60, 40, 'gif' ), 'a.jpg', 415, 'image_type' );
		yield 'a WebP' => array( self::draw( 60, 40, 'webp' ), 'a.webp', 415, 'image_type' );
		yield 'a BMP' => array( self::draw( 60, 40, 'bmp' ), 'a.bmp', 415, 'image_type' );
		yield 'nothing' => array( '', 'a.jpg', 400, 'image_unreadable' );
		yield 'the first bytes of a JPG' => array( "\xFF\xD8\xFF", 'a.jpg', 400, 'image_unreadable' );
		yield 'half a JPG' => array( substr( self::draw( 600, 400 ), 0, 2000 ), 'a.jpg', 400, 'image_unreadable' );
		yield 'a JPG without its last two bytes' => array( substr( $jpeg, 0, -2 ), 'a.jpg', 400, 'image_unreadable' );
		yield 'half a PNG' => array( substr( $png, 0, intdiv( strlen( $png ), 2 ) ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG without its end' => array( substr( $png, 0, -12 ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG without pixels' => array( substr( $png, 0, 33 ) . substr( $png, -12 ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG with spoilt pixels' => array( substr_replace( $png, 'spoilt', 50, 6 ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG with a wrong check sum' => array( substr_replace( self::annotated_png( 60, 40 ), 'wrong', 45, 5 ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG of no width' => array( self::claiming_png( 0, 10 ), 'a.png', 400, 'image_unreadable' );
		yield 'a PNG that claims 900 megapixels' => array( self::claiming_png( 30000, 30000 ), 'a.png', 413, 'image_too_many_pixels' );
		yield 'a PNG just over the cap' => array( self::claiming_png( 5000, 5001 ), 'a.png', 413, 'image_too_many_pixels' );
		yield 'a PNG one pixel wide and endless' => array( self::claiming_png( 1, 60000 ), 'a.png', 413, 'image_too_many_pixels' );
		yield 'a JPG of more than 8 MB' => array( substr( $jpeg, 0, -2 ) . str_repeat( "\0", 8388608 ) . "\xFF\xD9", 'a.jpg', 413, 'image_too_large' );
	}

	/** What a file has beside its pixels is no reason to refuse it: nothing of it is kept. */
	#[DataProvider( 'strange' )]
	public function test_it_is_taken_and_nothing_but_its_pixels_stays( string $bytes, string $word ): void {
		self::assertIsInt( ( new Images() )->store( $this->file( $bytes, 'a.jpg' ), 'work', 1 ) );
		foreach ( Stored::stored() as $name ) {
			self::assertStringNotContainsString( $word, (string) file_get_contents( Stored::folder() . "/{$name}" ), $name );
		}
	}

	/** @return iterable<string,array{string,string}> */
	public static function strange(): iterable {
		$jpeg    = self::draw( 60, 40 );
		$png     = self::draw( 60, 40, 'png' );
		$comment = static fn( string $words ): string => "\xFF\xD8\xFF\xFE" . pack( 'n', strlen( $words ) + 2 ) . $words . substr( $jpeg, 2 );
		yield 'a program behind its end' => array( $jpeg . '<?php system("id");', '<?php' );
		yield 'a program in its comment' => array( $comment( '<?php phpinfo();  ?>' ), '<?php' );
		yield 'four letters by chance' => array( $comment( "\x11<sVg\x7F" ), '<sVg' );
		yield 'a PDF in its comment' => array( $comment( '%PDF-1.7' ), '%PDF-' );
		yield 'a page behind its end' => array( $png . '<script>alert(1)</script>', '<script' );
	}

	public function test_a_program_of_the_site_looks_at_each_before_it_is_decoded(): void {
		$seen = array();
		add_filter(
			'design_marketplace_scan_file',
			static function ( mixed $verdict, string $path, string $type ) use ( &$seen ): WP_Error {
				$seen[] = array( file_get_contents( $path, false, null, 0, 2 ), $type );
				return new WP_Error( 'scan', 'Found something.', array( 'status' => 503 ) );
			},
			10,
			3
		);
		$error = $this->uploads_of( 'image', self::draw( 60, 40 ), 'a.jpg' )->decode();
		self::assertSame( array( 'status' => 503, 'params' => array( 'image' => 'Found something.' ) ), $error?->get_error_data() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( array( array( "\xFF\xD8", 'image/jpeg' ) ), $seen );
		self::assertSame( array(), Stored::stored() );
	}

	/** @param string $name Client's name. */
	#[DataProvider( 'names' )]
	public function test_a_picture_is_taken_under_any_harmless_name( string $name ): void {
		foreach ( array( self::draw( 60, 40 ), self::draw( 60, 40, 'png' ) ) as $bytes ) {
			self::assertSame( array(), $this->uploads_of( 'image', $bytes, $name )->refusals() );
		}
	}

	/** @return list<array{string}> */
	public static function names(): array {
		return array( array( 'blob' ), array( '' ), array( 'photo.JPG' ), array( 'photo.gif' ), array( '../../x.jpg' ), array( "\u{202E}gpj.x" ), array( 'été à Genève.jpeg' ), array( str_repeat( 'a', 300 ) . '.png' ) );
	}

	public function test_an_avatar_may_have_200_ko_and_not_a_byte_more(): void {
		$jpeg = substr( self::draw( 60, 60 ), 0, -2 );
		$pad  = static fn( int $bytes ): string => $jpeg . str_repeat( "\0", $bytes - strlen( $jpeg ) - 2 ) . "\xFF\xD9";

		self::assertSame( array(), $this->uploads_of( 'avatar', $pad( 204800 ) )->refusals() );
		$refusal = $this->uploads_of( 'avatar', $pad( 204801 ) )->refusals()['avatar'];
		self::assertSame( 413, $refusal->status );
		self::assertStringContainsString( '200 KB', $refusal->message );
		self::assertSame( 413, $this->uploads_of( 'avatar', $pad( 204801 ), 'blob', 'contractor' )->refusals()['avatar']->status );
	}

	/**
	 * @param int    $error   PHP's upload error.
	 * @param int    $status  Expected status.
	 * @param string $message Start of the expected message.
	 */
	#[DataProvider( 'php_errors' )]
	public function test_an_upload_php_could_not_take_is_named( int $error, int $status, string $message ): void {
		$refusal = $this->uploads_of( 'image', '', 'a.jpg', '', $error )->refusals()['image'];
		self::assertSame( array( $status, $message ), array( $refusal->status, substr( $refusal->message, 0, strlen( $message ) ) ) );
	}

	/** @return list<array{int,int,string}> */
	public static function php_errors(): array {
		return array(
			array( UPLOAD_ERR_INI_SIZE, 413, 'This image is too large' ),
			array( UPLOAD_ERR_FORM_SIZE, 413, 'This image is too large' ),
			array( UPLOAD_ERR_PARTIAL, 400, 'The upload was incomplete' ),
			array( UPLOAD_ERR_NO_TMP_DIR, 400, 'The upload was incomplete' ),
			array( UPLOAD_ERR_CANT_WRITE, 400, 'The upload was incomplete' ),
			array( UPLOAD_ERR_EXTENSION, 400, 'The upload was incomplete' ),
		);
	}

	public function test_a_field_left_empty_is_no_file_at_all(): void {
		self::assertSame( array(), $this->uploads_of( 'image', '', '', '', UPLOAD_ERR_NO_FILE )->fields() );
	}

	public function test_several_files_in_one_field_are_refused(): void {
		$file    = $this->file( self::draw( 60, 40 ) );
		$several = array_map( static fn( mixed $part ): array => array( $part, $part ), $file );
		$request = new WP_REST_Request( 'POST', '/wp/v2/work' );
		$request->set_file_params( array( 'image' => $several ) ); // @phpstan-ignore argument.type (what a client sends may be anything)

		self::assertSame( 400, Uploads::of( $request, Contract::form( 'work', 'work' ) )->refusals()['image']->status );
	}

	public function test_files_of_fields_the_form_does_not_have_are_ignored(): void {
		self::assertSame( array(), $this->uploads_of( 'shell', '<?php', 'a.php' )->fields() );
		self::assertSame( array(), $this->uploads_of( 'title', self::draw( 6, 4 ) )->fields() );
	}

	public function test_the_status_names_the_file_only_when_nothing_else_failed(): void {
		$form  = Contract::form( 'work', 'work' );
		$large = $this->uploads_of( 'image2', self::claiming_png( 30000, 30000 ) )->refusals();
		$type  = $this->uploads_of( 'image', 'GIF89a' )->refusals();
		$half  = $this->uploads_of( 'image3', '' )->refusals();

		self::assertNull( Uploads::error( array(), array(), $form ) );
		self::assertSame( 413, $this->status_of( array(), $large ) );
		self::assertSame( 415, $this->status_of( array(), $type ) );
		self::assertSame( 415, $this->status_of( array(), $type + $large ) );
		self::assertSame( 400, $this->status_of( array(), $large + $half ) );
		self::assertSame( 400, $this->status_of( array( 'title' => 'Missing name field' ), $large ) );

		$error = Uploads::error( array( 'client' => 'b', 'title' => 'a' ), $large + $type, $form );
		self::assertSame( array( 'title', 'client', 'image', 'image2' ), array_keys( $error?->get_error_data()['params'] ?? array() ) );
	}

	public function test_random_bytes_never_raise_a_notice(): void {
		mt_srand( 11 );
		foreach ( array( self::draw( 30, 20 ), self::draw( 30, 20, 'png' ), self::photograph( 30, 20, 6 ) ) as $bytes ) {
			for ( $i = 0; $i < 150; $i++ ) {
				$broken = $bytes;
				for ( $j = 0; $j < 4; $j++ ) {
					$broken[ mt_rand( 3, strlen( $broken ) - 1 ) ] = chr( mt_rand( 0, 255 ) );
				}
				$broken = 0 === $i % 3 ? substr( $broken, 0, mt_rand( 8, strlen( $broken ) ) ) : $broken;
				$this->uploads_of( 'image', $broken )->decode();
			}
		}
		$this->expectNotToPerformAssertions();
	}

	/**
	 * @param array<string,string>                                $messages Messages.
	 * @param array<string,\DesignMarketplace\Media\Upload_Refusal> $refusals Refusals.
	 */
	private function status_of( array $messages, array $refusals ): int {
		return Uploads::error( $messages, $refusals, Contract::form( 'work', 'work' ) )?->get_error_data()['status'] ?? 0;
	}

	/**
	 * @param string               $field Field.
	 * @param string               $bytes Content.
	 * @param string               $name  Client's name.
	 * @param string               $role  Role of the member.
	 * @param int                  $error PHP's upload error.
	 */
	private function uploads_of( string $field, string $bytes, string $name = 'blob', string $role = 'designer', int $error = UPLOAD_ERR_OK ): Uploads {
		$request = new WP_REST_Request( 'POST', '/wp/v2/work' );
		$request->set_file_params( array( $field => $this->file( $bytes, $name, $error ) ) ); // @phpstan-ignore argument.type (what a client sends may be anything)
		return Uploads::of( $request, 'avatar' === $field ? Contract::form( 'member', 'settings_designer' ) : Contract::form( 'work', 'work' ), $role );
	}
}
