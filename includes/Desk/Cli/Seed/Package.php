<?php
/** The demo content of an installed plugin: a zip of its own, known by its size and SHA-256 before a byte of it is used. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use PclZip;
use WP_Error;
use WP_Filesystem_Base;

final class Package {

	/** Files a package may hold: texts, pictures and the film. */
	private const FILES = '#^demo/(?:[a-z]+/)?[a-z0-9-]+\.(?:json|webm|webp)$#D';

	/** Seconds a download may take. */
	private const PATIENCE = 120;

	/** @param string $sha256 Its hash, in hexadecimal digits. */
	public function __construct( public readonly string $name, private readonly int $bytes, private readonly string $sha256 ) {}

	/** The package made with this plugin, by a file that the zip's maker writes; null in a checkout, which has the files themselves. */
	public static function expected(): ?self {
		$file  = dirname( __DIR__ ) . '/demo-package.json';
		$facts = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		return is_array( $facts ) ? new self( (string) $facts['name'], (int) $facts['bytes'], (string) $facts['sha256'] ) : null;
	}

	/**
	 * Unpacks the package into a temporary folder while the work runs. The folder is removed however it ends.
	 * @template T
	 * @param string       $place File, or address.
	 * @param callable():T $work  Reads from Source.
	 * @return T What the work returned.
	 * @throws Unusable_Package Before the work, when it is not the package.
	 */
	public function open( string $place, callable $work ): mixed {
		$files  = self::files();
		$folder = get_temp_dir() . sprintf( 'design-marketplace-demo-%d-%s', getmypid(), bin2hex( random_bytes( 8 ) ) );
		$clear  = static fn(): bool => ! $files->exists( $folder ) || $files->delete( $folder, true );
		// Also after exit(), and after an error that ends PHP.
		register_shutdown_function( $clear );
		// Readable for this user only: the checked file must not be changed afterwards.
		if ( ! mkdir( $folder, 0700 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- core's takes the mode of the folder above.
			throw new Unusable_Package( 'The package cannot be unpacked: no folder can be made in ' . get_temp_dir() . '.' );
		}
		try {
			$zip = "{$folder}/package.zip";
			self::is_address( $place ) ? $this->download( $place, $zip ) : $this->copy( $place, $zip );
			$this->check( $zip );
			self::unpack( $zip, $folder );
			return Source::within( "{$folder}/demo", $work );
		} finally {
			$clear();
		}
	}

	/** Whether it is an address. Without https only the site's own are. */
	private static function is_address( string $place ): bool {
		return str_starts_with( $place, 'https://' ) || str_starts_with( $place, home_url( '/' ) );
	}

	private function download( string $address, string $to ): void {
		$answer = wp_safe_remote_get(
			$address,
			array(
				'timeout'             => self::PATIENCE,
				'stream'              => true,
				'filename'            => $to,
				// One byte more than expected is enough to see that it is another file.
				'limit_response_size' => $this->bytes + 1,
			)
		);
		if ( $answer instanceof WP_Error ) {
			throw new Unusable_Package( 'The package cannot be downloaded: ' . $answer->get_error_message() );
		}
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			throw new Unusable_Package(
				sprintf( 'The package cannot be downloaded: the server answered %d.', wp_remote_retrieve_response_code( $answer ) )
			);
		}
	}

	private function copy( string $path, string $to ): void {
		// PHP would read from other wrappers, too.
		if ( str_contains( $path, '://' ) || ! is_file( $path ) || ! is_readable( $path ) ) {
			throw new Unusable_Package( "{$path} is neither a file that can be read nor an https address." );
		}
		if ( filesize( $path ) !== $this->bytes ) {
			throw $this->another();
		}
		copy( $path, $to );
	}

	private function check( string $zip ): void {
		if (
			! is_file( $zip ) || filesize( $zip ) !== $this->bytes || ! hash_equals( $this->sha256, (string) hash_file( 'sha256', $zip ) )
		) {
			throw $this->another();
		}
	}

	private function another(): Unusable_Package {
		return new Unusable_Package(
			"This is not the {$this->name} that was made with this version of the plugin: that one has {$this->bytes} bytes and the SHA-256 {$this->sha256}."
		);
	}

	private static function unpack( string $zip, string $folder ): void {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$entries = ( new PclZip( $zip ) )->listContent();
		$names   = is_array( $entries ) ? array_column( $entries, 'filename' ) : array();
		if ( ! $names || preg_grep( self::FILES, $names, PREG_GREP_INVERT ) ) {
			throw new Unusable_Package( 'The package holds something else than texts, pictures and a film.' );
		}
		$done = unzip_file( $zip, $folder );
		if ( $done instanceof WP_Error ) {
			throw new Unusable_Package( 'The package cannot be unpacked: ' . $done->get_error_message() );
		}
	}

	/** Core's way to files, without the FTP a site may use for updates: this is a temporary folder. */
	private static function files(): WP_Filesystem_Base {
		global $wp_filesystem;
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$direct = static fn(): string => 'direct';
		add_filter( 'filesystem_method', $direct );
		WP_Filesystem();
		remove_filter( 'filesystem_method', $direct );
		return $wp_filesystem;
	}
}
