<?php
/** The picture files of an account that is off: gone from their addresses, back unharmed, never lost on the way. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Health\Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Sweeper;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\Media\Withheld_Link;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;
use WP_User;

final class OffPicturesTest extends TestCase {

	/**
	 * A designer with a portrait and a work.
	 * @return array{int,list<int>,array<string,string>} The designer, the images, and hashes of the files by path below the uploads.
	 */
	private function someone(): array {
		$all   = $this->files();
		$id    = $this->designer();
		$image = ( new Images() )->store( $this->picture( 400, 400 ), 'avatar', $id );
		$this->assertIsInt( $image );
		Member_Fields::write( $id, array( 'avatar' => $image ) );
		$work  = Market::work( $id, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$files = array_diff_key( $this->files(), $all );
		$this->assertGreaterThan( 5, count( $files ) );
		return array( $id, array( $image, Pictures::of( $work )[0] ), $files );
	}

	/**
	 * Hashes of the stored files.
	 * @return array<string,string>
	 */
	private function files(): array {
		$files = array();
		foreach ( Uploads::stored() as $name ) {
			if ( ! str_starts_with( $name, 'sent/' ) ) {
				$files[ $name ] = (string) md5_file( Uploads::folder() . "/{$name}" );
			}
		}
		return $files;
	}

	/**
	 * Every picture lies at another place, whole, and where its record says.
	 * @param array<string,string> $before Files before.
	 * @param list<int>            $images Images.
	 */
	private function assert_away( array $before, array $images ): void {
		$now = $this->files();
		$this->assertSame( array(), array_keys( array_intersect_key( $before, $now ) ), 'Still at its old address.' );
		$hashes = array_values( array_filter( $now, static fn( string $name ): bool => str_starts_with( $name, 'design-marketplace-withheld/' ) && ! str_ends_with( $name, 'index.html' ), ARRAY_FILTER_USE_KEY ) );
		$wanted = array_values( $before );
		sort( $hashes );
		sort( $wanted );
		$this->assertSame( $wanted, $hashes, 'Nothing is lost.' );
		foreach ( $images as $image ) {
			$this->assertFileExists( (string) get_attached_file( $image ) );
			$this->assertMatchesRegularExpression( '~/[0-9a-f]{32}/[0-9a-f]{32}\.(jpg|png)$~D', (string) wp_get_attachment_url( $image ) );
			$this->assert_object_exists( $image );
		}
	}

	/**
	 * What the interface and wp-admin show of a picture lies on the disk.
	 * @param int $image Image.
	 */
	private function assert_object_exists( int $image ): void {
		$object = ( new Images() )->objects( array( $image ), true )[ $image ];
		foreach ( $object['breakpoints'] as $sizes ) {
			foreach ( $sizes as $name ) {
				$this->assertFileExists( Uploads::folder() . '/' . $object['base_path'] . $name );
			}
		}
		$shown = wp_get_attachment_image_src( $image, 'thumbnail' );
		$this->assertIsArray( $shown );
		$this->assertFileExists( str_replace( (string) wp_get_upload_dir()['baseurl'], Uploads::folder(), $shown[0] ) );
	}

	public function test_no_file_stays_at_its_address_and_all_come_back(): void {
		[ $id, $images, $files ]          = $this->someone();
		[ $other, $others, $other_files ] = $this->someone();
		$all                              = $this->files();
		Off::set( $id );
		$this->assert_away( $files, $images );
		$this->assertSame( $other_files, array_intersect_key( $this->files(), $other_files ), 'Nobody else loses a file.' );
		$first = wp_get_attachment_url( $images[0] );
		Off::end( $id );
		$this->assertSame( $all, $this->files(), 'Back as if nothing had been, without a folder left behind.' );
		array_map( array( $this, 'assert_object_exists' ), array_merge( $images, $others ) );
		$this->assertSame( array(), ( new Indexer() )->verify() );
		Off::set( $id );
		$this->assertNotSame( $first, wp_get_attachment_url( $images[0] ), 'An address from the time before is good for nothing.' );
		Off::end( $id );
		$this->assertSame( $all, $this->files() );
		$this->assertFalse( State::is_off( $other ) );
	}

	public function test_the_folders_cannot_be_listed(): void {
		[ $id, $images ] = $this->someone();
		Off::set( $id );
		$this->assertFileExists( dirname( (string) get_attached_file( $images[0] ), 2 ) . '/index.html' );
	}

	public function test_the_member_still_exports_them(): void {
		[ $id, $images ] = $this->someone();
		Off::set( $id );
		$export = ( new Inventory() )->export( $id );
		$this->assertSame( Withheld_Link::for_export( $images[0] ), $export['profile']['avatar'] );
		$this->assertSame( array( Withheld_Link::for_export( $images[1] ) ), $export['works'][0]['images'] );
	}

	public function test_they_go_and_come_with_the_role(): void {
		[ $id, $images, $files ] = $this->someone();
		( new WP_User( $id ) )->set_role( 'subscriber' );
		$this->assert_away( $files, $images );
		( new WP_User( $id ) )->set_role( 'designer' );
		$this->assertSame( $files, $this->files() );
	}

	public function test_a_switch_that_is_undone_moves_nothing(): void {
		[ $id, , $files ] = $this->someone();
		add_action( 'design_marketplace_member_off', static fn() => throw new RuntimeException( 'Undone.' ), 99 );
		try {
			Off::set( $id );
		} catch ( RuntimeException $undone ) {
			$this->assertSame( 'Undone.', $undone->getMessage() );
		}
		$this->assertSame( $files, $this->files() );
	}

	public function test_a_deletion_while_off_leaves_no_file(): void {
		[ $id ] = $this->someone();
		Off::set( $id );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertSame( array(), $this->files() );
		$this->assertSame( array(), glob( Uploads::folder() . '/design-marketplace-*' ), 'Nor a folder.' );
	}

	public function test_a_deletion_by_core_while_half_of_the_files_are_away_leaves_none(): void {
		[ $id, $images ] = $this->someone();
		$this->interrupt_hiding( $id );
		$this->assertNotSame( '', get_post_meta( $images[0], Withheld::PLACE, true ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $id );
		$this->assertSame( array(), $this->files() );
		$this->assertSame( array(), glob( Uploads::folder() . '/design-marketplace-*' ) );
	}

	/**
	 * Switches off, and dies when the first record of a picture that has moved is written.
	 * @param int $id Member.
	 */
	private function interrupt_hiding( int $id ): void {
		$die = static function ( mixed $result, int $post, string $key ): mixed {
			if ( '_wp_attached_file' === $key ) {
				throw new RuntimeException( 'Killed.' );
			}
			return $result;
		};
		add_filter( 'update_post_metadata', $die, 10, 3 );
		Off::set( $id );
		remove_filter( 'update_post_metadata', $die );
	}

	public function test_the_daily_job_finishes_what_was_interrupted(): void {
		[ $id, $images, $files ] = $this->someone();
		$this->interrupt_hiding( $id );
		$this->assertTrue( State::is_off( $id ), 'The switch succeeds.' );
		$this->assertNotSame( array(), array_intersect_key( $files, $this->files() ) );
		$this->assertNotSame( $files, $this->files() );
		$this->next_week();
		$this->assert_away( $files, $images );
	}

	public function test_the_daily_job_finishes_the_way_back(): void {
		[ $id, $images, $files ] = $this->someone();
		Off::set( $id );
		$die = static function ( mixed $result, int $post, string $key ): mixed {
			if ( Withheld::PLACE === $key ) {
				throw new RuntimeException( 'Killed.' );
			}
			return $result;
		};
		add_filter( 'delete_post_metadata', $die, 10, 3 );
		Off::end( $id );
		remove_filter( 'delete_post_metadata', $die );
		$now = $this->files();
		$this->assertNotSame( $files, $now );
		update_option( Clock::OFFSET, 2 * DAY_IN_SECONDS );
		( new Sweeper() )->run();
		Withheld::tidy();
		$this->assertSame( $now, $this->files(), 'On the way back no file is taken for one without a record.' );
		$this->next_week();
		$this->assertSame( $files, $this->files() );
		$this->assertSame( '', get_post_meta( $images[0], Withheld::PLACE, true ) );
		array_map( array( $this, 'assert_object_exists' ), $images );
	}

	public function test_the_daily_job_hides_those_of_accounts_that_were_off_before(): void {
		[ $id, $images, $files ] = $this->someone();
		State::mark( $id, 0, true );
		$this->next_week();
		$this->assert_away( $files, $images );
		$this->next_week();
		$this->assert_away( $files, $images );
	}

	public function test_a_mark_of_another_site_of_a_network_hides_nothing(): void {
		[ $id, , $files ] = $this->someone();
		update_user_meta( $id, State::OFF . '_2', '0' );
		$this->next_week();
		$this->assertSame( $files, $this->files() );
	}

	public function test_where_nothing_can_be_moved_the_account_is_off_and_site_health_says_so(): void {
		[ $id, $images, $files ] = $this->someone();
		$check                   = Checks::find( 'off-pictures' );
		$this->assertSame( Finding::GOOD, $check->run()->status );
		// A file where the folder would be stands for a disk that takes nothing.
		file_put_contents( Uploads::folder() . '/design-marketplace-withheld', '' );
		Off::set( $id );
		$this->assertTrue( State::is_off( $id ) );
		$this->assertSame( $files, array_intersect_key( $this->files(), $files ) );
		$this->assertSame( Finding::RECOMMENDED, $check->run()->status );
		array_map( array( $this, 'assert_object_exists' ), $images );
		unlink( Uploads::folder() . '/design-marketplace-withheld' );
		$this->next_week();
		$this->assert_away( $files, $images );
		$this->assertSame( Finding::GOOD, $check->run()->status );
	}

	public function test_files_nobody_knows_go_after_a_day(): void {
		[ $id, $images, $files ] = $this->someone();
		Off::set( $id );
		$lost = Uploads::folder() . '/design-marketplace-withheld/' . str_repeat( 'a', 32 );
		wp_mkdir_p( $lost );
		touch( "{$lost}/x.png" );
		do_action( Has_Jobs::DAILY );
		$this->assertFileExists( "{$lost}/x.png" );
		$this->next_week();
		$this->assertDirectoryDoesNotExist( $lost );
		$this->assert_away( $files, $images );
	}

	public function test_uninstalling_leaves_no_file(): void {
		[ $id ] = $this->someone();
		$this->someone();
		$this->interrupt_hiding( $id );
		wp_mkdir_p( Uploads::folder() . '/design-marketplace-withheld/of-nobody' );
		touch( Uploads::folder() . '/design-marketplace-withheld/of-nobody/x.png' );
		// The plugin is not running then.
		remove_all_actions( 'delete_attachment' );
		( new Sweeper() )->uninstall();
		$this->assertSame( array(), $this->files() );
		$this->assertSame( array(), glob( Uploads::folder() . '/design-marketplace-*' ) );
	}

	/** Runs the daily job when everything is old enough to be swept. */
	private function next_week(): void {
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET ) + WEEK_IN_SECONDS );
		do_action( Has_Jobs::DAILY );
	}
}
