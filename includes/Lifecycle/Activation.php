<?php
/**
 * Activation and deactivation: set up what must be there, stop what must not run.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Module;

/**
 * Deactivation keeps all data; removal is uninstall.php's, and only when asked for.
 */
final class Activation implements Module {

	/**
	 * Cron hooks the plugin schedules.
	 */
	private const EVENTS = array( Schedule::EVENT, Schedule::DAILY, Directory::REBUILD );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		register_activation_hook( DESIGN_MARKETPLACE_FILE, array( $this, 'activate' ) );
		register_deactivation_hook( DESIGN_MARKETPLACE_FILE, array( $this, 'deactivate' ) );
	}

	/**
	 * Installs the schema and the jobs; rewrite rules are rebuilt on the next request, when the types are registered.
	 */
	public function activate(): void {
		( new Migrations() )->run();
		( new Schedule() )->schedule();
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Unschedules the plugin's jobs.
	 */
	public function deactivate(): void {
		foreach ( self::EVENTS as $event ) {
			wp_clear_scheduled_hook( $event );
		}
		delete_option( 'rewrite_rules' );
	}
}
