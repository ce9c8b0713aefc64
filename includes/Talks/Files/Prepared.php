<?php
/** A file that was checked and is not stored yet. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

final class Prepared {

	/**
	 * @param string $path     Path until the message is stored.
	 * @param bool   $was_made Whether it is a temporary file, deleted with this object.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly int $bytes,
		public readonly string $path,
		private readonly bool $was_made = false
	) {}

	public function __destruct() {
		if ( $this->was_made ) {
			@unlink( $this->path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a file of ours, perhaps gone already.
		}
	}
}
