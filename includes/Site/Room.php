<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Site;

use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Kernel\Settings\Options_Controller;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// Before WP_Locale_Switcher at 10, whose choice for an email's recipient must win.
			array( 'locale', Front\Language::class, 'locale', 5 ),
			array( 'determine_locale', Front\Language::class, 'named_locale', 5 ),
			array( 'init', Front\Language::class, 'follow_member', 1 ),
			array( 'init', Front\Translations::class, 'load', 0 ),
			array( 'change_locale', Front\Translations::class, 'load' ),
			array( 'wp_date', Front\Translations::class, 'small_months' ),
			array( 'load_script_translation_file', Front\Translations::class, 'script_file', 10, 3 ),
			array( 'get_available_languages', Front\Translations::class, 'for_switcher' ),
			// Before other rooms hear of it.
			array( 'transition_post_status', Imported::class, 'note', 1, 3 ),
			// Before the types that have them.
			array( 'init', Skills::class, 'register', 9 ),
			array( 'init', Content\Editorial_Types::class, 'register' ),
			array( 'init', Content\Home_Blocks::class, 'register' ),
			array( 'init', Content\Editorial_Fields::class, 'register' ),
			array( 'init', Site_Settings::class, 'register' ),
			array( 'init', Content\Home_Pattern::class, 'register' ),
			array( 'rest_api_init', Content\Home_Blocks::class, 'register_page_fields' ),
			array( 'request', Front\Address::class, 'find_route' ),
			array( 'robots_txt', Front\Reservation::class, 'groups' ),
			// After REST, which ends its own requests.
			array( 'parse_request', Front\Reservation::class, 'answer', 11, 0 ),
			// After the theme has said what it supports.
			array( 'after_setup_theme', Front\Menus::class, 'add_places', 100 ),
			array( 'request', Front\Front::class, 'find', 1000 ),
			array( 'pre_handle_404', Front\Front::class, 'is_known' ),
			array( 'template_redirect', Front\Front::class, 'stay', PHP_INT_MIN ),
			// After redirects and endpoints of other plugins, which end the request themselves.
			array( 'template_redirect', Front\Front::class, 'answer', 999 ),
			array( 'design_marketplace_members_indexed', Share\Share_Picture::class, 'drop' ),
			// The pictures of the former brand.
			array( 'add_option_design_marketplace_brand', Share\Share_Picture::class, 'uninstall', 10, 0 ),
			array( 'update_option_design_marketplace_brand', Share\Share_Picture::class, 'uninstall', 10, 0 ),
			array( 'delete_option_design_marketplace_brand', Share\Share_Picture::class, 'uninstall', 10, 0 ),
			array( 'oembed_request_post_id', Share\Embeds::class, 'find', 10, 2 ),
			// After core's own answer.
			array( 'oembed_response_data', Share\Embeds::class, 'describe', 20, 4 ),
			array( 'page_link', Front\Links::class, 'page', 10, 2 ),
			array( 'preview_post_link', Front\Links::class, 'preview', 10, 2 ),
			array( 'wp_sitemaps_init', Front\Links::class, 'add_routes' ),
			array( 'wp_sitemaps_post_types', Front\Links::class, 'pages_only' ),
			array( 'wp_sitemaps_taxonomies', Front\Links::class, 'no_taxonomies' ),
			array( 'wp_sitemaps_posts_query_args', Front\Links::class, 'without_routes' ),
			// SEO plugins replace WordPress' sitemap with their own.
			array( 'wpseo_sitemap_page_content', Front\Routes_Sitemap::class, 'beside_pages' ),
			array( 'rank_math/sitemap/page_content', Front\Routes_Sitemap::class, 'beside_pages' ),
		);
	}

	public static function routes(): array {
		return array( array( 'GET', '/wp/v2/options', Options_Controller::class, 'answer', Routes::ANYONE ) );
	}

	public static function links(): array {
		return array( 'design_marketplace_share' => array( Share\Share_Picture::class, 'answer' ) );
	}

	public static function modules(): array {
		return array( Content\Content::class, Share\Share_Picture::class );
	}
}
