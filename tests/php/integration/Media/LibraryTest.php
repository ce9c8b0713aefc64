<?php
/** Members' images are nobody else's: not in core's media routes, not in the library, gone with what they belong to. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Sweeper;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use WP_Query;

final class LibraryTest extends TestCase {

	use Files;

	public function test_strangers_do_not_find_them_in_cores_media_routes(): void {
		$work    = wp_insert_post( array( 'post_type' => 'dmkt_work', 'post_status' => 'publish', 'post_title' => 'Poster' ) );
		$avatar  = $this->store( 'avatar', 0 );
		$image   = $this->store( 'work', (int) $work );
		$library = $this->library_picture( 60, 40 );

		$listed = $this->rest( 'GET', '/wp/v2/media?per_page=100' )->get_data();
		self::assertSame( array( $library ), array_values( array_intersect( array( $avatar, $image, $library ), array_column( (array) $listed, 'id' ) ) ) );
		foreach ( array( $avatar, $image ) as $id ) {
			self::assertContains( $this->rest( 'GET', "/wp/v2/media/{$id}" )->get_status(), array( 401, 403, 404 ) );
		}
	}

	public function test_the_media_library_shows_the_editors_own_pictures_alone(): void {
		$avatar  = $this->store( 'avatar', 0 );
		$library = $this->library_picture( 60, 40 );
		$query   = new WP_Query(
			apply_filters(
				'ajax_query_attachments_args',
				array( 'post_type' => 'attachment', 'post_status' => 'inherit,private', 'fields' => 'ids' )
			)
		);
		self::assertSame( array( $library ), array_values( array_filter( array( $avatar, $library ), static fn( int $id ): bool => in_array( $id, $query->posts ?? array(), true ) ) ) );
	}

	public function test_they_go_when_their_work_is_deleted_for_good(): void {
		$work  = (int) wp_insert_post( array( 'post_type' => 'dmkt_work', 'post_status' => 'publish', 'post_title' => 'Poster' ) );
		$image = $this->store( 'work', $work );
		$other = $this->store( 'avatar', 0 );

		wp_trash_post( $work );
		self::assertNotNull( get_post( $image ) );
		wp_delete_post( $work, true );
		self::assertNull( get_post( $image ) );
		self::assertNotNull( get_post( $other ) );
		self::assertCount( 1, Uploads::stored() );
	}

	public function test_the_sweeper_takes_what_nobody_refers_to_after_a_day(): void {
		$member = $this->designer();
		$work   = (int) wp_insert_post(
			array( 'post_type' => 'dmkt_work', 'post_status' => 'trash', 'post_title' => 'Poster', 'post_author' => $member )
		);
		$avatar = $this->store( 'avatar', 0, $member );
		$image  = $this->store( 'work', $work, $member );
		$lost   = $this->store( 'work', $work, $member );
		$fresh  = $this->store( 'avatar', 0, $member );
		$editor = $this->library_picture( 60, 40 );
		update_user_meta( $member, 'design_marketplace_avatar', $avatar );
		update_post_meta( $work, 'design_marketplace_pictures', "7,{$image}1,{$image}" );
		// One of a site that is being updated.
		$older = $this->store( 'work', $work, $member );
		update_post_meta( $work, 'design_marketplace_image3', $older );
		foreach ( array( $avatar, $image, $older, $lost, $editor ) as $id ) {
			$this->make_older( $id );
		}

		( new Sweeper() )->run();

		self::assertNull( get_post( $lost ) );
		foreach ( array( $avatar, $image, $older, $fresh, $editor ) as $id ) {
			self::assertNotNull( get_post( $id ) );
		}
	}

	public function test_the_sweeper_takes_files_of_a_killed_process_and_no_other(): void {
		global $wpdb;
		$kept   = $this->store( 'avatar', 0 );
		$lost   = $this->store( 'work', 0 );
		$fresh  = $this->store( 'work', 0 );
		$editor = $this->library_picture( 60, 40 );
		update_user_meta( 1, 'design_marketplace_avatar', $kept );
		$path = array();
		foreach ( array( $kept, $lost, $fresh, $editor ) as $id ) {
			$path[ $id ] = (string) get_attached_file( $id );
			touch( $path[ $id ], time() - ( $id === $fresh ? 60 : 2 * DAY_IN_SECONDS ) );
		}
		foreach ( array( $lost, $fresh, $editor ) as $id ) {
			$wpdb->delete( $wpdb->posts, array( 'ID' => $id ) );
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
		}

		( new Sweeper() )->run();

		self::assertFileDoesNotExist( $path[ $lost ] );
		foreach ( array( $kept, $fresh, $editor ) as $id ) {
			self::assertFileExists( $path[ $id ] );
		}
	}

	public function test_members_may_neither_upload_to_the_library_nor_have_the_server_fetch_a_picture(): void {
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			self::assertSame( 403, $this->rest( 'POST', '/wp/v2/media', array( 'url' => 'http://localhost/x.jpg' ), $member )->get_status() );
			self::assertSame( 403, $this->rest( 'POST', '/wp/v2/media', array(), $member, array( 'file' => $this->file( self::draw( 6, 4 ), 'a.jpg' ) ) )->get_status() );
		}
		self::assertSame( array(), Uploads::stored() );
	}

	public function test_administrators_keep_cores_media_routes(): void {
		$library = $this->library_picture( 60, 40 );
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/media/{$library}?context=edit", array(), People::administrator() )->get_status() );
	}

	private function store( string $kind, int $parent, int $owner = 1 ): int {
		$id = ( new Images() )->store( $this->file( self::draw( 30, 20 ) ), $kind, $owner, $parent );
		self::assertIsInt( $id );
		return $id;
	}

	private function make_older( int $id ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS - 60 ) ), array( 'ID' => $id ) );
	}
}
