<?php
/** Files of messages on the disk: locked, whole, in the first folder that can be written, and nobody else's. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks\Files;

use DesignMarketplace\Talks\Files\Cipher;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class StoreTest extends TestCase {

	/** Two pieces and a half. */
	private const BYTES = 2 * Cipher::PIECE + 1000;

	private string $words;

	protected function setUp(): void {
		parent::setUp();
		$this->words = substr( str_repeat( 'Nobody else reads this. ', 7000 ), 0, self::BYTES );
	}

	private static function store( ?string $private = null ): Store {
		return new Store( new Folder( $private ?? Uploads::folder() . '/private' ) );
	}

	private function put( Store $store ): ?string {
		return $store->put( Uploads::file( $this->words, 'a.pdf', 'application/pdf' )['tmp_name'], self::BYTES );
	}

	private function read( Store $store, string $name, int $from = 0, int $to = self::BYTES - 1 ): string {
		$file = $store->open( $name, self::BYTES );
		return $file ? implode( '', iterator_to_array( $file->read( $from, $to ), false ) ) : '';
	}

	public function test_it_lies_there_locked_and_is_read_whole_or_in_part(): void {
		$name = (string) $this->put( self::store() );
		$path = (string) self::store()->find( $name );
		$this->assertStringStartsWith( Uploads::folder() . '/private/', $path );
		$this->assertStringNotContainsString( 'Nobody', (string) file_get_contents( $path ) );
		$this->assertSame( 0, fileperms( dirname( $path, 2 ) ) & 0077 );
		$this->assertSame( $this->words, $this->read( self::store(), $name ) );
		foreach ( array( array( 0, 0 ), array( Cipher::PIECE - 1, Cipher::PIECE ), array( 100, 2 * Cipher::PIECE + 5 ), array( self::BYTES - 1, self::BYTES - 1 ) ) as [ $from, $to ] ) {
			$this->assertSame( substr( $this->words, $from, $to - $from + 1 ), $this->read( self::store(), $name, $from, $to ) );
		}
	}

	public function test_new_salts_lose_no_file(): void {
		$name = (string) $this->put( self::store() );
		add_filter( 'salt', static fn(): string => 'Another salt' );
		$this->assertSame( $this->words, $this->read( self::store(), $name ) );
	}

	public function test_what_was_changed_on_the_disk_is_not_handed_out(): void {
		$store  = self::store();
		$name   = (string) $this->put( $store );
		$other  = (string) $this->put( $store );
		$path   = (string) $store->find( $name );
		$locked = (string) file_get_contents( $path );
		$piece  = Cipher::PIECE + 16;
		file_put_contents( $path, substr( $locked, 0, $piece ) . chr( ord( $locked[ $piece ] ) ^ 1 ) . substr( $locked, $piece + 1 ) );
		$this->assertSame( substr( $this->words, 0, Cipher::PIECE ), $this->read( $store, $name ) );
		file_put_contents( $path, substr( $locked, $piece, $piece ) . substr( $locked, 0, $piece ) . substr( $locked, 2 * $piece ) );
		$this->assertSame( '', $this->read( $store, $name ), 'pieces swapped' );
		file_put_contents( $path, (string) file_get_contents( (string) $store->find( $other ) ) );
		$this->assertSame( '', $this->read( $store, $name ), 'another file' );
		file_put_contents( $path, substr( $locked, 0, 2 * $piece ) );
		clearstatcache();
		$this->assertNull( $store->open( $name, self::BYTES ), 'cut off' );
		$this->assertNull( $store->open( $other, 2 * Cipher::PIECE ), 'of another length' );
		$this->assertNull( $store->open( '../../wp-config', 100 ) );
	}

	public function test_without_a_private_folder_it_lies_in_the_uploads_under_a_name_nobody_can_guess(): void {
		$store = self::store( '/dev/null/private' );
		$name  = (string) $this->put( $store );
		$path  = (string) $store->find( $name );
		$this->assertMatchesRegularExpression( '#^' . preg_quote( Uploads::folder(), '#' ) . '/design-marketplace-files-[0-9a-f]{32}/[0-9a-f]{2}/[0-9a-f]{32}$#', $path );
		$this->assertStringNotContainsString( 'Nobody', (string) file_get_contents( $path ) );
		$this->assertFileExists( dirname( $path, 2 ) . '/index.html' );
		$this->assertStringContainsString( 'denied', (string) file_get_contents( dirname( $path, 2 ) . '/.htaccess' ) );
		$this->assertStringStartsWith( 'http', Folder::url( dirname( $path, 2 ) ) );
		$this->assertSame( $this->words, $this->read( self::store(), $name ), 'The operator has chosen a folder since.' );
	}

	public function test_a_full_disk_leaves_nothing(): void {
		$disk = Uploads::folder() . '/disk';
		wp_mkdir_p( $disk );
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- of the machine that runs the tests.
		exec( 'mount -t tmpfs -o size=96k tmpfs ' . escapeshellarg( $disk ) . ' 2>&1', $output, $status );
		if ( 0 !== $status ) {
			$this->markTestSkipped( 'A small disk can be mounted by root alone.' );
		}
		try {
			$this->assertNull( $this->put( self::store( $disk ) ) );
			$this->assertSame( array(), glob( "{$disk}/*/*/*" ) );
		} finally {
			exec( 'umount ' . escapeshellarg( $disk ) );
		}
		// phpcs:enable
	}

	public function test_where_nothing_can_be_written_nothing_is_stored(): void {
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => '/dev/null/uploads' ) + $folder, 99 );
		$this->assertNull( $this->put( self::store( '/dev/null/private' ) ) );
	}

	public function test_a_copy_of_the_site_removes_nothing_of_the_original(): void {
		$store = self::store();
		$name  = (string) $this->put( $store );
		$copy  = static fn(): string => 'https://copy.example.test';
		add_filter( 'home_url', $copy );
		$store->remove( $name );
		$this->assertSame( array(), $store->folders() );
		$this->assertNotNull( $store->find( $name ) );
		remove_filter( 'home_url', $copy );
		add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http://', 'https://', $url ) );
		$store->remove( $name );
		$this->assertNull( $store->find( $name ) );
	}
}
