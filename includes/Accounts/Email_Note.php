<?php
/**
 * An address that stands in no account: it waits for its proof, or it may be taken back. One string in user meta.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;

/**
 * Written as `until:hash:address`. The time stands first, so that the database can compare it.
 */
final class Email_Note {

	private const FORM = '/^(\d{10}):([a-f0-9]{64}):(.+)$/D';

	/**
	 * Notes an address.
	 *
	 * @param int    $until   Last second it counts.
	 * @param string $hash    Hash of the key in the link.
	 * @param string $address Address.
	 */
	public function __construct( public readonly int $until, public readonly string $hash, public readonly string $address ) {}

	/**
	 * A new note for a key.
	 *
	 * @param int    $until   Last second it counts.
	 * @param string $key     Key in the link.
	 * @param string $address Address.
	 */
	public static function make( int $until, string $key, string $address ): self {
		return new self( $until, hash( 'sha256', $key ), $address );
	}

	/**
	 * Reads a note; null for anything else.
	 *
	 * @param mixed $stored Value of the meta.
	 */
	public static function read( mixed $stored ): ?self {
		return is_string( $stored ) && preg_match( self::FORM, $stored, $parts ) ? new self( (int) $parts[1], $parts[2], $parts[3] ) : null;
	}

	/**
	 * The stored record.
	 */
	public function stored(): string {
		return sprintf( '%010d:%s:%s', $this->until, $this->hash, $this->address );
	}

	/**
	 * Whether it still counts.
	 */
	public function is_live(): bool {
		return $this->until >= Clock::now();
	}

	/**
	 * Whether the link's key is the one it was made for.
	 *
	 * @param string $key Key in the link.
	 */
	public function is_for( string $key ): bool {
		return hash_equals( $this->hash, hash( 'sha256', $key ) );
	}

	/**
	 * Whether it is about this address. Mailboxes do not tell capitals apart.
	 *
	 * @param string $address Address.
	 */
	public function is_about( string $address ): bool {
		return 0 === strcasecmp( $this->address, $address );
	}
}
