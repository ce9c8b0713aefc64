<?php
/** The path of the current request, below the site's home. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

/** It reads only the request line, so that the permalink structure does not matter. */
final class Address {

	/** Query parameters that WordPress itself handles at any path. */
	private const FOR_WORDPRESS = array(
		'rest_route',
		'feed',
		'preview',
		'p',
		'page_id',
		'attachment_id',
		'author',
		'author_name',
		'sitemap',
		'sitemap-stylesheet',
		'robots',
		'favicon',
		'tb',
		'embed',
		'customize_changeset_uuid',
	);

	/** Paths that WordPress handles. */
	private const WORDPRESS_PATHS = '#^/(wp-(admin|includes|content|login|signup|activate|cron|sitemap)|robots\.txt|favicon\.ico|(.+/)?(feed|rdf|rss|rss2|atom)(/|$)|xmlrpc\.php)#';

	/** @var array<string,string> Results of home(), by home address. */
	private static array $homes = array();

	/** Path below home with a leading and no trailing slash, still encoded; null outside of home. */
	public static function path(): ?string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with patterns only, printed nowhere unescaped.
		$uri  = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
		$path = explode( '?', $uri, 2 )[0];
		$home = self::home();
		if ( '' !== $home && $path !== $home && ! str_starts_with( $path, $home . '/' ) ) {
			return null;
		}
		$path = substr( $path, strlen( $home ) );
		if ( '/index.php' === $path || str_starts_with( $path, '/index.php/' ) ) {
			$path = substr( $path, strlen( '/index.php' ) );
		}
		return '/' . ltrim( rtrim( $path, '/' ), '/' );
	}

	/** Whether the request goes to the REST API. */
	public static function is_rest(): bool {
		return self::is_rest_at( (string) self::path() );
	}

	/** Whether the request is for a page: not for the REST API, wp-admin, a feed or a job. */
	public static function is_page(): bool {
		if (
			is_admin()
				|| wp_doing_cron()
				|| wp_installing()
				|| ( defined( 'WP_CLI' ) && WP_CLI )
				|| ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST )
		) {
			return false;
		}
		$path = self::path();
		return null !== $path && ! self::is_rest_at( $path ) && ! self::is_script() && ! preg_match( self::WORDPRESS_PATHS, $path );
	}

	/** Whether a query parameter is one that WordPress handles. */
	public static function asks_wordpress(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only asked which are there.
		return array() !== array_intersect( self::FOR_WORDPRESS, array_map( 'strval', array_keys( $_GET ) ) );
	}

	/**
	 * Sets the REST route from the path, if no rewrite rule did: with plain permalinks WordPress routes to the REST API only by a query
	 * parameter, and clients of the contract call /wp-json. The web server must route unknown addresses to index.php.
	 * @param array<string,mixed> $query Query variables.
	 * @return array<string,mixed>
	 */
	public static function find_route( array $query ): array {
		if ( ! isset( $query['rest_route'] ) && '' === (string) get_option( 'permalink_structure' ) && self::is_rest() ) {
			$query['rest_route'] = '/' . ltrim(
				substr( rawurldecode( (string) self::path() ), strlen( '/' . rest_get_url_prefix() ) ),
				'/'
			);
		}
		return $query;
	}

	/** Path of the site's home without a trailing slash, cached by home address. */
	private static function home(): string {
		return self::$homes[ (string) get_option( 'home' ) ] ??= rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	}

	/** Whether a path or the query belongs to the REST API. $path: result of path(). */
	private static function is_rest_at( string $path ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only asked whether it is there.
		if ( isset( $_GET['rest_route'] ) || isset( $_POST['rest_route'] ) ) {
			return true;
		}
		$prefix = '/' . trim( rest_get_url_prefix(), '/' );
		return $path === $prefix || str_starts_with( $path, $prefix . '/' );
	}

	/** Whether a script other than index.php runs, such as wp-login.php. */
	private static function is_script(): bool {
		return isset( $GLOBALS['pagenow'] ) && 'index.php' !== $GLOBALS['pagenow'];
	}
}
