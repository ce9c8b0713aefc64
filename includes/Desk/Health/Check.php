<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use Closure;

/** A requirement of the marketplace on its host. */
final class Check {

	/**
	 * @param string             $id        Never changes.
	 * @param Closure(): Finding $run
	 * @param bool               $is_slow   It sends HTTP requests to the site: Site Health runs it asynchronously.
	 * @param bool               $is_of_php It reads PHP settings, which may differ on the command line.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		private readonly Closure $run,
		public readonly bool $is_slow = false,
		public readonly bool $is_of_php = false
	) {}

	public function run(): Finding {
		return ( $this->run )();
	}
}
