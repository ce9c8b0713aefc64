<?php
/** The states of an application, as post statuses. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

enum Application_State: string {

	case Sent = 'publish';

	/** Treated as if it did not exist: its author may apply again. */
	case Trashed = 'trash';
}
