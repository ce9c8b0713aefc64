<?php
/** Sends reads to the primary database where an answer must include the latest writes. Strangers' reads may go to a replica. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

/**
 * HyperDB and LudicrousDB send reads to replicas, which are behind. Writes, people with a session, cron and WP-CLI read from the
 * primary alone: a check before a write needs the present row, and a form must open with what was just saved.
 */
final class Primary {

	/** The method that sends all reads to the primary, as HyperDB and as LudicrousDB call it. */
	private const METHODS = array( 'send_reads_to_masters', 'send_reads_to_primaries' );

	private const READS = array( 'GET', 'HEAD', 'OPTIONS' );

	/** Decides for the whole request, before it reads from the plugin's tables. */
	public function decide(): void {
		if ( self::is_needed() ) {
			self::ask();
		} elseif ( wp_using_ext_object_cache() ) {
			self::read_cached_tables_from_primary();
		}
	}

	/** Reads from the primary until the request ends. Does nothing where there is only one database. */
	public static function ask(): void {
		global $wpdb;
		foreach ( self::METHODS as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
			}
		}
	}

	/**
	 * Reads from the primary what core keeps in the object cache: an old row from a replica would stay there, and the next write
	 * would start from it. The plugin's lists are not cached, and may come from a replica.
	 */
	private static function read_cached_tables_from_primary(): void {
		global $wpdb;
		$kept = array( $wpdb->posts, $wpdb->postmeta, $wpdb->users, $wpdb->usermeta, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->options );
		// HyperDB reads these tables from the primary, as if this request had written to them.
		if ( ! isset( $wpdb->srtm ) || ! is_array( $wpdb->srtm ) ) {
			self::ask();
			return;
		}
		foreach ( $kept as $table ) {
			$wpdb->srtm[ $table ] = true;
		}
	}

	private static function is_needed(): bool {
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security -- compared with a list.
		// A GET can ask WordPress to treat it as another method.
		$says = isset( $_GET['_method'] ) || isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
		return $says
			|| ! in_array( $method, self::READS, true )
			|| ( defined( 'WP_CLI' ) && WP_CLI )
			|| is_admin()
			|| wp_doing_cron()
			|| 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' )
			|| self::has_session();
	}

	private static function has_session(): bool {
		if ( ! empty( $_SERVER['HTTP_AUTHORIZATION'] ) || ! empty( $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] ) ) {
			return true;
		}
		if ( defined( 'LOGGED_IN_COOKIE' ) && isset( $_COOKIE[ LOGGED_IN_COOKIE ] ) ) {
			return true;
		}
		foreach ( array_keys( $_COOKIE ) as $name ) {
			if ( str_starts_with( (string) $name, 'wordpress_logged_in_' ) ) {
				return true;
			}
		}
		return false;
	}
}
