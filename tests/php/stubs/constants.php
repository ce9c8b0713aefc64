<?php
/** Constants a site defines at run time, for static analysis only. */

define( 'ABSPATH', __DIR__ . '/' );
define( 'WP_CONTENT_DIR', __DIR__ );
define( 'WP_PLUGIN_DIR', __DIR__ );
define( 'WPINC', 'wp-includes' );
define( 'DB_NAME', 'wordpress' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'DESIGN_MARKETPLACE_FILE', dirname( __DIR__, 3 ) . '/plugin.php' );
define( 'DESIGN_MARKETPLACE_VERSION', '0.0.0' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'MB_IN_BYTES', 1048576 );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'PCLZIP_ATT_FILE_NAME', 77000 );
define( 'PCLZIP_ATT_FILE_CONTENT', 77001 );
define( 'PCLZIP_ATT_FILE_NEW_FULL_NAME', 77002 );
define( 'PCLZIP_OPT_NO_COMPRESSION', 77003 );
define( 'PCLZIP_OPT_TEMP_FILE_OFF', 77004 );
define( 'PCLZIP_OPT_TEMP_FILE_ON', 77005 );
define( 'PCLZIP_OPT_BY_INDEX', 77006 );
define( 'PCLZIP_OPT_PATH', 77007 );
define( 'PCLZIP_OPT_REMOVE_ALL_PATH', 77008 );
