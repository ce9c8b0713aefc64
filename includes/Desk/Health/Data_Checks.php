<?php
/** Checks of the database. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Route;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\People\Members\Off_Pictures;
use DesignMarketplace\People\Privacy\Orphans;
use DesignMarketplace\Trust\Open_Reports;
use WP_Post;

final class Data_Checks {

	/** Reports and objections may wait this long, and be this many. */
	private const DAYS = 7;
	private const MANY = 50;

	/** Pages that nobody sees, as the marketplace has a screen at their address. Screens with a plain link show their page's words. */
	public static function covered_pages(): Finding {
		$routes  = Contract::routes();
		$is_own  = static fn( Route $route ): bool => $route->screen !== $routes['page']->screen && 'plain' !== $route->menu;
		$screens = array_filter( $routes, static fn( Route $route ): bool => $is_own( $route ) && ! preg_match( '/[:*]/', $route->path ) );
		$covered = array_filter( array_column( $screens, 'path' ), self::is_page( ... ) );
		return $covered
			? Finding::recommended(
				__( 'Pages are hidden by the marketplace’s own', 'design-marketplace' ),
				/* translators: %s: list of addresses. */
				__( 'The marketplace has its own page at %s. Give yours another slug, or put them in the trash.', 'design-marketplace' ),
				implode( ', ', $covered )
			)
			: Finding::good( __( 'No page is hidden by the marketplace’s own', 'design-marketplace' ) );
	}

	private static function is_page( string $path ): bool {
		$page = get_page_by_path( $path );
		return $page instanceof WP_Post && 'publish' === $page->post_status;
	}

	public static function schema(): Finding {
		$done   = Tables::version();
		$wanted = Migrations::wanted();
		if ( $done > $wanted ) {
			return Finding::critical(
				__( 'The data comes from a newer version of the plugin', 'design-marketplace' ),
				/* translators: 1, 2: version of the tables. */
				__( 'The tables are at version %1$d, and this plugin knows %2$d. Install the newer plugin again: without a backup there is no way back.', 'design-marketplace' ),
				$done,
				$wanted
			);
		}
		$missing = array_map( array( Tables::class, 'name' ), Tables::absent() );
		if ( $missing ) {
			return Finding::critical(
				__( 'Tables of the marketplace are missing', 'design-marketplace' ),
				/* translators: %s: names of tables. */
				__( 'Missing: %s. Restore them from a backup; without one, “wp option delete design_marketplace_db_version” and “wp design-marketplace migrate” create them again, and “wp design-marketplace reindex” fills the lists.', 'design-marketplace' ),
				implode( ', ', $missing )
			);
		}
		if ( $done < $wanted ) {
			return Finding::critical(
				__( 'The update of the tables is not finished', 'design-marketplace' ),
				/* translators: 1, 2: version of the tables. */
				__( 'They are at version %1$d of %2$d. WordPress’ scheduled jobs continue the update; to do so now, run “wp design-marketplace migrate”.', 'design-marketplace' ),
				$done,
				$wanted
			);
		}
		/* translators: %d: version of the tables. */
		return Finding::good( sprintf( __( 'The tables are complete, at version %d', 'design-marketplace' ), $done ) );
	}

	public static function orphans(): Finding {
		$counts = ( new Orphans() )->count();
		$number = array_sum( $counts );
		if ( 0 === $number ) {
			return Finding::good( __( 'Nothing is left of deleted accounts', 'design-marketplace' ) );
		}
		$list = array_map( static fn( string $kind, int $count ): string => "{$kind}: {$count}", array_keys( $counts ), $counts );
		return Finding::recommended(
			/* translators: %d: number of items. */
			sprintf( _n( '%d item has no owner', '%d items have no owner', $number, 'design-marketplace' ), $number ),
			/* translators: %s: list of kinds with their numbers. */
			__( 'Some accounts were deleted, but this was left behind: %s. The daily job removes it; to do so now, run “wp cron event run design_marketplace_daily”.', 'design-marketplace' ),
			implode( ', ', $list )
		);
	}

	public static function off_pictures(): Finding {
		$number = count( Off_Pictures::due() );
		if ( 0 === $number ) {
			return Finding::good( __( 'The pictures of all accounts are where they should be', 'design-marketplace' ) );
		}
		return Finding::recommended(
			sprintf(
				/* translators: %d: number of accounts. */
				_n( 'The pictures of %d account could not be moved', 'The pictures of %d accounts could not be moved', $number, 'design-marketplace' ),
				$number
			),
			__( 'An account was switched off or on, or a project hidden or shown, but its pictures could not be moved: they are still available at their old addresses, or are missing. Allow the web server to write to the uploads folder. The daily job will try again; to do so now, run “wp cron event run design_marketplace_daily”.', 'design-marketplace' )
		);
	}

	public static function reports(): Finding {
		$waiting = Open_Reports::now();
		$advice  = __( 'People who report something or object are owed an answer without undue delay. Decide under Marketplace → Reports, or with “wp design-marketplace reports”.', 'design-marketplace' );
		if ( $waiting->days() > self::DAYS ) {
			return Finding::recommended(
				/* translators: %d: number of days. */
				sprintf( __( 'Somebody has been waiting for a decision for %d days', 'design-marketplace' ), $waiting->days() ),
				$advice
			);
		}
		if ( $waiting->total() > self::MANY ) {
			return Finding::recommended(
				/* translators: %d: number of reports, objections and design jobs. */
				sprintf( __( '%d decisions are pending', 'design-marketplace' ), $waiting->total() ),
				$advice
			);
		}
		return Finding::good( __( 'No report or objection has been waiting long', 'design-marketplace' ) );
	}
}
