<?php
/**
 * Runs when the plugin is deleted. Everything stays unless its removal was asked for.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( version_compare( PHP_VERSION, '8.1', '>=' ) && is_readable( __DIR__ . '/vendor/autoload.php' ) ) {
	require_once __DIR__ . '/vendor/autoload.php';
	DesignMarketplace\Plugin::load();
	( new DesignMarketplace\Kernel\Lifecycle\Uninstall() )->run();
}
