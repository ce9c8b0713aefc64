<?php
/** Files behind a stream wrapper, as of a plugin that keeps uploads with a provider: nothing is left behind there either. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use ArrayObject;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Cli\Files_Move;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Gone;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Leftovers;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Talks\Files\Upkeep;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Kept_Elsewhere;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class ElsewhereTest extends TestCase {

	private const ROOT = Kept_Elsewhere::SCHEME . '://uploads';

	protected function setUp(): void {
		parent::setUp();
		Kept_Elsewhere::begin();
		add_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );
	}

	protected function tearDown(): void {
		remove_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );
		Kept_Elsewhere::end();
		delete_option( Clock::OFFSET );
		parent::tearDown();
	}

	/**
	 * @param array<string,mixed> $folder Of the uploads.
	 * @return array<string,mixed>
	 */
	public static function moved( array $folder ): array {
		return array( 'basedir' => self::ROOT, 'path' => self::ROOT . $folder['subdir'] ) + $folder;
	}

	/** @return list<string> Paths of the files. */
	private static function files(): array {
		return array_keys( array_filter( Kept_Elsewhere::$kept, 'is_string' ) );
	}

	public function test_every_kind_of_access_is_as_on_a_disk(): void {
		$path = self::ROOT . '/a.txt';
		self::assertFalse( Disk::exists( $path ) );
		self::assertNull( Disk::get( $path ) );
		self::assertTrue( Disk::put( $path, 'words' ) );
		self::assertSame( array( true, 5, 'words' ), array( Disk::exists( $path ), Disk::bytes( $path ), Disk::get( $path ) ) );
		$file = Disk::open( $path );
		self::assertNotNull( $file );
		self::assertSame( array( 'r', 'ds', null ), array( Disk::read( $file, 2, 1 ), Disk::read( $file, 3, 10 ), Disk::read( $file, 0, 1 ) ) );
		self::assertTrue( Disk::move( $path, self::ROOT . '/b.txt' ) );
		self::assertSame( array( 'b.txt' ), Disk::names( self::ROOT ) );
		self::assertSame( array(), Disk::names( self::ROOT, 'c' ) );
		Disk::delete( self::ROOT . '/b.txt' );
		Kept_Elsewhere::$room = 4;
		self::assertFalse( Disk::put( $path, 'words' ), 'There is no room.' );
		self::assertSame( array(), self::files() );
	}

	public function test_a_picture_whose_row_was_undone_leaves_nothing(): void {
		$id = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		self::assertGreaterThan( 1, count( self::files() ) );
		Leftovers::forget( $id );
		self::assertSame( array(), self::files() );
	}

	public function test_a_full_disk_is_507_for_pictures_and_leaves_nothing(): void {
		$designer = $this->designer();
		$work     = array( 'title' => 'A chair', 'client' => 'Me', 'month' => 1, 'year' => 2020 );
		foreach ( array( 0, 100 ) as $room ) {
			Kept_Elsewhere::$room = $room;
			foreach ( array(
				array( '/wp/v2/work', $work, $designer, array( 'image' => $this->picture( 1500, 1000 ) ) ),
				array( "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 400, 400 ) ) ),
				array( '/wp/v2/users/register', Forms::designer(), null, array( 'avatar' => $this->picture( 400, 400 ) ) ),
			) as [ $path, $fields, $who, $files ] ) {
				$users = count_users()['total_users'];
				$this->assert_answer( 507, $this->rest( 'POST', $path, $fields, $who, $files ), 'rest_files_unstored' );
				self::assertSame( $users, count_users()['total_users'] );
				self::assertSame( array(), self::files() );
			}
		}
	}

	public function test_a_picture_is_hidden_and_shown_and_what_nobody_has_goes(): void {
		$id = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		$public = self::files();
		Withheld::choose_place( $id );
		Withheld::hide( $id );
		self::assertSame( array(), array_intersect( $public, self::files() ) );
		Withheld::recall( $id );
		Withheld::show( $id );
		self::assertEqualsCanonicalizing( $public, self::files() );
		Leftovers::forget( $id );

		$lost                  = self::ROOT . '/' . Withheld::FOLDER . '/' . str_repeat( 'a', 32 );
		Kept_Elsewhere::$kept += array( dirname( $lost ) => null, $lost => null, "{$lost}/x.png" => 'x' );
		Withheld::tidy();
		self::assertSame( array( "{$lost}/x.png" ), self::files(), 'It is not a day old.' );
		update_option( Clock::OFFSET, 2 * DAY_IN_SECONDS );
		Withheld::tidy();
		self::assertSame( array(), self::files() );
	}

	public function test_a_picture_hidden_while_nothing_answers_is_hidden_later_and_caches_are_told_when_it_is(): void {
		$told = $this->told();
		$id   = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		$public = self::files();
		Withheld::choose_place( $id );
		Kept_Elsewhere::$is_away = true;
		Withheld::hide( $id );
		self::assertFalse( Withheld::is_in_folder( (string) get_post_meta( $id, '_wp_attached_file', true ) ) );
		Kept_Elsewhere::$is_away = false;
		self::assertSame( array(), (array) $told );
		Withheld::hide( $id );
		self::assertSame( array(), array_intersect( $public, self::files() ) );
		self::assertEqualsCanonicalizing( self::urls( $public ), (array) $told );
	}

	public function test_a_picture_deleted_while_nothing_answers_is_deleted_by_the_daily_job(): void {
		$told = $this->told();
		$id   = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		$public = self::files();
		$other  = self::ROOT . '/of-somebody-else.png';
		Disk::put( $other, 'x' );
		Kept_Elsewhere::$is_away = true;
		( new Images() )->delete( $id );
		Kept_Elsewhere::$is_away = false;
		self::assertNull( get_post( $id ) );
		self::assertCount( count( $public ) + 1, self::files() );
		Gone::catch_up();
		self::assertSame( array( $other ), self::files() );
		self::assertSame( array(), array_diff( self::urls( $public ), (array) $told ) );
	}

	public function test_all_files_are_moved_there_and_back_and_what_was_hidden_meanwhile_is_hidden_there(): void {
		remove_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );
		$disk    = (string) wp_get_upload_dir()['basedir'];
		$message = str_repeat( 'ab', 16 );
		$orphan  = '/2026/' . str_repeat( 'cd', 16 ) . '.png';
		$id      = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		self::forget_sent( $disk );
		foreach ( array( '/page.pdf', $orphan, '/x/' . Folder::PASSING . '/a.zip', "/design-marketplace-files-x/ab/{$message}" ) as $place ) {
			wp_mkdir_p( dirname( $disk . $place ) );
			Disk::put( $disk . $place, $place );
		}
		$before = Uploads::stored();
		Withheld::choose_place( $id );
		add_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );

		Kept_Elsewhere::$room = 10;
		self::assertNotNull( ( new Files_Move( $disk, self::ROOT ) )->run( 'is_int' ), 'There is no room.' );
		self::assertSame( $before, array_values( array_intersect( $before, Uploads::stored() ) ) );
		Kept_Elsewhere::$room = PHP_INT_MAX;
		$move                 = new Files_Move( $disk, self::ROOT );
		self::assertNull( $move->run( 'is_int' ) );
		self::assertSame( 1, $move->left );
		self::assertSame( array( ltrim( $orphan, '/' ), 'x/' . Folder::PASSING . '/a.zip' ), Uploads::stored() );
		$there = self::files();
		self::assertContains( self::ROOT . "/design-marketplace-files-x/ab/{$message}.bin", $there );
		self::assertCount( 4, (array) preg_grep( '#^' . self::ROOT . '/' . Withheld::FOLDER . '/\w{32}/\w{32}#', $there ) );
		Withheld::hide( $id );
		self::assertSame( $there, self::files() );

		Withheld::recall( $id );
		Withheld::show( $id );
		self::assertNull( ( new Files_Move( self::ROOT, $disk ) )->run( 'is_int' ) );
		self::assertSame( array(), self::files() );
		self::assertSame( $before, Uploads::stored() );
	}

	public function test_a_picture_that_is_hidden_while_it_is_moved_does_not_stay_at_its_address(): void {
		remove_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );
		$disk = (string) wp_get_upload_dir()['basedir'];
		$id   = ( new Images() )->store( $this->picture( 1500, 1000 ), 'work', $this->designer() );
		self::assertIsInt( $id );
		add_filter( 'upload_dir', array( self::class, 'moved' ), PHP_INT_MAX );
		Kept_Elsewhere::$then = static fn() => Withheld::choose_place( $id );
		self::forget_sent( $disk );
		self::assertNull( ( new Files_Move( $disk, self::ROOT ) )->run( 'is_int' ) );
		self::assertCount( 4, self::files() );
		self::assertSame( self::files(), array_values( (array) preg_grep( '#/' . Withheld::FOLDER . '/#', self::files() ) ) );
	}

	/** Removes what the test itself has uploaded. */
	private static function forget_sent( string $disk ): void {
		array_map( static fn( string $name ): bool => Disk::delete( "{$disk}/sent/{$name}" ), Disk::names( "{$disk}/sent" ) );
	}

	public function test_files_of_messages_are_private_where_a_plugin_makes_uploads_public(): void {
		$options = stream_context_get_options( stream_context_get_default() );
		stream_context_set_default( array( Kept_Elsewhere::SCHEME => array( 'ACL' => 'public-read' ) ) );
		try {
			Disk::put( self::ROOT . '/picture.png', 'x' );
			self::assertSame( 'public-read', Kept_Elsewhere::$acl );
			$file = Uploads::file( 'A brief.', 'a.pdf', 'application/pdf' )['tmp_name'];
			self::assertNotNull( ( new Store( new Folder( null ) ) )->put( $file, 8 ) );
			self::assertSame( 'private', Kept_Elsewhere::$acl );
		} finally {
			stream_context_set_default( array( Kept_Elsewhere::SCHEME => array( 'ACL' => null ) ) + $options );
		}
	}

	public function test_a_folder_that_does_not_answer_has_no_names_and_ends(): void {
		Disk::put( self::ROOT . '/a.txt', 'x' );
		Kept_Elsewhere::$is_away = true;
		self::assertSame( array(), Disk::names( self::ROOT ) );
	}

	public function test_without_its_plugin_no_address_becomes_a_folder_of_the_web_root(): void {
		self::assertFalse( Folder::make( 'nothing-registered://bucket/private' ) );
	}

	/** @return ArrayObject<int,string> Addresses that caches are told of from now on. */
	private function told(): ArrayObject {
		$told = new ArrayObject();
		add_action(
			'design_marketplace_pictures_gone',
			static function ( array $urls ) use ( $told ): void {
				array_map( array( $told, 'append' ), $urls );
			}
		);
		return $told;
	}

	/**
	 * @param list<string> $files
	 * @return list<string>
	 */
	private static function urls( array $files ): array {
		return str_replace( self::ROOT, (string) wp_get_upload_dir()['baseurl'], $files );
	}

	public function test_files_of_messages_are_stored_read_swept_and_removed(): void {
		$store = new Store( new Folder( null ) );
		$name  = $store->put( Uploads::file( 'A brief.', 'a.pdf', 'application/pdf' )['tmp_name'], 8 );
		self::assertNotNull( $name );
		$file = $store->open( $name, 8 );
		self::assertNotNull( $file );
		self::assertSame( 'A brief.', implode( '', iterator_to_array( $file->read( 0, 7 ), false ) ) );
		update_option( Clock::OFFSET, 2 * DAY_IN_SECONDS );
		for ( $day = 0; $day < 8; ++$day ) {
			update_option( Clock::OFFSET, ( 2 + $day ) * DAY_IN_SECONDS );
			Upkeep::clean( $store );
		}
		self::assertNull( $store->find( $name ), 'It has no row.' );
		$store->put( Uploads::file( 'A brief.', 'a.pdf', 'application/pdf' )['tmp_name'], 8 );
		Upkeep::clear( $store );
		self::assertSame( array(), self::files() );
		self::assertSame( array( self::ROOT ), array_keys( Kept_Elsewhere::$kept ) );
	}

	public function test_what_was_to_be_there_for_a_while_is_swept_from_the_disk_it_is_on(): void {
		$folder = new Folder( self::ROOT );
		$path   = (string) $folder->passing( '.zip' );
		self::assertFalse( wp_is_stream( $path ) );
		self::assertTrue( Disk::put( $path, 'x' ) );
		$folder->sweep( PHP_INT_MAX );
		self::assertFileDoesNotExist( $path );
	}
}
