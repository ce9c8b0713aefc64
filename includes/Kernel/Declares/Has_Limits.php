<?php
/** A module that limits how often something may be tried. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

interface Has_Limits {

	/**
	 * Attempts and seconds, by action and by scope: address, account, or pair of both.
	 * @return array<string,array<string,array{int,int}>>
	 */
	public function limits(): array;
}
