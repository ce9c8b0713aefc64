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
