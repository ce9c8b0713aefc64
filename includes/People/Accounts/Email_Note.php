<?php
/** An address that is not the account's: it waits for confirmation, or the member can go back to it. Stored as one string in user meta. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;

/** The format is `until:hash:address`. The time comes first, so that SQL can compare it. */
final class Email_Note {

	private const FORM = '/^(\d{10}):([a-f0-9]{64}):(.+)$/D';

	/** @param int $until Unix time of the last second it is valid. */
	public function __construct( public readonly int $until, public readonly string $hash, public readonly string $address ) {}

	/** @param int $until Unix time of the last second it is valid. */
	public static function make( int $until, string $key, string $address ): self {
		return new self( $until, hash( 'sha256', $key ), $address );
	}

	public static function read( mixed $stored ): ?self {
		return is_string( $stored ) && preg_match( self::FORM, $stored, $parts ) ? new self( (int) $parts[1], $parts[2], $parts[3] ) : null;
	}

	public function stored(): string {
		return sprintf( '%010d:%s:%s', $this->until, $this->hash, $this->address );
	}

	public function is_live(): bool {
		return $this->until >= Clock::now();
	}

	public function is_for( string $key ): bool {
		return hash_equals( $this->hash, hash( 'sha256', $key ) );
	}

	/** Compares addresses without regard to case. */
	public function is_about( string $address ): bool {
		return 0 === strcasecmp( $this->address, $address );
	}
}
