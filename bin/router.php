<?php
/** Router of PHP's built-in web server: serves files, refuses secret ones, and sends all other requests to WordPress. */

$docroot = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
$address = rawurldecode( (string) parse_url( 'http://localhost' . $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

$secret = '#/\.(?!well-known(/|$))|/wp-content/(database|mu-plugins)(/|$)|\.(sqlite|log|sql|neon|dist|sh|lock)$|/wp-config\.php#i';
$script = '#^/wp-content/(uploads|languages|upgrade)/.*\.(php\d?|phtml|phar)(/|$)#i';

if ( str_contains( $address, "\0" ) || preg_match( $secret, $address ) || preg_match( $script, $address ) ) {
	http_response_code( 403 );
	header( 'Content-Type: text/plain; charset=utf-8' );
	echo 'Forbidden';
	return true;
}

$file = realpath( $docroot . $address );

if ( false !== $file && is_dir( $file ) ) {
	if ( is_file( $file . '/index.php' ) || '/' === $address ) {
		if ( ! str_ends_with( $address, '/' ) ) {
			$query = (string) ( $_SERVER['QUERY_STRING'] ?? '' );
			header( 'Location: ' . $address . '/' . ( '' === $query ? '' : '?' . $query ), true, 301 );
			return true;
		}
		return false;
	}
} elseif ( false !== $file ) {
	// Media types that PHP's server lacks.
	$types     = array(
		'avif'  => 'image/avif',
		'map'   => 'application/json',
		'md'    => 'text/markdown; charset=utf-8',
		'mjs'   => 'text/javascript; charset=utf-8',
		'po'    => 'text/plain; charset=utf-8',
		'wasm'  => 'application/wasm',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
	);
	$extension = strtolower( pathinfo( $file, PATHINFO_EXTENSION ) );
	if ( isset( $types[ $extension ] ) ) {
		header( 'Content-Type: ' . $types[ $extension ] );
		header( 'Content-Length: ' . filesize( $file ) );
		if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
			readfile( $file );
		}
		return true;
	}
	return false;
}

// "/wp-login.php/extra": a script followed by a path, which PHP's server resolves itself.
if ( preg_match( '#^(/[^?]*?\.php)/#', $address, $matches ) && is_file( $docroot . $matches[1] ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $docroot . '/index.php';
unset( $_SERVER['PATH_INFO'] );
chdir( $docroot );
require $docroot . '/index.php';
