<?php
/**
 * Constants a site defines at run time, for static analysis only.
 *
 * @package DesignMarketplace
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'WP_CONTENT_DIR', __DIR__ );
define( 'WP_PLUGIN_DIR', __DIR__ );
define( 'WPINC', 'wp-includes' );
define( 'DB_NAME', 'wordpress' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'DESIGN_MARKETPLACE_FILE', dirname( __DIR__, 3 ) . '/plugin.php' );
