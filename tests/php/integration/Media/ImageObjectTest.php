<?php
/** The image object: every name it gives is a file that is there. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ImageObjectTest extends TestCase {

	use Files;

	/**
	 * @param string                 $kind   Kind.
	 * @param array{int,int}         $given  Size of the upload.
	 * @param array{int,int,int,int} $widths Widths of xs 1x, xs 2x, lg 1x, lg 2x.
	 */
	#[DataProvider( 'fallbacks' )]
	public function test_a_missing_rendition_repeats_the_largest_there_is( string $kind, array $given, array $widths ): void {
		$id = ( new Images() )->store( $this->file( self::draw( ...$given ) ), $kind, 1 );
		self::assertIsInt( $id );
		$object = ( new Images() )->object( $id );

		self::assertIsArray( $object );
		self::assertTrue( rest_validate_value_from_schema( $object, Contract::shape( 'image' ) ) );
		self::assertSame( $id, $object['id'] );
		$points = $object['breakpoints'];
		foreach ( array( $points['xs']['1x'], $points['xs']['2x'], $points['lg']['1x'], $points['lg']['2x'] ) as $index => $name ) {
			$path = str_replace( (string) wp_get_upload_dir()['baseurl'], Uploads::folder(), $object['base_path'] . $name );
			self::assertFileExists( $path );
			self::assertSame( $widths[ $index ], ( (array) getimagesize( $path ) )[0] );
		}
	}

	/** @return list<array{string,array{int,int},array{int,int,int,int}}> */
	public static function fallbacks(): array {
		return array(
			array( 'work', array( 1500, 1000 ), array( 420, 840, 750, 1500 ) ),
			array( 'work', array( 800, 533 ), array( 420, 800, 750, 800 ) ),
			array( 'work', array( 500, 333 ), array( 420, 500, 500, 500 ) ),
			array( 'work', array( 300, 200 ), array( 300, 300, 300, 300 ) ),
			array( 'work', array( 600, 1000 ), array( 420, 600, 600, 600 ) ),
			array( 'project_image', array( 1300, 700 ), array( 420, 840, 650, 1300 ) ),
			array( 'avatar', array( 400, 400 ), array( 80, 160, 200, 400 ) ),
			array( 'avatar', array( 100, 100 ), array( 80, 100, 100, 100 ) ),
			array( 'logo', array( 420, 296 ), array( 105, 210, 210, 420 ) ),
		);
	}

	public function test_a_picture_of_the_library_uses_cores_sizes_and_never_the_square_one(): void {
		$id = $this->library_picture( 3000, 2000 );
		update_post_meta( $id, '_wp_attachment_image_alt', 'A roof & a sky' );
		$object = ( new Images() )->object( $id );

		self::assertIsArray( $object );
		self::assertSame( 'A roof & a sky', $object['alt'] );
		self::assertSame( array( 2560, 1707 ), array( $object['width'], $object['height'] ) );
		self::assertMatchesRegularExpression( '/-768x512\.jpg$/', $object['breakpoints']['xs']['1x'] );
		self::assertMatchesRegularExpression( '/-1024x683\.jpg$/', $object['breakpoints']['xs']['2x'] );
		self::assertMatchesRegularExpression( '/-768x512\.jpg$/', $object['breakpoints']['lg']['1x'] );
		self::assertMatchesRegularExpression( '/-1536x1024\.jpg$/', $object['breakpoints']['lg']['2x'] );
	}

	public function test_a_size_somebody_else_crops_is_never_used(): void {
		$id    = $this->library_picture( 1000, 500 );
		$sizes = array(
			'medium' => array( 'file' => 'a-450x225.jpg', 'width' => 450, 'height' => 225 ),
			'banner' => array( 'file' => 'a-430x100.jpg', 'width' => 430, 'height' => 100 ),
		);
		wp_update_attachment_metadata( $id, array( 'sizes' => $sizes ) + self::meta( $id ) );
		self::assertSame( 'a-450x225.jpg', ( new Images() )->object( $id )['breakpoints']['xs']['1x'] ?? '' );
	}

	public function test_base_path_is_an_address_that_ends_in_a_slash(): void {
		$object = ( new Images() )->object( $this->library_picture( 60, 40 ) );
		self::assertIsArray( $object );
		self::assertMatchesRegularExpression( '#^https?://.+/uploads/\d{4}/\d\d/$#', $object['base_path'] );
	}

	public function test_what_is_no_image_is_null(): void {
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'x' ) );
		$file = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'application/pdf' ), 'x.pdf' );
		foreach ( array( 0, -3, 999999, $page, $file ) as $id ) {
			self::assertNull( ( new Images() )->object( $id ) );
		}
		$GLOBALS['post'] = get_post( $this->library_picture( 6, 4 ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on a picture's own page.
		self::assertNull( Image_Object::relative( 0 ), 'None is not the picture of the moment.' );
		unset( $GLOBALS['post'] );
	}

	public function test_objects_cost_the_same_for_one_and_for_many(): void {
		$ids = array();
		for ( $i = 0; $i < 12; $i++ ) {
			$ids[] = $this->library_picture( 6, 4 );
		}
		$counts = array();
		foreach ( array( 1, 5, 12 ) as $number ) {
			wp_cache_flush();
			get_option( 'siteurl' );
			$counts[] = $this->count_queries( static fn() => ( new Images() )->objects( array_slice( $ids, 0, $number ) ) );
		}
		self::assertSame( array( 1, 1, 1 ), $counts );
		self::assertSame( 0, $this->count_queries( static fn() => ( new Images() )->objects( array() ) ) );
	}
}
