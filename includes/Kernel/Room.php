<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		$plugin     = plugin_basename( DESIGN_MARKETPLACE_FILE );
		$to_migrate = array( array( 'init', Lifecycle\Migrations::class, 'ask_cron', 5 ) );
		// Schedules missing jobs, as updates run no activation hook.
		$to_schedule = array( array( 'init', Lifecycle\Scheduled_Jobs::class, 'schedule', 20, 0 ) );
		return array(
			// Before WordPress and others read what was sent.
			array( 'plugins_loaded', Database\Primary::class, 'decide', PHP_INT_MIN, 0 ),
			array( 'plugins_loaded', Rest\Body_Size::class, 'drop_if_too_large', PHP_INT_MIN, 0 ),
			array( "activate_{$plugin}", Lifecycle\Activation::class, 'activate' ),
			array( "deactivate_{$plugin}", Lifecycle\Activation::class, 'deactivate' ),
			// After core has added the new site's tables and roles.
			array( 'wp_initialize_site', Lifecycle\Activation::class, 'welcome_site', 100 ),
			array( 'wpmu_drop_tables', Lifecycle\Activation::class, 'drop_with_site', 10, 2 ),
			...( Database\Tables::version() < Database\Tables::LATEST ? $to_migrate : array() ),
			...( wp_doing_cron() || is_admin() ? $to_schedule : array() ),
			array( 'init', Items\Item_Types::class, 'register', 10, 0 ),
			array( 'map_meta_cap', Items\Item_Types::class, 'letter_caps', 10, 4 ),
			array( 'design_marketplace_migrate', Lifecycle\Migrations::class, 'run_for_cron', 10, 0 ),
			// After the rows of accounts that are gone.
			array( 'design_marketplace_daily', Database\Kept_Counts::class, 'forget_all', 20, 0 ),
			array( 'design_marketplace_daily', Items\Skills::class, 'count', 10, 0 ),
			array( 'update_post_term_count_statuses', Items\Skills::class, 'counted', 10, 2 ),
			array( 'rest_jsonp_enabled', Rest\Answers::class, 'refuse_jsonp', 10, 0 ),
			array( 'rest_exposed_cors_headers', Rest\Answers::class, 'expose' ),
			array( 'option_blogname', Settings\Brand::class, 'draft_title' ),
			array( 'wp_die_handler', Rest\Lost_Database::class, 'handler', PHP_INT_MAX ),
			array( 'wp_die_json_handler', Rest\Lost_Database::class, 'handler', PHP_INT_MAX ),
		);
	}

	public static function routes(): array {
		return array(
			array( 'GET', '/design-marketplace/v1/openapi.json', Rest\Open_Api::class, 'answer', Rest\Routes::ANYONE ),
		);
	}

	public static function modules(): array {
		return array( Database\Kept_Counts::class, Lifecycle\Migrations::class, Lifecycle\Scheduled_Jobs::class );
	}
}
