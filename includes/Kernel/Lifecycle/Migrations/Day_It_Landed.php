<?php
/** Saved jobs, lists, invitations, outcomes and looks at pages get their tables; the day is kept, as nothing older is asked about. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Lifecycle\Migration;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;

/** The new columns are right as they are. Cron writes the rows of the lists anew, for their open jobs. */
final class Day_It_Landed implements Migration {

	public function batch( string $after ): ?string {
		add_option( 'design_marketplace_landed', Clock::gmt() );
		Scheduled_Jobs::soon( 'design_marketplace_reindex' );
		return null;
	}
}
