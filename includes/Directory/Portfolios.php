<?php
/**
 * The works of a designer, for answers that include them. The works room implements it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

interface Portfolios {

	/**
	 * A designer's works as the current user may see them, in the order of their list.
	 *
	 * @return list<array<string,mixed>>|null Null if they do not fit on one page.
	 */
	public function whole( int $designer ): ?array;
}
