<?php
/** The demo's package is used when it is the one that is asked for, and leaves nothing behind. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Cli;

use DesignMarketplace\Desk\Cli\Seed\Package;
use DesignMarketplace\Desk\Cli\Seed\Source;
use DesignMarketplace\Desk\Cli\Seed\Unusable_Package;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use ZipArchive;

final class SeedPackageTest extends TestCase {

	private string $zip;

	protected function setUp(): void {
		parent::setUp();
		$this->zip = get_temp_dir() . 'package-' . bin2hex( random_bytes( 8 ) ) . '.zip';
	}

	protected function tearDown(): void {
		wp_delete_file( $this->zip );
		self::assertSame( array(), self::folders() );
		parent::tearDown();
	}

	public function test_the_work_reads_from_the_package_and_nothing_stays(): void {
		$package = $this->package( array( 'demo/words.json' => '{"moon":"A moon"}', 'demo/pictures/moon.webp' => 'M' ) );
		$beside  = Source::texts( 'words' );
		$read    = $package->open(
			$this->zip,
			static function (): array {
				self::assertSame( 0700, (int) fileperms( self::folders()[0] ) & 0777 );
				return array( Source::texts( 'words' ), file_get_contents( Source::path( 'pictures/moon.webp' ) ) );
			}
		);
		self::assertSame( array( array( 'moon' => 'A moon' ), 'M' ), $read );
		self::assertSame( $beside, Source::texts( 'words' ) );
	}

	public function test_the_folder_goes_when_the_work_fails(): void {
		$package = $this->package( array( 'demo/words.json' => '{}' ) );
		$this->expectExceptionMessage( 'Out of ink' );
		$package->open( $this->zip, static fn() => throw new RuntimeException( 'Out of ink' ) );
	}

	/**
	 * What is wrong with a package, and its files.
	 * @return array<string,array{array<string,string>}>
	 */
	public static function unfit(): array {
		return array(
			'a way out'        => array( array( 'demo/words.json' => '{}', 'demo/../../words.json' => '{}' ) ),
			'another folder'   => array( array( 'words.json' => '{}' ) ),
			'a program'        => array( array( 'demo/words.json' => '{}', 'demo/words.php' => '<?php' ) ),
			'two endings'      => array( array( 'demo/words.php.json' => '{}' ) ),
			'a hidden file'    => array( array( 'demo/.htaccess' => '' ) ),
			'folders too deep' => array( array( 'demo/a/b/words.json' => '{}' ) ),
		);
	}

	/** @param array<string,string> $files Contents by name. */
	#[DataProvider( 'unfit' )]
	public function test_only_texts_pictures_and_a_film_are_unpacked( array $files ): void {
		$this->assert_refused( $this->package( $files ), $this->zip, 'something else' );
	}

	public function test_what_is_no_zip_is_refused(): void {
		file_put_contents( $this->zip, 'No zip' );
		$this->assert_refused( $this->named(), $this->zip, 'something else' );
	}

	public function test_another_file_is_refused_before_it_is_unpacked(): void {
		$package = $this->package( array( 'demo/words.json' => '{"moon":"A moon"}' ) );
		$bytes   = (string) file_get_contents( $this->zip );
		file_put_contents( $this->zip, strtr( $bytes, array( 'A moon' => 'A soon' ) ) );
		self::assertSame( strlen( $bytes ), filesize( $this->zip ) );
		$this->assert_refused( $package, $this->zip, 'is not the demo.zip' );
		file_put_contents( $this->zip, "{$bytes} " );
		clearstatcache();
		$this->assert_refused( $package, $this->zip, 'is not the demo.zip' );
	}

	/**
	 * Places nothing is read from.
	 * @return array<string,array{string,string}>
	 */
	public static function nowhere(): array {
		return array(
			'no such file'             => array( '/no/such/demo.zip', 'neither a file' ),
			'a folder'                 => array( '/', 'neither a file' ),
			'without encryption'       => array( 'http://example.org/demo.zip', 'neither a file' ),
			'another wrapper'          => array( 'phar:///tmp/demo.zip', 'neither a file' ),
			'inside of the network'    => array( 'https://127.0.0.1/demo.zip', 'cannot be downloaded' ),
			'a port nobody listens on' => array( 'https://localhost:1/demo.zip', 'cannot be downloaded' ),
		);
	}

	#[DataProvider( 'nowhere' )]
	public function test_other_places_are_refused( string $place, string $why ): void {
		$this->assert_refused( new Package( 'demo.zip', 10, str_repeat( '0', 64 ) ), $place, $why );
	}

	public function test_a_checkout_expects_no_package(): void {
		self::assertNull( Package::expected() );
	}

	private function assert_refused( Package $package, string $place, string $why ): void {
		try {
			$said = $package->open( $place, static fn(): string => 'It was used.' );
		} catch ( Unusable_Package $problem ) {
			$said = $problem->getMessage();
		}
		self::assertStringContainsString( $why, $said );
	}

	/**
	 * Writes a zip.
	 * @param array<string,string> $files Contents by name.
	 */
	private function package( array $files ): Package {
		$zip = new ZipArchive();
		$zip->open( $this->zip, ZipArchive::CREATE );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
			$zip->setCompressionName( $name, ZipArchive::CM_STORE );
		}
		$zip->close();
		return $this->named();
	}

	private function named(): Package {
		return new Package( 'demo.zip', (int) filesize( $this->zip ), (string) hash_file( 'sha256', $this->zip ) );
	}

	/**
	 * Folders this process has unpacked packages into.
	 * @return list<string>
	 */
	private static function folders(): array {
		return array_map( 'strval', (array) glob( get_temp_dir() . 'design-marketplace-demo-' . getmypid() . '-*' ) );
	}
}
