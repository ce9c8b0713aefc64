<?php
/** Encrypts and decrypts files in pieces, so that a part can be read alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Database\Kept_Secret;
use DesignMarketplace\Media\Disk;
use SodiumException;

/**
 * XChaCha20-Poly1305. Each file has its own key, derived from its name and the site's key. That is stored in the database, as the salts of
 * wp-config.php can change and files would be lost. Each piece authenticates its position and the length of the file, so that none can be
 * swapped or cut off.
 */
final class Cipher {

	public const KEY = 'design_marketplace_files_key';

	private const KEY_BYTES = 32;

	/** Bytes of a piece; encryption adds some. */
	public const PIECE = 65536;

	private const MORE = 16;

	private const NONCE_BYTES = 24;

	private readonly string $key;

	/** @param string $name Name of the file, which must be unique. */
	public function __construct( string $name, private readonly int $bytes ) {
		// Without PHP's extension WordPress provides the same functions, but slower.
		if (
			! function_exists( 'sodium_crypto_aead_xchacha20poly1305_ietf_encrypt' ) || ! function_exists( 'sodium_crypto_generichash' )
		) {
			require_once ABSPATH . WPINC . '/sodium_compat/autoload.php';
		}
		$this->key = sodium_crypto_generichash( $name, (string) hex2bin( Kept_Secret::of( self::KEY, self::KEY_BYTES ) ), self::KEY_BYTES );
	}

	/**
	 * @param resource $from Plain file.
	 * @param resource $to   Encrypted file.
	 * @return bool Whether all of it was written.
	 */
	public function lock( $from, $to ): bool {
		$pieces = $this->pieces();
		for ( $number = 0; $number < $pieces; ++$number ) {
			$piece = stream_get_contents( $from, self::PIECE );
			if ( false === $piece || strlen( $piece ) !== $this->length( $number ) ) {
				return false;
			}
			$locked = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt(
				$piece,
				(string) $this->bytes,
				self::nonce( $number ),
				$this->key
			);
			if ( strlen( $locked ) !== @fwrite( $to, $locked ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk warns.
				return false;
			}
		}
		return true;
	}

	/**
	 * Decrypts a piece. Returns the piece, null if it was changed.
	 * @param resource $from Encrypted file.
	 */
	public function open( $from, int $number ): ?string {
		$at     = $number * ( self::PIECE + self::MORE );
		$locked = $number < $this->pieces() ? Disk::read( $from, $at, $this->length( $number ) + self::MORE ) : null;
		if ( null === $locked || strlen( $locked ) <= self::MORE ) {
			return null;
		}
		try {
			$piece = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(
				$locked,
				(string) $this->bytes,
				self::nonce( $number ),
				$this->key
			);
		} catch ( SodiumException ) {
			return null;
		}
		return false === $piece ? null : $piece;
	}

	public function locked_bytes(): int {
		return $this->bytes + self::MORE * $this->pieces();
	}

	private function pieces(): int {
		return (int) ceil( $this->bytes / self::PIECE );
	}

	private function length( int $number ): int {
		return min( self::PIECE, $this->bytes - $number * self::PIECE );
	}

	/** The index is a sufficient nonce, as no key encrypts two files. */
	private static function nonce( int $number ): string {
		return str_pad( pack( 'J', $number ), self::NONCE_BYTES, "\0", STR_PAD_LEFT );
	}
}
