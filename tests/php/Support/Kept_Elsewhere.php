<?php
/**
 * A stream wrapper that keeps files in memory, as plugins keep uploads with a provider: a folder is what files lie in, a file is sent whole, nothing can be locked.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use Closure;
use RuntimeException;

// phpcs:disable WordPress.NamingConventions, Squiz.Commenting -- PHP's own names.
final class Kept_Elsewhere {

	public const SCHEME = 'elsewhere';

	/**
	 * Bytes of files by path; null for folders.
	 * @var array<string,string|null>
	 */
	public static array $kept = array();

	/** @var resource|null */
	public $context;

	private string $path = '';

	private int $place = 0;

	/** What was written, null in a file that is read. */
	private ?string $sent = null;

	/** @var list<string> */
	private array $names = array();

	/** Bytes there is room for. */
	public static int $room = PHP_INT_MAX;

	/** Runs whenever a file was taken. */
	public static ?Closure $then = null;

	/** Who may read the file that was written last, as S3's wrappers say it; null for what the server thinks. */
	public static ?string $acl = null;

	/** Whether nothing answers. */
	public static bool $is_away = false;

	public static function begin(): void {
		self::$room    = PHP_INT_MAX;
		self::$is_away = false;
		self::$then    = null;
		self::$kept    = array( self::SCHEME . '://uploads' => null );
		stream_wrapper_register( self::SCHEME, self::class );
	}

	public static function end(): void {
		stream_wrapper_unregister( self::SCHEME );
	}

	public function stream_open( string $path, string $mode ): bool {
		$this->path = $path;
		if ( 'r' === $mode[0] ) {
			return ! self::$is_away && isset( self::$kept[ $path ] );
		}
		if ( 'x' === $mode[0] && isset( self::$kept[ $path ] ) ) {
			return false;
		}
		$this->sent = '';
		self::$acl  = stream_context_get_options( $this->context ?? stream_context_get_default() )[ self::SCHEME ]['ACL'] ?? null;
		return true;
	}

	public function stream_read( int $count ): string {
		$bytes        = substr( (string) self::$kept[ $this->path ], $this->place, $count );
		$this->place += strlen( $bytes );
		return $bytes;
	}

	public function stream_write( string $bytes ): int {
		$this->sent .= $bytes;
		return strlen( $bytes );
	}

	public function stream_eof(): bool {
		return $this->place >= strlen( (string) self::$kept[ $this->path ] );
	}

	public function stream_seek(): bool {
		return false;
	}

	public function stream_tell(): int {
		return $this->place;
	}

	/** Sends the file. Here alone it shows that there is no room; what closes a file does not look. */
	public function stream_flush(): bool {
		if ( self::$is_away || null === $this->sent || strlen( $this->sent ) > self::$room ) {
			return false;
		}
		self::$kept[ $this->path ] = $this->sent;
		self::$then && ( self::$then )();
		return true;
	}

	/** @return array<string,int>|false */
	public function stream_stat(): array|false {
		return $this->url_stat( $this->path );
	}

	/** @return array<string,int>|false */
	public function url_stat( string $path ): array|false {
		$path  = rtrim( $path, '/' );
		$bytes = self::$kept[ $path ] ?? null;
		// Some take each name without an ending for a folder, so that WordPress does not look for one in vain.
		if ( '' === pathinfo( $path, PATHINFO_EXTENSION ) ) {
			$bytes = null;
		} elseif ( self::$is_away || ( null === $bytes && ! self::within( $path ) ) ) {
			return false;
		}
		return array( 'mode' => null === $bytes ? 0040777 : 0100666, 'size' => strlen( (string) $bytes ), 'mtime' => null === $bytes ? 0 : time() );
	}

	/** @return list<string> Names of what is in a folder: there is one where something lies in it. */
	private static function within( string $folder ): array {
		$names = array();
		foreach ( array_keys( self::$kept ) as $path ) {
			if ( str_starts_with( $path, rtrim( $folder, '/' ) . '/' ) ) {
				$names[] = (string) strtok( substr( $path, strlen( rtrim( $folder, '/' ) ) + 1 ), '/' );
			}
		}
		return array_values( array_unique( $names ) );
	}

	public function unlink( string $path ): bool {
		if ( self::$is_away ) {
			return false;
		}
		unset( self::$kept[ $path ] );
		return true;
	}

	public function rename( string $from, string $to ): bool {
		if ( self::$is_away ) {
			return false;
		}
		self::$kept[ $to ] = self::$kept[ $from ];
		unset( self::$kept[ $from ] );
		return true;
	}

	public function mkdir( string $path ): bool {
		self::$kept[ rtrim( $path, '/' ) ] = null;
		return true;
	}

	public function rmdir( string $path ): bool {
		unset( self::$kept[ $path ] );
		return true;
	}

	public function dir_opendir( string $path ): bool {
		$this->names = self::within( $path );
		return true;
	}

	/** @throws RuntimeException When nothing answers, as the wrapper of S3's SDK does. */
	public function dir_readdir(): string|false {
		if ( self::$is_away ) {
			throw new RuntimeException( 'Away' );
		}
		return array_shift( $this->names ) ?? false;
	}

	public function dir_closedir(): bool {
		return true;
	}
}
