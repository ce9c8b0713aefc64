<?php
/** The events of Application_Graph. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

enum Application_Event: string {

	case Shortlist = 'shortlist';
	case Choose    = 'choose';
	case Decline   = 'decline';
	case Undo      = 'undo';
	case Name      = 'name';
	case Tell      = 'tell';
	case Withdraw  = 'withdraw';
	case Reapply   = 'reapply';
}
