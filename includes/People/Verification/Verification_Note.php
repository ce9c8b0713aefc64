<?php
/** A proof that was requested and has not arrived yet. It does not contain the address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Clock;

/** Stored as `until:hash:domain:mailbox`. The time comes first, so that SQL can compare it. */
final class Verification_Note {

	private const FORM = '/^(\d{10}):([a-f0-9]{64}):([a-z0-9.-]+):([a-f0-9]{64})$/D';

	/** @param string $mailbox Keyed hash of the address. */
	private function __construct(
		public readonly int $until,
		public readonly string $hash,
		public readonly string $domain,
		public readonly string $mailbox
	) {}

	public static function of( int $user_id, Claim $claim ): ?self {
		$stored = get_user_meta( $user_id, $claim->note_key(), true );
		$note   = is_string( $stored ) && preg_match( self::FORM, $stored, $parts )
			? new self( (int) $parts[1], $parts[2], $parts[3], $parts[4] )
			: null;
		return $note && $note->until >= Clock::now() ? $note : null;
	}

	/**
	 * Stores a requested proof. It replaces an earlier one.
	 * @param string $mailbox Keyed hash of the address.
	 */
	public static function keep( int $user_id, Claim $claim, int $until, string $key, string $domain, string $mailbox ): self {
		$note   = new self( $until, hash( 'sha256', $key ), $domain, $mailbox );
		$stored = sprintf( '%010d:%s:%s:%s', $note->until, $note->hash, $note->domain, $note->mailbox );
		update_user_meta( $user_id, $claim->note_key(), $stored );
		return $note;
	}

	public function is_for( string $key ): bool {
		return hash_equals( $this->hash, hash( 'sha256', $key ) );
	}
}
