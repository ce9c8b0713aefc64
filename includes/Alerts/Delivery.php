<?php
/** The times at which a member gets an email about something that matches. Searches are tried in this order, and the first match counts. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

enum Delivery: int {

	/** At once, because it needs their skills. */
	case Skills = 0;

	/** At once, by a saved search. */
	case Search = 1;

	case Daily  = 2;
	case Weekly = 3;

	/** The turns of digests, for SQL. */
	public const DIGESTS = '2, 3';
}
