<?php
/** Checks that all tables exist, in the version that the code needs. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;

final class Schema implements Check {

	public const ID = 'schema';

	public function name(): string {
		return __( 'Tables of the marketplace', 'design-marketplace' );
	}

	public function run(): Finding {
		$done   = Tables::version();
		$wanted = Migrations::wanted();
		if ( $done > $wanted ) {
			return Finding::critical(
				__( 'The data comes from a newer version of the plugin', 'design-marketplace' ),
				sprintf(
					/* translators: 1, 2: version of the tables. */
					__(
						'The tables are at version %1$d, and this plugin knows %2$d. Install the newer plugin again: without a backup there is no way back.',
						'design-marketplace'
					),
					$done,
					$wanted
				)
			);
		}
		$missing = array_map( array( Tables::class, 'name' ), Tables::absent() );
		if ( $missing ) {
			return Finding::critical(
				__( 'Tables of the marketplace are missing', 'design-marketplace' ),
				sprintf(
					/* translators: %s: names of tables. */
					__(
						'Missing: %s. Restore them from a backup; without one, “wp option delete design_marketplace_db_version” and “wp design-marketplace migrate” create them again, and “wp design-marketplace reindex” fills the lists.',
						'design-marketplace'
					),
					implode( ', ', $missing )
				)
			);
		}
		if ( $done < $wanted ) {
			return Finding::critical(
				__( 'The update of the tables is not finished', 'design-marketplace' ),
				sprintf(
					/* translators: 1, 2: version of the tables. */
					__(
						'They are at version %1$d of %2$d. WordPress’ scheduled jobs continue the update; to do so now, run “wp design-marketplace migrate”.',
						'design-marketplace'
					),
					$done,
					$wanted
				)
			);
		}
		/* translators: %d: version of the tables. */
		return Finding::good( sprintf( __( 'The tables are complete, at version %d', 'design-marketplace' ), $done ) );
	}
}
