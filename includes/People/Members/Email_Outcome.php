<?php
/** The result of a link in an email about an address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

enum Email_Outcome {

	case Done;

	/** The link was used or replaced, or has expired. */
	case Over;

	/** Another account has the address. */
	case Taken;

	/** Another request is writing the address at this moment. */
	case Busy;
}
