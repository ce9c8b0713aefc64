<?php
/** Saved jobs, lists, invitations, outcomes and looks at pages get their tables; the day is kept, as nothing older is asked about. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Lifecycle\Migration;

/** The new columns are right as they are. Cron writes the rows of the lists anew, for their open jobs. */
final class Day_It_Landed implements Migration {

	public function batch( string $after ): ?string {
		add_option( 'design_marketplace_landed', Clock::gmt() );
		if ( ! wp_next_scheduled( 'design_marketplace_reindex' ) ) {
			wp_schedule_single_event( time(), 'design_marketplace_reindex' ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
		return null;
	}
}
