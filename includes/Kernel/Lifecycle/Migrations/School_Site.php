<?php
/** Makes the tables and columns of a school's own site. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;

/** The new columns are right as they are. Cron fills the table of members that administrators search. */
final class School_Site implements Migration {

	public function batch( string $after ): ?string {
		Scheduled_Jobs::soon( 'design_marketplace_reindex' );
		return null;
	}
}
