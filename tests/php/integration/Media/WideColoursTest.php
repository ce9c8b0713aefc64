<?php
/**
 * Pictures with a colour profile look in sRGB as they did with it, within six steps of a channel.
 *
 * Only Imagick converts. Where it is installed but not switched on, the conversion runs in a PHP of its own; where it is not installed,
 * the test is about GD alone, and about the notice that says so.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Desk\Health\File_Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Media\Image_Header;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Picture;
use DesignMarketplace\Media\Wide_Colours;
use DesignMarketplace\Talks\Files\Prepared;
use DesignMarketplace\Talks\Files\Sent_File;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class WideColoursTest extends TestCase {

	use Files;

	/** Red, green and blue of a colour space as XYZ for D50, and its gamma. */
	private const SPACES = array(
		'Display P3' => array( 2.2, array( 0.5151, 0.2412, -0.0011 ), array( 0.2920, 0.6922, 0.0419 ), array( 0.1571, 0.0666, 0.7841 ) ),
		'Adobe RGB'  => array( 2.2, array( 0.6097, 0.3111, 0.0195 ), array( 0.2053, 0.6257, 0.0609 ), array( 0.1492, 0.0632, 0.7446 ) ),
		'ProPhoto'   => array( 1.8, array( 0.7977, 0.2880, 0.0 ), array( 0.1352, 0.7119, 0.0 ), array( 0.0313, 0.0001, 0.8249 ) ),
	);

	private const TO_SRGB = array( array( 3.1339, -1.6169, -0.4906 ), array( -0.9788, 1.9161, 0.0335 ), array( 0.0719, -0.2290, 1.4052 ) );

	/**
	 * Each space with colours inside and outside of sRGB, in both types and several sizes.
	 * @return iterable<string,array{string,string,array{int<0,255>,int<0,255>,int<0,255>},int,int}>
	 */
	public static function pictures(): iterable {
		$colours = array( array( 255, 0, 0 ), array( 0, 255, 0 ), array( 0, 0, 255 ), array( 200, 120, 80 ), array( 128, 128, 128 ), array( 255, 255, 255 ) );
		foreach ( array_keys( self::SPACES ) as $space ) {
			foreach ( $colours as $index => $colour ) {
				$type = $index % 2 ? 'jpeg' : 'png';
				yield "{$space} {$type} " . implode( ' ', $colour ) => array( $space, $type, $colour, 90, 60 );
			}
		}
		yield 'a large photo' => array( 'Display P3', 'jpeg', array( 255, 0, 0 ), 1100, 700 );
		yield 'a tall PNG' => array( 'Adobe RGB', 'png', array( 0, 200, 100 ), 40, 2500 );
	}

	/** @param array{int<0,255>,int<0,255>,int<0,255>} $colour Numbers in the space. */
	#[DataProvider( 'pictures' )]
	public function test_every_way_in_takes_it( string $space, string $type, array $colour, int $width, int $height ): void {
		$bytes  = self::with_profile( self::filled( $colour, $width, $height, $type ), self::profile( ...self::SPACES[ $space ] ) );
		$wanted = Wide_Colours::is_possible() ? self::in_srgb( $space, $colour ) : $colour;
		foreach ( array( Image_Kind::AVATAR, Image_Kind::LOGO, Image_Kind::PROJECT_IMAGE, Image_Kind::WORK ) as $name ) {
			$kind         = new Image_Kind( $name );
			$header       = Image_Header::of( $bytes );
			$picture      = $header ? Picture::read( $this->file( $bytes )['tmp_name'], $header, $kind ) : null;
			$path         = (string) $picture?->save( get_temp_dir() . uniqid( 'dm-wide' ) );
			$this->made[] = $path;
			$this->assert_looks( $wanted, (string) file_get_contents( $path ), $name );
			$this->assertLessThanOrEqual( $kind->box( $header->mime ?? 'image/png' ), array_slice( (array) getimagesize( $path ), 0, 2 ) );
		}
		$file = $this->file( $bytes, 'photo.jpg' );
		$sent = Sent_File::of( $file );
		$this->assertInstanceOf( Sent_File::class, $sent );
		$prepared = $sent->prepare();
		$this->assertInstanceOf( Prepared::class, $prepared );
		$this->made[] = $prepared->path;
		$this->assert_looks( $wanted, (string) file_get_contents( $prepared->path ), 'message' );
	}

	/** @param array{int<0,255>,int<0,255>,int<0,255>} $colour Numbers in the space. */
	#[DataProvider( 'pictures' )]
	public function test_imagick_converts_it( string $space, string $type, array $colour, int $width, int $height ): void {
		$bytes = self::with_profile( self::filled( $colour, $width, $height, $type ), self::profile( ...self::SPACES[ $space ] ) );
		$png   = self::converted( $this->file( $bytes )['tmp_name'], 'png' === $type ? 'image/png' : 'image/jpeg' );
		if ( null === $png ) {
			$this->assert_says_so();
			return;
		}
		$this->assert_looks( self::in_srgb( $space, $colour ), $png, $space );
		foreach ( array( 'iCCP', 'tEXt', 'tIME', 'eXIf' ) as $chunk ) {
			$this->assertStringNotContainsString( $chunk, $png );
		}
	}

	/**
	 * Profiles that are broken, too large, of another kind, or lie. Each is a picture of one colour, which is taken as something.
	 * @return iterable<string,array{string}>
	 */
	public static function hostile(): iterable {
		$jpeg = self::filled( array( 200, 120, 80 ), 90, 60, 'jpeg' );
		$png  = self::filled( array( 200, 120, 80 ), 90, 60, 'png' );
		$wide = self::profile( ...self::SPACES['Display P3'] );
		yield 'cut in its middle' => array( self::with_profile( $jpeg, substr( $wide, 0, 200 ) ) );
		yield 'a length that lies' => array( self::with_profile( $png, pack( 'N', 0x7FFFFFFF ) . substr( $wide, 4 ) ) );
		yield 'tags that point behind its end' => array( self::with_profile( $jpeg, substr_replace( $wide, pack( 'N', 0xFFFFFF00 ), 136, 4 ) ) );
		yield 'more tags than there are bytes' => array( self::with_profile( $png, substr_replace( $wide, pack( 'N', 0xFFFFFFFF ), 128, 4 ) ) );
		yield 'of CMYK, in a picture of RGB' => array( self::with_profile( $jpeg, substr_replace( $wide, 'CMYK', 16, 4 ) ) );
		yield 'of grey, in a picture of RGB' => array( self::with_profile( $png, substr_replace( $wide, 'GRAY', 16, 4 ) ) );
		yield 'colours of nothing' => array( self::with_profile( $png, self::profile( 0.0, array( 0, 0, 0 ), array( 0, 0, 0 ), array( 0, 0, 0 ) ) ) );
		yield 'zeros, a megabyte in a kilobyte' => array( self::with_profile( $png, str_repeat( "\0", 1048576 ) ) );
		yield 'two in one picture' => array( self::with_profile( self::with_profile( $jpeg, $wide ), self::profile( ...self::SPACES['ProPhoto'] ) ) );
		yield 'the second part alone' => array( substr( $jpeg, 0, 2 ) . self::segment( 0xE2, "ICC_PROFILE\0\2\2" . $wide ) . substr( $jpeg, 2 ) );
		yield 'part 0 of 0' => array( substr( $jpeg, 0, 2 ) . self::segment( 0xE2, "ICC_PROFILE\0\0\0" . $wide ) . substr( $jpeg, 2 ) );
		yield 'a name with a script and a path' => array( self::with_profile( $png, str_replace( 'wide', "<s>\0", $wide ) . '<script>../../wp-config.php' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_a_hostile_profile_harms_nothing( string $bytes ): void {
		$header = Image_Header::of( $bytes );
		$this->assertInstanceOf( Image_Header::class, $header );
		$path    = $this->file( $bytes )['tmp_name'];
		$picture = Picture::read( $path, $header, new Image_Kind( Image_Kind::WORK ) );
		$stored  = (string) $picture?->save( get_temp_dir() . uniqid( 'dm-wide' ) );

		$this->made[] = $stored;
		foreach ( array_filter( array( (string) file_get_contents( $stored ), (string) self::converted( $path, $header->mime ) ) ) as $kept ) {
			$this->assertSame( array( 90, 60 ), array_slice( (array) getimagesizefromstring( $kept ), 0, 2 ) );
			$this->assertDoesNotMatchRegularExpression( '/ICC_PROFILE|iCCP|script/', $kept );
		}
	}

	public function test_what_needs_no_conversion_is_left_to_gd(): void {
		$plain = self::draw( 60, 40 );
		$srgb  = self::with_profile( $plain, (string) file_get_contents( dirname( __DIR__, 4 ) . '/includes/Media/srgb.icc' ) );
		$junk  = self::with_profile( $plain, 'no profile at all' );
		foreach ( array( $plain, $srgb, $junk ) as $bytes ) {
			$this->assertSame( '', self::converted( $this->file( $bytes )['tmp_name'], 'image/jpeg' ) ?? '' );
		}
	}

	public function test_what_is_to_be_seen_through_stays_so(): void {
		$image = imagecreatetruecolor( 40, 40 );
		imagesavealpha( $image, true );
		imagealphablending( $image, false );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 200, 0, 0, 127 ) );
		ob_start();
		imagepng( $image );
		$bytes = self::with_profile( (string) ob_get_clean(), self::profile( ...self::SPACES['Display P3'] ) );
		$png   = self::converted( $this->file( $bytes )['tmp_name'], 'image/png' );
		if ( null === $png ) {
			$this->assert_says_so();
			return;
		}
		$read = imagecreatefromstring( $png );
		$this->assertNotFalse( $read );
		$this->assertSame( 127, imagecolorsforindex( $read, (int) imagecolorat( $read, 20, 20 ) )['alpha'] );
	}

	/** Without Imagick, Site Health and the doctor say what that costs. */
	private function assert_says_so(): void {
		$this->assertSame( Finding::RECOMMENDED, File_Checks::image_library()->status );
	}

	/** @param array<int> $wanted Red, green, blue. */
	private function assert_looks( array $wanted, string $bytes, string $what ): void {
		$image = imagecreatefromstring( $bytes );
		$this->assertNotFalse( $image, $what );
		$found = imagecolorsforindex( $image, (int) imagecolorat( $image, intdiv( imagesx( $image ), 2 ), intdiv( imagesy( $image ), 2 ) ) );
		foreach ( array( 'red', 'green', 'blue' ) as $index => $channel ) {
			$this->assertEqualsWithDelta( $wanted[ $index ], $found[ $channel ], 6, "{$what}: {$channel} of " . implode( ' ', $found ) );
		}
	}

	/**
	 * The conversion, in a PHP with Imagick if this one has none: '' for a picture that is left alone, null where there is no Imagick.
	 * @param 'image/jpeg'|'image/png' $mime Type.
	 */
	private static function converted( string $path, string $mime ): ?string {
		if ( Wide_Colours::is_possible() ) {
			return (string) Wide_Colours::png( $path, $mime, 400, 400, false );
		}
		$code = 'extension_loaded( "imagick" ) || exit; require $argv[1]; echo base64_encode( "is" . DesignMarketplace\Media\Wide_Colours::png( $argv[2], $argv[3], 400, 400, false ) );';
		$line = array( PHP_BINARY, '-d', 'extension=imagick', '-d', 'display_startup_errors=0', '-r', $code, '--', dirname( __DIR__, 4 ) . '/includes/Media/Wide_Colours.php', $path, $mime );
		exec( implode( ' ', array_map( 'escapeshellarg', $line ) ) . ' 2>/dev/null', $output ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- another PHP.
		$said = (string) base64_decode( implode( '', $output ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes on a pipe.
		return str_starts_with( $said, 'is' ) ? substr( $said, 2 ) : null;
	}

	/** @param array{int<0,255>,int<0,255>,int<0,255>} $colour */
	private static function filled( array $colour, int $width, int $height, string $type ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, ...$colour ) );
		ob_start();
		'png' === $type ? imagepng( $image ) : imagejpeg( $image, null, 95 );
		return (string) ob_get_clean();
	}

	/**
	 * What a colour of a space is in sRGB.
	 * @param array{int,int,int} $colour
	 * @return array<int>
	 */
	private static function in_srgb( string $space, array $colour ): array {
		[ $gamma, $red, $green, $blue ] = self::SPACES[ $space ];
		$linear                         = array_map( static fn( int $value ): float => ( $value / 255 ) ** $gamma, $colour );
		$xyz                            = array_map( static fn( int $row ): float => $linear[0] * $red[ $row ] + $linear[1] * $green[ $row ] + $linear[2] * $blue[ $row ], array( 0, 1, 2 ) );
		return array_map(
			static function ( array $row ) use ( $xyz ): int {
				$value = min( 1, max( 0, $row[0] * $xyz[0] + $row[1] * $xyz[1] + $row[2] * $xyz[2] ) );
				return (int) round( 255 * ( $value <= 0.0031308 ? 12.92 * $value : 1.055 * $value ** ( 1 / 2.4 ) - 0.055 ) );
			},
			self::TO_SRGB
		);
	}

	/**
	 * A colour profile.
	 * @param array<float> $red   XYZ for D50.
	 * @param array<float> $green Likewise.
	 * @param array<float> $blue  Likewise.
	 */
	private static function profile( float $gamma, array $red, array $green, array $blue ): string {
		$xyz   = static fn( array $values ): string => "XYZ \0\0\0\0" . implode( '', array_map( static fn( float $value ): string => pack( 'N', (int) round( $value * 65536 ) & 0xFFFFFFFF ), $values ) );
		$curve = "curv\0\0\0\0" . pack( 'Nn', 1, (int) round( $gamma * 256 ) ) . "\0\0";
		$tags  = array(
			'desc' => "desc\0\0\0\0" . pack( 'N', 5 ) . "wide\0" . str_repeat( "\0", 79 ),
			'cprt' => "text\0\0\0\0none",
			'wtpt' => $xyz( array( 0.9642, 1.0, 0.8249 ) ),
			'rXYZ' => $xyz( $red ),
			'gXYZ' => $xyz( $green ),
			'bXYZ' => $xyz( $blue ),
			'rTRC' => $curve,
			'gTRC' => $curve,
			'bTRC' => $curve,
		);
		$at    = 132 + 12 * count( $tags );
		$table = pack( 'N', count( $tags ) );
		$data  = '';
		foreach ( $tags as $name => $tag ) {
			$table .= $name . pack( 'NN', $at + strlen( $data ), strlen( $tag ) );
			$data  .= $tag . str_repeat( "\0", -strlen( $tag ) & 3 );
		}
		$head = "\0\0\0\0" . pack( 'N', 0x02400000 ) . 'mntrRGB XYZ ' . pack( 'n6', 2020, 1, 1, 0, 0, 0 ) . 'acsp' . str_repeat( "\0", 28 ) . substr( $xyz( array( 0.9642, 1.0, 0.8249 ) ), 8 ) . str_repeat( "\0", 48 );
		return pack( 'N', 4 + strlen( $head . $table . $data ) ) . $head . $table . $data;
	}

	private static function with_profile( string $picture, string $profile ): string {
		if ( str_starts_with( $picture, "\xFF\xD8" ) ) {
			return substr( $picture, 0, 2 ) . self::segment( 0xE2, "ICC_PROFILE\0\1\1" . $profile ) . substr( $picture, 2 );
		}
		$chunk = "iCCPwide\0\0" . gzcompress( $profile );
		return substr( $picture, 0, 33 ) . pack( 'N', strlen( $chunk ) - 4 ) . $chunk . pack( 'N', crc32( $chunk ) ) . substr( $picture, 33 );
	}
}
