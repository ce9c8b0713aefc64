<?php
/** The private folders: for files of messages, and for what is only there for a while. Each site has its own. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Kept_Secret;

/**
 * New files go into the first folder that is writable. Files are looked for in all folders, so that they are found after the operator has
 * chosen another folder, wherever they are.
 */
final class Folder {

	public const CONSTANT = 'DESIGN_MARKETPLACE_PRIVATE_DIR';

	private const NAME = 'design_marketplace_files_folder';

	private const NAME_BYTES = 16;

	/** Prefix of the name inside the uploads folder. */
	private const PREFIX = 'design-marketplace-files-';

	/** File in the folder that names its site. */
	public const OWNER = 'site.txt';

	/** Part of it for files that are there for a while only. */
	public const PASSING = 'passing';

	/** Permissions: only for the user PHP runs as. */
	private const MODE = 0700;

	/** Files that keep web servers from listing the folder, and Apache from serving its files. */
	private const GUARDS = array( 'index.html' => '', '.htaccess' => "Require all denied\n" );

	/** @param string|null $private Parent folder outside of what the web server serves, for all sites; null if there is none. */
	public function __construct( private readonly ?string $private ) {}

	/** The folder named in wp-config.php, otherwise one beside the web root. */
	public static function configured(): self {
		return new self( self::is_chosen() ? untrailingslashit( (string) constant( self::CONSTANT ) ) : self::beside_web_root() );
	}

	public static function is_chosen(): bool {
		return defined( self::CONSTANT ) && '' !== (string) constant( self::CONSTANT );
	}

	/** @return list<string> The folders of this site, the preferred one first. They may not exist. */
	public function all(): array {
		// Files are beside the web root until they are moved to the folder that was chosen.
		$before = self::is_chosen() ? self::beside_web_root() : null;
		$before = null === $before ? array() : array( self::of_site( $before ) );
		return array_values( array_unique( array( ...$this->for_new(), ...$before ) ) );
	}

	/** @return non-empty-list<string> Those that new files may go to. */
	private function for_new(): array {
		$uploads = trailingslashit( (string) wp_get_upload_dir()['basedir'] );
		$uploads = $uploads . self::PREFIX . Kept_Secret::of( self::NAME, self::NAME_BYTES );
		return null === $this->private ? array( $uploads ) : array( self::of_site( $this->private ), $uploads );
	}

	/** This site's part of a folder for all sites. */
	public static function of_site( string $folder ): string {
		return "{$folder}/" . Kept_Secret::of( self::NAME, self::NAME_BYTES );
	}

	/** The folder for new files, created if needed; null if none is writable. */
	public function ready(): ?string {
		foreach ( $this->for_new() as $folder ) {
			if ( self::make( $folder ) && $this->guard( $folder ) ) {
				return $folder;
			}
		}
		return null;
	}

	/**
	 * A new path, on a disk, for a file that is there for a while only; null where there is no room.
	 * @param bool $may_be_served Whether it may be in the uploads folder, which all nodes see: its name is secret, and so it stays.
	 */
	public function passing( string $ending, bool $may_be_served = true ): ?string {
		$ready  = wp_is_stream( $this->for_new()[0] ) ? null : $this->ready();
		$is_out = null === $ready || wp_is_stream( $ready ) || ( ! $may_be_served && '' !== self::url( $ready ) );
		$folder = ( $is_out ? self::temporary() : $ready ) . '/' . self::PASSING;
		return self::make( $folder ) ? "{$folder}/" . bin2hex( random_bytes( 16 ) ) . $ending : null;
	}

	/** Deletes files that were to be there for a while only, of processes that were killed. */
	public function sweep( int $older_than ): void {
		foreach ( array( self::temporary(), ...array_filter( $this->all(), self::is_ours( ... ) ) ) as $folder ) {
			foreach ( Disk::names( "{$folder}/" . self::PASSING ) as $name ) {
				$path = "{$folder}/" . self::PASSING . "/{$name}";
				if ( Disk::is_folder( $path ) ) {
					Disk::remove_folder( $path );
				} elseif ( Disk::changed( $path ) <= $older_than ) {
					Disk::delete( $path );
				}
			}
		}
	}

	/** For what passes where no folder is on a disk. */
	private static function temporary(): string {
		return get_temp_dir() . self::PREFIX . Kept_Secret::of( self::NAME, self::NAME_BYTES );
	}

	/**
	 * The URL of a folder that the web server may serve, '' for others.
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
				return untrailingslashit( $url ) . substr(
					wp_normalize_path( $folder ),
					strlen( untrailingslashit( wp_normalize_path( $root ) ) )
				);
			}
		}
		return '';
	}

	/** Without its plugin, PHP takes the address of a wrapper for the path of a folder in the web root. */
	public static function make( string $folder ): bool {
		return ( wp_is_stream( $folder ) || ! str_contains( $folder, '://' ) ) && Disk::make_folder( $folder, self::MODE );
	}

	/**
	 * Whether a folder belongs to this site. A copy of the site may be configured with the same folder, and must not delete its files.
	 * @param string $folder One of all().
	 */
	public static function is_ours( string $folder ): bool {
		return self::owner() === trim( (string) Disk::get( $folder . '/' . self::OWNER ) );
	}

	/**
	 * Removes a folder that has no files of messages left.
	 * @param string $folder One of all().
	 */
	public static function remove( string $folder ): void {
		foreach ( array( self::OWNER, ...array_keys( self::GUARDS ) ) as $name ) {
			Disk::delete( "{$folder}/{$name}" );
		}
		foreach ( Disk::names( $folder ) as $part ) {
			Disk::remove_folder( "{$folder}/{$part}" );
		}
		Disk::remove_folder( $folder );
	}

	/** Writes the owner's file unless it exists, and the files that protect the folder if the web server serves it. */
	private function guard( string $folder ): bool {
		foreach ( array( self::OWNER => self::owner() . "\n" ) + ( wp_is_stream( $folder ) ? array() : self::GUARDS ) as $name => $text ) {
			if ( ! Disk::exists( "{$folder}/{$name}" ) && ! Disk::put( "{$folder}/{$name}", $text ) ) {
				return false;
			}
		}
		return true;
	}

	/** The site as named in the owner's file. A copy of the site has another address. */
	private static function owner(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}

	/** The web root with "-private" appended; null if the web root is unknown. */
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
