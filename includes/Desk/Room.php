<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk;

use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Kernel\Rows;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			...( is_admin() ? Admin\Admin::hooks() : array() ),
			...( defined( 'WP_CLI' ) && WP_CLI ? array( array( 'plugins_loaded', Cli\Commands::class, 'add' ) ) : array() ),
			array( 'design_marketplace_import', Import\Import::class, 'run' ),
			array( 'admin_bar_menu', Admin\Edit_Link::class, 'add', 81 ),
			array( 'wp_enqueue_scripts', Admin\Edit_Link::class, 'add_style' ),
			array( 'design_marketplace_boot', Admin\Edit_Link::class, 'add_to_boot' ),
			array( 'admin_action_design_marketplace_edit', Admin\Edit_Link::class, 'follow' ),
			array( 'block_categories_all', Admin\Block_Editor::class, 'add_category' ),
			array( 'allowed_block_types_all', Admin\Block_Editor::class, 'allow', 10, 2 ),
			array( 'write_your_story', Admin\Block_Editor::class, 'placeholder', 10, 2 ),
			array( 'enqueue_block_editor_assets', Admin\Block_Editor::class, 'enqueue' ),
			array( 'enqueue_block_assets', Admin\Block_Editor::class, 'enqueue_style' ),
			array( 'load_script_translation_file', Admin\Block_Editor::class, 'share_translations', 9, 2 ),
			array( 'admin_menu', Admin\Core_Screens::class, 'hide', 999 ),
			array( 'admin_bar_menu', Admin\Core_Screens::class, 'shorten_bar', 999 ),
			array( 'admin_notices', Admin\Core_Screens::class, 'explain' ),
			array( 'customize_controls_enqueue_scripts', Admin\Core_Screens::class, 'explain_customizer' ),
			array( 'enqueue_block_editor_assets', Admin\Core_Screens::class, 'explain_site_editor' ),
			array( 'wp_dashboard_setup', Admin\Core_Screens::class, 'clear_dashboard' ),
			array( 'rest_pre_insert_dmkt_letter', Letters\Letter_Type::class, 'refuse', 10, 2 ),
			array( 'design_marketplace_letter_caps', Letters\Letter_Type::class, 'freeze', 10, 2 ),
			array( 'allowed_block_types_all', Letters\Letter_Type::class, 'allow', 20, 2 ),
			array( 'enqueue_block_editor_assets', Letters\Letter_Type::class, 'enqueue' ),
			array( 'design_marketplace_member_activated', Webhooks\Webhooks::class, 'member_activated' ),
			array( 'design_marketplace_member_updated', Webhooks\Webhooks::class, 'member_updated', 10, 2 ),
			array( 'design_marketplace_mission_published', Webhooks\Webhooks::class, 'mission_published' ),
			array( 'design_marketplace_mission_closed', Webhooks\Webhooks::class, 'mission_closed' ),
			array( 'design_marketplace_application_made', Webhooks\Webhooks::class, 'application_made' ),
			array( 'design_marketplace_application_told', Webhooks\Webhooks::class, 'application_told' ),
			// Since WordPress 6.9.
			array( 'wp_abilities_api_categories_init', Abilities::class, 'add_category' ),
			array( 'wp_abilities_api_init', Abilities::class, 'add' ),
			array( 'delete_attachment', Branding::class, 'forget_logo' ),
			array( 'site_status_tests', Health\Site_Health::class, 'add_tests' ),
			array( 'debug_information', Health\Site_Health::class, 'add_info' ),
			array( 'admin_notices', Health\Site_Health::class, 'warn' ),
		);
	}

	public static function routes(): array {
		return array(
			array( 'GET', '/design-marketplace/v1/health', Health\Pulse::class, 'read', Routes::ANYONE ),
			array( 'POST', '/design-marketplace/v1/newsletter', Webhooks\Newsletter_Controller::class, 'end', 'may_end' ),
			array( 'GET', '/wp/v2/design-marketplace/echo', Health\Health_Controller::class, 'echo_header', Routes::ANYONE ),
			array(
				'GET',
				'/wp/v2/design-marketplace/stored/(?P<name>[a-f0-9]{32})',
				Health\Health_Controller::class,
				'read_stored',
				'may_run',
			),
			array(
				'GET',
				'/wp/v2/design-marketplace/health/(?P<check>[a-z-]+)',
				Health\Health_Controller::class,
				'run',
				'may_run',
				array( 'args' => array( 'check' => array( 'validate_callback' => Rows::call( Health\Checks::class, 'has' ) ) ) ),
			),
		);
	}

	public static function modules(): array {
		return array( Cli\Commands::class, Admin\Views::class, Letters\Letter_Type::class, Webhooks\Webhooks::class, Import\Import::class );
	}
}
