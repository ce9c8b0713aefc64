<?php
/**
 * How far somebody knows a thread: the conversation's version, and a fingerprint of what stands above it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

/**
 * Stages, blocks, names and accounts change without the conversation knowing; the fingerprint has it noticed.
 */
final class Cursor {

	public const PATTERN = '^[0-9]{1,18}-[0-9a-f]{12}$';

	/**
	 * @param int    $version     Version of the row.
	 * @param string $fingerprint Of the head.
	 */
	public function __construct( public readonly int $version, private readonly string $fingerprint ) {}

	/**
	 * Reads what a client sends back.
	 *
	 * @param string $text Result of __toString(), checked by PATTERN.
	 */
	public static function of( string $text ): self {
		[ $version, $fingerprint ] = explode( '-', $text . '-' );
		return new self( (int) $version, $fingerprint );
	}

	/**
	 * The fingerprint of a head.
	 *
	 * @param array<string,mixed> $head Head.
	 */
	public static function fingerprint( array $head ): string {
		return substr( md5( (string) wp_json_encode( $head ) ), 0, 12 );
	}

	public function __toString(): string {
		return "{$this->version}-{$this->fingerprint}";
	}
}
