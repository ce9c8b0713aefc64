<?php
/**
 * A stream wrapper that keeps files in memory, as plugins keep uploads with a provider. Folders have no time, and nothing can be locked or written through.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

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

	/** @var list<string> */
	private array $names = array();

	/** Bytes there is room for. */
	public static int $room = PHP_INT_MAX;

	public static function begin(): void {
		self::$room = PHP_INT_MAX;
		self::$kept = array( self::SCHEME . '://uploads' => null );
		stream_wrapper_register( self::SCHEME, self::class );
	}

	public static function end(): void {
		stream_wrapper_unregister( self::SCHEME );
	}

	public function stream_open( string $path, string $mode ): bool {
		$this->path = $path;
		if ( 'r' === $mode[0] ) {
			return isset( self::$kept[ $path ] );
		}
		if ( 'x' === $mode[0] && isset( self::$kept[ $path ] ) ) {
			return false;
		}
		self::$kept[ $path ] = '';
		return true;
	}

	public function stream_read( int $count ): string {
		$bytes        = substr( (string) self::$kept[ $this->path ], $this->place, $count );
		$this->place += strlen( $bytes );
		return $bytes;
	}

	public function stream_write( string $bytes ): int {
		$bytes                      = substr( $bytes, 0, max( 0, self::$room - strlen( (string) self::$kept[ $this->path ] ) ) );
		self::$kept[ $this->path ] .= $bytes;
		return strlen( $bytes );
	}

	public function stream_eof(): bool {
		return $this->place >= strlen( (string) self::$kept[ $this->path ] );
	}

	public function stream_seek( int $offset ): bool {
		$this->place = $offset;
		return true;
	}

	public function stream_tell(): int {
		return $this->place;
	}

	public function stream_flush(): bool {
		return true;
	}

	/** @return array<string,int>|false */
	public function stream_stat(): array|false {
		return $this->url_stat( $this->path );
	}

	/** @return array<string,int>|false */
	public function url_stat( string $path ): array|false {
		$path = rtrim( $path, '/' );
		if ( ! array_key_exists( $path, self::$kept ) ) {
			return false;
		}
		$bytes = self::$kept[ $path ];
		return array( 'mode' => null === $bytes ? 0040777 : 0100666, 'size' => strlen( (string) $bytes ), 'mtime' => null === $bytes ? 0 : time() );
	}

	public function unlink( string $path ): bool {
		unset( self::$kept[ $path ] );
		return true;
	}

	public function rename( string $from, string $to ): bool {
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
		$this->names = array();
		foreach ( array_keys( self::$kept ) as $kept ) {
			if ( str_starts_with( $kept, rtrim( $path, '/' ) . '/' ) && dirname( $kept ) === rtrim( $path, '/' ) ) {
				$this->names[] = basename( $kept );
			}
		}
		return true;
	}

	public function dir_readdir(): string|false {
		return array_shift( $this->names ) ?? false;
	}

	public function dir_closedir(): bool {
		return true;
	}
}
