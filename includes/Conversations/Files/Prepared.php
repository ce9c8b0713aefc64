<?php
/**
 * A file that was looked at and may be kept, before anything of it is stored.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Prepared {

	/**
	 * @param string $name     What its sender calls it.
	 * @param string $type     Media type, by content.
	 * @param int    $bytes    How large it is.
	 * @param string $path     Where it lies until the message is stored.
	 * @param bool   $was_made Whether it was made here, and goes with this.
	 */
	public function __construct( public readonly string $name, public readonly string $type, public readonly int $bytes, public readonly string $path, private readonly bool $was_made = false ) {}

	public function __destruct() {
		if ( $this->was_made ) {
			@unlink( $this->path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a file of ours, perhaps gone already.
		}
	}
}
