<?php
/** Loads the real WordPress of the site named in SITE_DIR; tests run on its database and undo what they did. */

declare( strict_types=1 );

// PHPUnit includes this file inside a function, while WordPress expects to be loaded in the global scope.
global $table_prefix, $wpdb, $wp, $wp_rewrite, $wp_query, $wp_the_query, $wp_object_cache, $wp_theme_directories, $shortcode_tags, $phpmailer;

$design_marketplace_site = (string) getenv( 'SITE_DIR' );

if ( ! is_file( $design_marketplace_site . '/wp-load.php' ) ) {
	fwrite( STDERR, "Name a site in SITE_DIR (\"SITE_DIR=/tmp/site node bin/site.mjs\" makes one), or run \"npm run test:php\".\n" );
	exit( 1 );
}

$_SERVER['HTTP_HOST']      = 'localhost';
$_SERVER['SERVER_NAME']    = 'localhost';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

// Files of messages likewise: in a folder of their own, gone after each test.
define( 'DESIGN_MARKETPLACE_PRIVATE_DIR', DesignMarketplace\Tests\Support\Uploads::folder() . '/private' );

require $design_marketplace_site . '/wp-load.php';

// As cron does after an update: the site may be one that was kept.
( new DesignMarketplace\Kernel\Lifecycle\Migrations() )->run();

// Nobody's pictures are touched: whatever a test stores lies in a folder of its own, emptied after each test.
add_filter(
	'upload_dir',
	static function ( array $folder ): array {
		$base = DesignMarketplace\Tests\Support\Uploads::folder();
		return array( 'path' => $base . $folder['subdir'], 'basedir' => $base ) + $folder;
	}
);

// Nothing is sent; TestCase::mails() tells what would have been.
add_filter( 'pre_wp_mail', array( DesignMarketplace\Tests\Support\Mails::class, 'catch_mail' ), 10, 2 );

// Hashing is slow on purpose; tests make hundreds of accounts.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
