<?php
/** A stored picture: upright, no larger than needed, nothing in it but pixels, and gone without a trace when it has to go. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Error;

final class StoreTest extends TestCase {

	use Files;

	public function test_no_file_holds_anything_but_pixels(): void {
		foreach ( array( self::photograph( 900, 600, 6 ), self::annotated_png( 900, 600 ) ) as $bytes ) {
			self::assertStringContainsString( 'SECRET', $bytes );
			$this->store( $bytes, 'work' );
		}
		self::assertCount( 6, Uploads::stored() );
		foreach ( Uploads::stored() as $name ) {
			$path  = Uploads::folder() . '/' . $name;
			$bytes = (string) file_get_contents( $path );
			foreach ( array( 'SECRET', 'Exif', 'GPS', 'adobe', 'tEXt', 'eXIf' ) as $word ) {
				self::assertStringNotContainsString( $word, $bytes, $name );
			}
			if ( str_ends_with( $name, '.jpg' ) ) {
				self::assertSame( array(), array_diff( explode( ', ', (string) ( exif_read_data( $path )['SectionsFound'] ?? '' ) ), array( '', 'COMMENT' ) ) );
			}
		}
	}

	/**
	 * @param int                      $orientation EXIF orientation.
	 * @param array{int,int}           $size        Size it has upright.
	 * @param array{int,int,int,int} $quarters    Which of red, green, blue, white each quarter is then.
	 */
	#[DataProvider( 'orientations' )]
	public function test_a_photograph_is_turned_upright( int $orientation, array $size, array $quarters ): void {
		$id   = $this->store( self::photograph( 600, 400, $orientation ), 'work' );
		$path = (string) get_attached_file( $id );

		self::assertSame( $size, array_slice( (array) getimagesize( $path ), 0, 2 ) );
		$image   = imagecreatefromjpeg( $path );
		$colours = array( 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF );
		self::assertNotFalse( $image );
		foreach ( $quarters as $index => $expected ) {
			$at = (int) imagecolorat( $image, intdiv( $size[0], 4 ) + $index % 2 * intdiv( $size[0], 2 ), intdiv( $size[1], 4 ) + intdiv( $index, 2 ) * intdiv( $size[1], 2 ) );
			self::assertLessThan( 40, abs( ( $at >> 16 & 255 ) - ( $colours[ $expected ] >> 16 & 255 ) ) + abs( ( $at & 255 ) - ( $colours[ $expected ] & 255 ) ) );
		}
	}

	/** @return list<array{int,array{int,int},array{int,int,int,int}}> */
	public static function orientations(): array {
		return array(
			array( 1, array( 600, 400 ), array( 0, 1, 2, 3 ) ),
			array( 3, array( 600, 400 ), array( 3, 2, 1, 0 ) ),
			array( 6, array( 400, 600 ), array( 2, 0, 3, 1 ) ),
			array( 8, array( 400, 600 ), array( 1, 3, 0, 2 ) ),
		);
	}

	/**
	 * @param string         $kind  Kind.
	 * @param array{int,int} $given Size of the upload.
	 * @param array{int,int} $kept  Size that is stored.
	 */
	#[DataProvider( 'sizes' )]
	public function test_it_is_as_large_as_needed_and_never_larger_than_it_was( string $kind, array $given, array $kept ): void {
		$meta = self::meta( $this->store( self::draw( ...$given ), $kind ) );
		self::assertSame( $kept, array( $meta['width'], $meta['height'] ) );
		foreach ( $meta['sizes'] as $name => $size ) {
			self::assertStringStartsWith( 'dm_', $name );
			self::assertLessThan( $kept[0], $size['width'] );
		}
		self::assertArrayNotHasKey( 'original_image', $meta );
		self::assertCount( 1 + count( $meta['sizes'] ), Uploads::stored() );
	}

	/** @return list<array{string,array{int,int},array{int,int}}> */
	public static function sizes(): array {
		return array(
			array( 'work', array( 3000, 2000 ), array( 1500, 1000 ) ),
			array( 'work', array( 1500, 1000 ), array( 1500, 1000 ) ),
			array( 'work', array( 1600, 400 ), array( 1500, 375 ) ),
			array( 'work', array( 400, 1600 ), array( 250, 1000 ) ),
			array( 'work', array( 30, 20 ), array( 30, 20 ) ),
			array( 'work', array( 1, 1 ), array( 1, 1 ) ),
			array( 'project_image', array( 2600, 1000 ), array( 1300, 500 ) ),
			array( 'project_image', array( 1300, 3000 ), array( 1300, 3000 ) ),
			array( 'project_image', array( 900, 500 ), array( 900, 500 ) ),
			array( 'avatar', array( 800, 800 ), array( 400, 400 ) ),
			array( 'avatar', array( 600, 300 ), array( 300, 300 ) ),
			array( 'avatar', array( 100, 100 ), array( 100, 100 ) ),
			array( 'logo', array( 840, 592 ), array( 420, 296 ) ),
			array( 'logo', array( 1000, 592 ), array( 420, 296 ) ),
			array( 'logo', array( 210, 148 ), array( 210, 148 ) ),
		);
	}

	public function test_a_photograph_of_24_megapixels_is_taken(): void {
		$id   = $this->store( self::photograph( 6000, 4000, 6 ), 'project_image' );
		$meta = self::meta( $id );
		self::assertSame( array( 1300, 1950 ), array( $meta['width'], $meta['height'] ) );
	}

	public function test_an_avatar_stays_within_200_ko_however_it_is_encoded_anew(): void {
		$palette = self::noise( 400, 400, 200 );
		self::assertLessThan( 204800, strlen( $palette ) );
		foreach ( array( 'avatar', 'logo' ) as $kind ) {
			$id = $this->store( $palette, $kind );
			foreach ( Uploads::stored() as $name ) {
				self::assertLessThanOrEqual( 204800, filesize( Uploads::folder() . '/' . $name ), $name );
			}
			( new Images() )->delete( $id );
		}
	}

	public function test_a_transparent_png_stays_transparent(): void {
		$image = imagecreatetruecolor( 40, 40 );
		imagesavealpha( $image, true );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		ob_start();
		imagepng( $image );
		$stored = imagecreatefrompng( (string) get_attached_file( $this->store( (string) ob_get_clean(), 'logo' ) ) );
		self::assertNotFalse( $stored );
		self::assertSame( 127, (int) imagecolorat( $stored, 5, 5 ) >> 24 );
	}

	public function test_names_are_random_and_say_nothing(): void {
		$first  = basename( (string) get_attached_file( $this->store( self::draw( 40, 40 ), 'avatar', 'ada-lovelace.jpg' ) ) );
		$second = basename( (string) get_attached_file( $this->store( self::draw( 40, 40 ), 'avatar', 'ada-lovelace.jpg' ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}\.jpg$/', $first );
		self::assertNotSame( $first, $second );
	}

	public function test_it_belongs_to_its_member_and_its_work(): void {
		$member = $this->designer();
		$work   = wp_insert_post( array( 'post_type' => 'dmkt_work', 'post_title' => 'Poster', 'post_author' => $member ) );
		$id     = ( new Images() )->store( $this->file( self::draw( 30, 20 ) ), 'work', $member, $work );
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( array( $member, $work ), array( (int) $post->post_author, $post->post_parent ) );
	}

	public function test_deleting_it_leaves_no_file_and_no_row(): void {
		$id = $this->store( self::draw( 1500, 1000 ), 'work' );
		self::assertCount( 4, Uploads::stored() );
		( new Images() )->delete( $id );
		self::assertSame( array(), Uploads::stored() );
		self::assertNull( get_post( $id ) );
		self::assertSame( array(), get_post_meta( $id ) );
	}

	public function test_a_deletion_that_breaks_off_keeps_its_files_and_its_rows(): void {
		$id   = $this->store( self::draw( 1500, 1000 ), 'work' );
		$meta = get_post_meta( $id );
		add_action( 'delete_post', static fn() => throw new RuntimeException( 'another plugin' ) );
		try {
			( new Images() )->delete( $id );
			self::fail( 'Nothing failed.' );
		} catch ( RuntimeException ) {
			remove_all_actions( 'delete_post' );
		}
		self::assertCount( 4, Uploads::stored() );
		self::assertEquals( $meta, get_post_meta( $id ) );
	}

	public function test_only_members_images_can_be_deleted_this_way(): void {
		$page    = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Kept' ) );
		$picture = $this->library_picture( 200, 100 );
		foreach ( array( $page, $picture, 0, -1, 999999 ) as $id ) {
			( new Images() )->delete( $id );
		}
		self::assertNotNull( get_post( $page ) );
		self::assertNotNull( get_post( $picture ) );
		self::assertFileExists( (string) get_attached_file( $picture ) );
	}

	/** @param string $hook Hook that fails. */
	#[DataProvider( 'steps' )]
	public function test_a_fault_at_any_step_leaves_nothing_behind( string $hook ): void {
		$before = self::attachments();
		$file   = $this->file( self::draw( 1500, 1000 ) );
		add_filter( $hook, static fn() => throw new RuntimeException( 'disk full' ) );
		try {
			Transaction::run( static fn(): int|WP_Error => ( new Images() )->store( $file, 'work', 1 ) );
			self::fail( 'Nothing failed.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'disk full', $failure->getMessage() );
		}
		remove_all_filters( $hook );
		self::assertSame( array(), Uploads::stored() );
		self::assertSame( $before, self::attachments() );
	}

	/** @return list<array{string}> */
	public static function steps(): array {
		return array_map( static fn( string $hook ): array => array( $hook ), array( 'wp_image_editors', 'image_save_progressive', 'wp_insert_attachment_data', 'add_attachment', 'intermediate_image_sizes_advanced', 'wp_generate_attachment_metadata', 'wp_update_attachment_metadata' ) );
	}

	public function test_a_disk_that_takes_nothing_is_an_error_and_no_attachment(): void {
		$before = self::attachments();
		add_filter(
			'upload_dir',
			static fn( array $folder ): array => array( 'path' => '/proc/nowhere', 'error' => 'disk full' ) + $folder
		);
		$stored = ( new Images() )->store( $this->file( self::draw( 30, 20 ) ), 'work', 1 );
		self::assertInstanceOf( WP_Error::class, $stored );
		self::assertSame( $before, self::attachments() );
	}

	public function test_what_a_transaction_stored_goes_when_it_is_undone(): void {
		$kept = $this->store( self::draw( 30, 20 ), 'work' );
		Transaction::run(
			function (): WP_Error {
				$this->store( self::draw( 1500, 1000 ), 'work' );
				$this->store( self::draw( 90, 90, 'png' ), 'avatar' );
				self::assertCount( 7, Uploads::stored() );
				return new WP_Error( 'no' );
			}
		);
		self::assertSame( array( basename( (string) get_attached_file( $kept ) ) ), array_map( 'basename', Uploads::stored() ) );
	}

	public function test_an_undone_picture_goes_also_when_its_id_was_given_to_another(): void {
		$id = 0;
		add_action(
			'design_marketplace_transaction_undone',
			function () use ( &$id ): void {
				$file = (string) $this->file( self::draw( 30, 20 ) )['tmp_name'];
				wp_insert_attachment( array( 'import_id' => $id, 'post_status' => 'private' ), $file );
			},
			1
		);
		Transaction::run(
			function () use ( &$id ): WP_Error {
				$id = $this->store( self::draw( 1500, 1000 ), 'work' );
				return new WP_Error( 'no' );
			}
		);
		self::assertNotNull( get_post( $id ) );
		self::assertSame( array(), Uploads::stored() );
	}

	public function test_other_uploads_keep_the_sites_own_sizes(): void {
		$meta = self::meta( $this->library_picture( 3000, 2000 ) );
		self::assertArrayHasKey( 'original_image', $meta );
		self::assertArrayHasKey( 'thumbnail', $meta['sizes'] );
		self::assertArrayNotHasKey( 'dm_xs_1x', $meta['sizes'] );
	}

	/** How many attachments there are. */
	private static function attachments(): int {
		return Rows::count( 'posts', "post_type = 'attachment'" );
	}

	/**
	 * @param string $bytes Content.
	 * @param string $kind  Kind.
	 * @param string $name  Client's name.
	 */
	private function store( string $bytes, string $kind, string $name = 'blob' ): int {
		$id = ( new Images() )->store( $this->file( $bytes, $name ), $kind, 1 );
		self::assertIsInt( $id, $id instanceof WP_Error ? (string) wp_json_encode( $id->get_error_data() ) : '' );
		return $id;
	}
}
