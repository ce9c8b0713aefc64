<?php
/** The events of Job_Graph. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

enum Job_Event: string {

	case Save      = 'save';
	case Draft     = 'draft';
	case Publish   = 'publish';
	case Hold      = 'hold';
	case Approve   = 'approve';
	case Reject    = 'reject';
	case Pass      = 'pass';
	case Renew     = 'renew';
	case Apply     = 'apply';
	case Duplicate = 'duplicate';
	case Close     = 'close';
	case Reopen    = 'reopen';
	case Hide      = 'hide';
	case Show      = 'show';
	case Trash     = 'trash';
	case Restore   = 'restore';
}
