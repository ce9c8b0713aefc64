<?php
/**
 * The works of a designer, for answers that bring them along. The room of works has them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

interface Portfolios {

	/**
	 * A designer's works as the current user may see them, in the order their own list has.
	 *
	 * @param string $slug Designer's slug.
	 * @return list<array<string,mixed>>|null Null where there are more than one page has.
	 */
	public function whole( string $slug ): ?array;
}
