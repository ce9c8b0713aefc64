<?php
/**
 * Plugin Name:       Design Marketplace
 * Plugin URI:        https://wordpress.org/plugins/design-marketplace/
 * Description:       A marketplace where designers show their work and companies and university startups post design jobs.
 * Version:           1.0.0
 * Requires at least: 6.6
 * Requires PHP:      8.1
 * Author:            Design Marketplace contributors
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       design-marketplace
 * Domain Path:       /languages
 *
 * This file only checks what the plugin needs and boots it. It must parse on old PHP, so that the notice can be shown.
 */

defined( 'ABSPATH' ) || exit;

define( 'DESIGN_MARKETPLACE_FILE', __FILE__ );

// The header's, which "npm version" writes to both places.
define( 'DESIGN_MARKETPLACE_VERSION', '1.0.0' );

/**
 * What keeps the plugin from running: 'php', 'wordpress', 'vendor', 'build' or 'data'; '' for nothing.
 * @return string
 */
function design_marketplace_obstacle() {
	if ( version_compare( PHP_VERSION, '8.1', '<' ) ) {
		return 'php';
	}
	if ( version_compare( preg_replace( '/-.*$/', '', $GLOBALS['wp_version'] ), '6.6', '<' ) ) {
		return 'wordpress';
	}
	if ( ! is_readable( __DIR__ . '/vendor/autoload.php' ) ) {
		return 'vendor';
	}
	if ( ! is_readable( __DIR__ . '/build/index.asset.php' ) ) {
		return 'build';
	}
	require_once __DIR__ . '/vendor/autoload.php';
	return DesignMarketplace\Kernel\Database\Tables::are_too_old() ? 'data' : '';
}

/**
 * The sentence about it.
 * @param string $obstacle Result of design_marketplace_obstacle().
 * @return string
 */
function design_marketplace_obstacle_text( $obstacle ) {
	$sentences = array(
		'php'       => sprintf(
			/* translators: %s: PHP version in use. */
			__( 'Design Marketplace needs PHP 8.1 or newer; this site runs PHP %s.', 'design-marketplace' ),
			PHP_VERSION
		),
		'wordpress' => sprintf(
			/* translators: %s: WordPress version in use. */
			__( 'Design Marketplace needs WordPress 6.6 or newer; this site runs %s.', 'design-marketplace' ),
			$GLOBALS['wp_version']
		),
		'vendor'    => __(
			'Design Marketplace is incomplete: its vendor folder is missing. Install the released zip, or run "composer install".',
			'design-marketplace'
		),
		'build'     => __(
			'Design Marketplace is incomplete: its build folder is missing. Install the released zip, or run "npm run build".',
			'design-marketplace'
		),
		'data'      => __(
			'The data of Design Marketplace on this site was made before version 1.0.0, and this version cannot read it. Start anew on an empty database, or install the earlier version again. Nothing was changed.',
			'design-marketplace'
		),
	);
	return $sentences[ $obstacle ];
}

/**
 * Tells those who can do something about it.
 * @return void
 */
function design_marketplace_obstacle_notice() {
	if ( current_user_can( 'activate_plugins' ) ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( design_marketplace_obstacle_text( design_marketplace_obstacle() ) ) );
	}
}

/**
 * Answers every command of the plugin in its place.
 * @return void
 */
function design_marketplace_obstacle_command() {
	WP_CLI::error( design_marketplace_obstacle_text( design_marketplace_obstacle() ) );
}

if ( '' === design_marketplace_obstacle() ) {
	DesignMarketplace\Plugin::boot();
} else {
	add_action( 'admin_notices', 'design_marketplace_obstacle_notice' );
	add_action( 'network_admin_notices', 'design_marketplace_obstacle_notice' );
	if ( 'data' === design_marketplace_obstacle() ) {
		add_action( 'init', array( new DesignMarketplace\Site\Front\Translations(), 'load' ), 0 );
	}
	if ( defined( 'WP_CLI' ) && WP_CLI ) {
		WP_CLI::add_command( 'design-marketplace', 'design_marketplace_obstacle_command' );
	}
}
