<?php
/** The state in which a client has last seen a thread: the conversation's version, and a hash of the thread's head. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

/** Stages, blocks, names and accounts change without a new version. The hash shows such changes. */
final class Cursor {

	public function __construct( public readonly int $version, private readonly string $fingerprint ) {}

	/**
	 * Reads a cursor sent by a client.
	 * @param string $text Result of __toString(), in form.
	 */
	public static function of( string $text ): self {
		[ $version, $fingerprint ] = explode( '-', $text . '-' );
		return new self( (int) $version, $fingerprint );
	}

	/** @param array<string,mixed> $head */
	public static function fingerprint( array $head ): string {
		return substr( md5( (string) wp_json_encode( $head ) ), 0, 12 );
	}

	public function __toString(): string {
		return "{$this->version}-{$this->fingerprint}";
	}
}
