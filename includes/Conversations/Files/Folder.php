<?php
/**
 * The folders files of messages lie in, each site's its own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Database\Kept_Secret;

/**
 * New files go into the first folder that can be written, and are looked for in each: what was stored before the operator chose a folder is
 * found where it lies, and after it was moved.
 */
final class Folder {

	public const CONSTANT = 'DESIGN_MARKETPLACE_PRIVATE_DIR';

	/**
	 * Option with the folder's name. Nobody can guess it.
	 */
	private const NAME = 'design_marketplace_files_folder';

	private const NAME_BYTES = 16;

	/**
	 * In the uploads, the name starts so.
	 */
	private const PREFIX = 'design-marketplace-files-';

	/**
	 * File that says whose folder it is.
	 */
	public const OWNER = 'site.txt';

	/**
	 * For nobody but the user PHP runs as.
	 */
	private const MODE = 0700;

	/**
	 * What keeps web servers from listing the folder, and Apache from handing out what is in it.
	 */
	private const GUARDS = array(
		'index.html' => '',
		'.htaccess'  => "Require all denied\n",
	);

	/**
	 * @param string|null $private Folder outside of what the web server hands out, for all sites; null where there is none.
	 */
	public function __construct( private readonly ?string $private ) {}

	/**
	 * As wp-config.php has it, else beside the web root.
	 */
	public static function configured(): self {
		return new self( self::is_chosen() ? untrailingslashit( (string) constant( self::CONSTANT ) ) : self::beside_web_root() );
	}

	/**
	 * Whether wp-config.php names one.
	 */
	public static function is_chosen(): bool {
		return defined( self::CONSTANT ) && '' !== (string) constant( self::CONSTANT );
	}

	/**
	 * The folders of this site, the best one first. They need not be there.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		$name    = Kept_Secret::of( self::NAME, self::NAME_BYTES );
		$uploads = wp_get_upload_dir();
		return array_values( array_filter( array( null === $this->private ? '' : "{$this->private}/{$name}", trailingslashit( (string) $uploads['basedir'] ) . self::PREFIX . $name ) ) );
	}

	/**
	 * The folder new files go to, made if need be; null when nothing can be written anywhere.
	 */
	public function ready(): ?string {
		foreach ( $this->all() as $folder ) {
			if ( self::make( $folder ) && $this->guard( $folder ) ) {
				return $folder;
			}
		}
		return null;
	}

	/**
	 * The address of a folder that lies where the web server may hand it out, '' for others.
	 *
	 * @param string $folder One of all().
	 */
	public static function url( string $folder ): string {
		$uploads = wp_get_upload_dir();
		$roots   = array(
			(string) $uploads['basedir'] => (string) $uploads['baseurl'],
			WP_CONTENT_DIR               => content_url(),
			ABSPATH                      => site_url(),
		);
		foreach ( $roots as $root => $url ) {
			if ( str_starts_with( wp_normalize_path( $folder ), trailingslashit( wp_normalize_path( $root ) ) ) ) {
				return untrailingslashit( $url ) . substr( wp_normalize_path( $folder ), strlen( untrailingslashit( wp_normalize_path( $root ) ) ) );
			}
		}
		return '';
	}

	/**
	 * Makes a folder with those above it.
	 */
	public static function make( string $folder ): bool {
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- it warns of what is told by the answer; open_basedir warns of a look alone.
		return ( @is_dir( $folder ) || @mkdir( $folder, self::MODE, true ) || @is_dir( $folder ) ) && @is_writable( $folder );
		// phpcs:enable
	}

	/**
	 * Whether a folder is this site's: a copy of a site may have been told of the same one, and must not clear up in it.
	 *
	 * @param string $folder One of all().
	 */
	public static function is_ours( string $folder ): bool {
		return self::owner() === trim( (string) @file_get_contents( $folder . '/' . self::OWNER ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- it may not be there.
	}

	/**
	 * Removes a folder that has no files of messages any more.
	 *
	 * @param string $folder One of all().
	 */
	public static function remove( string $folder ): void {
		foreach ( array( self::OWNER, ...array_keys( self::GUARDS ) ) as $name ) {
			wp_delete_file( "{$folder}/{$name}" );
		}
		foreach ( (array) glob( "{$folder}/*", GLOB_ONLYDIR ) as $part ) {
			@rmdir( (string) $part ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- refuses a folder with files.
		}
		@rmdir( $folder ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- refuses a folder with files.
	}

	/**
	 * Says whose folder it is, unless it says so already, and guards it where the web server might hand it out after all.
	 */
	private function guard( string $folder ): bool {
		foreach ( array( self::OWNER => self::owner() . "\n" ) + self::GUARDS as $name => $text ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- it warns of what is told by the answer.
			if ( ! @is_file( "{$folder}/{$name}" ) && strlen( $text ) !== @file_put_contents( "{$folder}/{$name}", $text ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * How a folder names the site it is of: a copy has another address.
	 */
	private static function owner(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}

	/**
	 * The web root with "-private" behind it; null where it is not known where the web root is.
	 */
	private static function beside_web_root(): ?string {
		$path = untrailingslashit( (string) wp_parse_url( network_site_url(), PHP_URL_PATH ) );
		$root = untrailingslashit( wp_normalize_path( ABSPATH ) );
		if ( ! str_ends_with( $root, $path ) ) {
			return null;
		}
		$root = substr( $root, 0, strlen( $root ) - strlen( $path ) );
		return '' === trim( dirname( $root ), '/.' ) ? null : "{$root}-private";
	}
}
