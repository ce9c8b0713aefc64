<?php
/** Activation and deactivation of the plugin. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Tables;
use WP_Site;

/**
 * Deactivation keeps all data; uninstall.php removes it if the operator has asked for that. On a network each site is set up
 * separately.
 */
final class Activation {

	/**
	 * Sets up the site, or every site of the network. Cron sets up sites that were left out, after their first request.
	 * @param mixed $on_network Whether the plugin is activated for the network.
	 */
	public function activate( mixed $on_network = false ): void {
		Hook_Removal::undo();
		Sites::each( array( $this, 'set_up' ), (bool) $on_network );
	}

	/**
	 * Unschedules the plugin's jobs, and removes its hooks from this request.
	 * @param mixed $on_network Whether the plugin is deactivated for the network.
	 */
	public function deactivate( mixed $on_network = false ): void {
		Sites::each(
			static function (): void {
				Scheduled_Jobs::clear();
				delete_option( 'rewrite_rules' );
			},
			(bool) $on_network
		);
		Hook_Removal::fall();
	}

	/**
	 * Installs the schema and the jobs; rewrite rules are rebuilt on the next request, when the types are registered. A site of a network
	 * whose data is too old is left alone, and tells so itself.
	 */
	public function set_up(): void {
		if ( Tables::are_too_old() ) {
			return;
		}
		( new Migrations() )->run();
		Scheduled_Jobs::schedule();
		delete_option( 'rewrite_rules' );
	}

	/** Sets up a new site of a network the plugin is on. */
	public function welcome_site( WP_Site $site ): void {
		if ( ! function_exists( 'is_plugin_active_for_network' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		if ( is_plugin_active_for_network( plugin_basename( DESIGN_MARKETPLACE_FILE ) ) ) {
			Sites::on( (int) $site->blog_id, array( $this, 'set_up' ) );
		}
	}

	/**
	 * Adds the plugin's tables to those that core drops with a site.
	 * @param array<int|string,string> $tables Tables to drop.
	 * @return array<int|string,string>
	 */
	public function drop_with_site( array $tables, int $site_id ): array {
		Sites::on(
			$site_id,
			static function () use ( &$tables ): void {
				$tables = array_merge( $tables, array_map( array( Tables::class, 'name' ), Tables::all() ) );
			}
		);
		return $tables;
	}
}
