<?php
/** No picture costs more than it may: a refused one next to nothing, a taken one seconds at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Bombs;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

final class PictureCostTest extends TestCase {

	use Files;

	private const REFUSED = 0.5;
	private const TAKEN   = 2.0;
	private const THREE   = 5.0;

	private const WORK = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

	/**
	 * Bytes, made when they are needed, and the expected message.
	 * @return array<string,array{callable():string,string}>
	 */
	public static function too_dear(): array {
		$colour = Bombs::BASELINE;
		return array(
			'a JPG of 100 scans, 25 megapixels'     => array( static fn(): string => Bombs::jpeg( 5000, 5000, 100 ), 'image_too_complex' ),
			'a JPG of 1,000 scans, 25 megapixels'   => array( static fn(): string => Bombs::jpeg( 5000, 5000, 1000 ), 'image_too_complex' ),
			'a JPG of 11,000 scans, 25 megapixels'  => array( static fn(): string => Bombs::jpeg( 5000, 5000, 11000 ), 'image_too_complex' ),
			'a JPG of 90 coloured scans'            => array( static fn(): string => Bombs::jpeg( 5000, 5000, 90, 3 ), 'image_too_complex' ),
			'a CMYK JPG of 90 scans'                => array( static fn(): string => Bombs::jpeg( 5000, 5000, 90, 4 ), 'image_too_complex' ),
			'a JPG of 1,000 scans, 4 megapixels'    => array( static fn(): string => Bombs::jpeg( 2000, 2000, 1000 ), 'image_too_complex' ),
			'a JPG of 100,000 scans, 64 pixels'     => array( static fn(): string => Bombs::jpeg( 8, 8, 100000 ), 'image_too_complex' ),
			'a sequential JPG of 90 scans'          => array( static fn(): string => Bombs::jpeg( 5000, 5000, 90, 3, $colour ), 'image_too_complex' ),
			'a JPG that restarts at each block'     => array( static fn(): string => Bombs::jpeg( 5000, 5000, 64, 1, Bombs::PROGRESSIVE, Bombs::segment( 0xDD, "\0\1" ) ), 'image_too_complex' ),
			'a JPG coded arithmetically'            => array( static fn(): string => Bombs::jpeg( 5000, 5000, 30, 3, Bombs::ARITHMETIC ), 'image_unreadable' ),
			'a JPG with two frames'                 => array( static fn(): string => Bombs::jpeg( 50, 50, 1, 1, Bombs::BASELINE, Bombs::segment( 0xC0, "\x08\0\x32\0\x32\1\1\x11\0" ) ), 'image_unreadable' ),
			'a JPG of 1.9 million empty comments'   => array( static fn(): string => Bombs::jpeg( 50, 50, 1, 3, $colour, str_repeat( Bombs::segment( 0xFE, '' ), 1900000 ) ), 'image_too_complex' ),
			'a JPG of 3.9 million restart marks'    => array( static fn(): string => Bombs::jpeg( 50, 50, 1, 3, $colour, str_repeat( "\xFF\xD0", 3900000 ) ), 'image_too_complex' ),
			'a JPG of 300,000 code tables'          => array( static fn(): string => Bombs::jpeg( 50, 50, 1, 3, $colour, str_repeat( Bombs::segment( 0xC4, "\0\1" . str_repeat( "\0", 15 ) . "\0" ), 300000 ) ), 'image_too_complex' ),
			'a JPG of 100,000 tables between scans' => array( static fn(): string => Bombs::jpeg( 50, 50, 2, 1, Bombs::PROGRESSIVE, '', str_repeat( Bombs::segment( 0xDB, "\0" . str_repeat( "\1", 64 ) ), 100000 ) ), 'image_too_complex' ),
			'a PNG of 16 bits with transparency'    => array( static fn(): string => Bombs::png( 5000, 5000, 16, 6 ), 'image_too_complex' ),
			'a PNG of 16 bits in seven passes'      => array( static fn(): string => Bombs::png( 5000, 5000, 16, 6, true, '', 4 ), 'image_too_complex' ),
			'a PNG of 100 packed texts'             => array( static fn(): string => Bombs::png( 10, 10, 8, 2, false, str_repeat( Bombs::packed_text(), 100 ) ), 'image_too_complex' ),
			'a PNG of 600,000 chunks'               => array( static fn(): string => Bombs::png( 10, 10, 8, 2, false, str_repeat( Bombs::chunk( 'teXt', '' ), 600000 ) ), 'image_too_complex' ),
			'an animation of 90,000 frames'         => array( static fn(): string => Bombs::png( 10, 10, 8, 2, false, Bombs::animation( 10, 10, 90000 ) ), 'image_too_complex' ),
		);
	}

	/**
	 * @param callable():string $bytes   Makes the file.
	 * @param string            $message Key of its message.
	 */
	#[DataProvider( 'too_dear' )]
	public function test_a_picture_that_costs_too_much_is_refused_unread( callable $bytes, string $message ): void {
		$designer = $this->designer();
		$file     = Uploads::file( $bytes(), 'a.jpg', 'image/jpeg' );
		$answer   = null;
		$seconds  = 0.0;
		$decodes  = Measures::decodes(
			function () use ( $designer, $file, &$answer, &$seconds ): void {
				$seconds = Measures::seconds(
					function () use ( $designer, $file, &$answer ): void {
						$answer = $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, array( 'image' => $file ) );
					}
				);
			}
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		self::report( $this->dataName(), $file, $answer, $seconds );
		$this->assert_answer( 'image_unreadable' === $message ? 400 : 413, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'image' => Contract::message( $message ) ), $answer->get_data()['data']['params'] );
		$this->assertSame( 0, $decodes );
		$this->assertLessThan( self::REFUSED, $seconds );
	}

	/**
	 * Honest files of the dearest kinds, and what is worst among those that are taken.
	 * @return array<string,array{callable():string}>
	 */
	public static function dear(): array {
		return array(
			'a photograph of 24 megapixels'         => array( static fn(): string => self::photograph( 6000, 4000, 6 ) ),
			'a progressive one'                     => array( static fn(): string => self::progressive( 6000, 4000 ) ),
			'a JPG of 25 megapixels in 19 scans'    => array( static fn(): string => Bombs::jpeg( 5000, 5000, 19 ) ),
			'a small JPG in 90 scans'               => array( static fn(): string => Bombs::jpeg( 1500, 1000, 90 ) ),
			'a CMYK JPG of 25 megapixels'           => array( static fn(): string => Bombs::jpeg( 5000, 5000, 1, 4, Bombs::BASELINE ) ),
			'a JPG that restarts at each block'     => array( static fn(): string => Bombs::jpeg( 5000, 5000, 1, 3, Bombs::BASELINE, Bombs::segment( 0xDD, "\0\1" ) ) ),
			'a JPG with 8 MB of filling'            => array( static fn(): string => Bombs::jpeg( 50, 50, 1, 3, Bombs::BASELINE, str_repeat( "\xFF", 7900000 ) ) ),
			'a JPG with 250 parts of a profile'     => array( static fn(): string => self::with_segments( str_repeat( Bombs::segment( 0xE2, "ICC_PROFILE\0\1\1" . str_repeat( 'x', 30000 ) ), 250 ) ) ),
			'a JPG with greedy camera data'         => array( static fn(): string => self::with_segments( Bombs::packed_exif() ) ),
			'a JPG with much greedy camera data'    => array( static fn(): string => self::with_segments( str_repeat( Bombs::packed_exif(), 100 ) ) ),
			'a flat PNG of 25 megapixels'           => array( static fn(): string => Bombs::png( 5000, 5000 ) ),
			'a transparent PNG of 25 megapixels'    => array( static fn(): string => Bombs::png( 5000, 5000, 8, 6, false, '', 4 ) ),
			'a PNG of 25 megapixels in passes'      => array( static fn(): string => Bombs::png( 5000, 5000, 8, 2, true, '', 4 ) ),
			'a PNG of 16 bits'                      => array( static fn(): string => Bombs::png( 4000, 3000, 16, 2, true, '', 4 ) ),
			'a PNG of 25 megapixels with a palette' => array( static fn(): string => Bombs::png( 5000, 5000, 8, 3, true, '', 4 ) ),
			'a PNG with packed texts'               => array( static fn(): string => Bombs::png( 10, 10, 8, 2, false, str_repeat( Bombs::packed_text(), 5 ) ) ),
			'a PNG with a packed profile'           => array( static fn(): string => Bombs::png( 10, 10, 8, 2, false, Bombs::packed_profile() ) ),
			'an animated PNG'                       => array( static fn(): string => Bombs::png( 1500, 1000, 8, 6, false, Bombs::animation( 1500, 1000, 20 ) ) ),
			'a PNG of noise'                        => array( static fn(): string => self::noise( 1500, 1000, 4096 ) ),
		);
	}

	/** @param callable():string $bytes Makes the file. */
	#[DataProvider( 'dear' )]
	#[Group( 'dear' )]
	public function test_a_dear_picture_is_taken_in_time( callable $bytes ): void {
		$designer = $this->designer();
		$file     = Uploads::file( $bytes(), 'a.jpg', 'image/jpeg' );
		$this->assert_in_time( self::TAKEN, 201, '/wp/v2/work', $designer, array( 'image' => $file ) );
	}

	#[Group( 'dear' )]
	public function test_dear_pictures_of_a_message_are_taken_in_time(): void {
		$contractor = $this->contractor();
		$path       = Talk::BASE . '/' . Talk::begin( $this->designer(), $contractor );
		$this->assert_in_time( self::TAKEN, 201, $path, $contractor, array( 'files' => Uploads::file( Bombs::png( 5000, 5000, 8, 2, false, '', 4 ), 'a.png', 'image/png' ) ) );
		$files = array();
		for ( $number = 0; $number < 3; $number++ ) {
			foreach ( Uploads::file( Bombs::jpeg( 5000, 5000, 19 ), 'a.jpg', 'image/jpeg' ) as $part => $value ) {
				$files[ $part ][] = $value;
			}
		}
		$this->assert_in_time( self::THREE, 201, $path, $contractor, array( 'files' => $files ) );
	}

	public function test_a_tall_project_image_is_taken_in_time(): void {
		$contractor = $this->contractor();
		$file       = Uploads::file( Bombs::png( 2600, 6000, 8, 6, true, '', 4 ), 'a.png', 'image/png' );
		$this->assert_in_time( self::TAKEN, 200, "/wp/v2/users/{$contractor}", $contractor, array( 'project_image' => $file ) );
	}

	public function test_camera_data_takes_no_memory_however_much_it_unpacks_to(): void {
		$reset    = 'memory_reset_peak_usage';
		$designer = $this->designer();
		$file     = Uploads::file( self::with_segments( Bombs::packed_exif() ), 'a.jpg', 'image/jpeg' );
		$before   = memory_get_usage();
		if ( ! is_callable( $reset ) ) { // @phpstan-ignore function.impossibleType (it came with PHP 8.2)
			$this->markTestSkipped( 'PHP 8.1 cannot measure it.' );
		}
		$reset();
		$this->assert_in_time( self::TAKEN, 201, '/wp/v2/work', $designer, array( 'image' => $file ) );
		$this->assertLessThan( 64000000, memory_get_peak_usage() - $before );
	}

	public function test_a_profile_picture_has_four_megapixels_at_most(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		foreach ( array( $designer, $contractor ) as $member ) {
			$at_most = $this->rest( 'POST', "/wp/v2/users/{$member}", array(), $member, array( 'avatar' => Uploads::file( Bombs::png( 2048, 2048 ), 'a.png', 'image/png' ) ) );
			$this->assert_answer( 200, $at_most );
			$answer = $this->rest( 'POST', "/wp/v2/users/{$member}", array(), $member, array( 'avatar' => Uploads::file( Bombs::png( 2049, 2048 ), 'a.png', 'image/png' ) ) );
			$this->assert_answer( 413, $answer, 'rest_invalid_param' );
			$this->assertStringContainsString( '4 megapixels', $answer->get_data()['data']['params']['avatar'] );
		}
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, array( 'avatar' => Uploads::file( Bombs::png( 5000, 5000 ), 'a.png', 'image/png' ) ) );
		$this->assert_answer( 413, $answer, 'rest_invalid_param' );
	}

	/**
	 * Asserts how many seconds of the processor a request with pictures takes, prepared apart.
	 * @param float                             $bound  Seconds.
	 * @param int                               $status Expected status.
	 * @param string                            $path   Route.
	 * @param int                               $member Who sends them.
	 * @param array<string,array<string,mixed>> $files  Pictures by field.
	 */
	private function assert_in_time( float $bound, int $status, string $path, int $member, array $files ): void {
		$answer  = null;
		$seconds = Measures::idle_seconds(
			function () use ( $path, $member, $files, &$answer ): void {
				$answer = $this->rest( 'POST', $path, str_contains( $path, 'work' ) ? self::WORK : array(), $member, $files );
			},
			$bound
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		self::report( $this->nameWithDataSet(), array_values( $files )[0], $answer, $seconds );
		$this->assert_answer( $status, $answer );
		$this->assertLessThan( $bound, $seconds );
	}

	/**
	 * A photograph as the web saves it: ten scans.
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	private static function progressive( int $width, int $height ): string {
		$image = imagecreatefromstring( self::draw( $width, $height ) );
		self::assertNotFalse( $image );
		imageinterlace( $image, true );
		ob_start();
		imagejpeg( $image, null, 90 );
		return (string) ob_get_clean();
	}

	private static function with_segments( string $segments ): string {
		$bytes = self::draw( 600, 400 );
		return substr( $bytes, 0, 2 ) . $segments . substr( $bytes, 2 );
	}

	/**
	 * Prints a row of the table of costs, when that was asked for.
	 * @param int|string          $name    What it is.
	 * @param array<string,mixed> $file    File.
	 * @param WP_REST_Response    $answer  Answer.
	 * @param float               $seconds Processor's time.
	 */
	private static function report( int|string $name, array $file, WP_REST_Response $answer, float $seconds ): void {
		if ( getenv( 'PICTURE_COSTS' ) ) {
			fwrite( STDERR, sprintf( "| %s | %d | %d | %d |\n", $name, $file['size'], $answer->get_status(), $seconds * 1000 ) );
		}
	}
}
