<?php
/** Rebuilds the directory after the tables and columns of a school's own site were added. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;

/** Cron fills the table of members, by which administrators search and figures are counted. */
final class School_Site implements Migration {

	public function batch( string $after ): ?string {
		if ( ! wp_next_scheduled( 'design_marketplace_reindex' ) ) {
			wp_schedule_single_event( time(), 'design_marketplace_reindex' ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
		return null;
	}
}
