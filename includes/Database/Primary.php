<?php
/**
 * Asks for the primary database where an answer must know what was just written; strangers' reads may come from a replica.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

use DesignMarketplace\Module;

/**
 * HyperDB and its kin send reads to replicas, which lag. Whoever writes, whoever has a session and whatever runs on its own reads from
 * the primary alone: a check before a write must not be told of yesterday, and a member's form must open with what was saved.
 */
final class Primary implements Module {

	/**
	 * What HyperDB and LudicrousDB call it.
	 */
	private const METHODS = array( 'send_reads_to_masters', 'send_reads_to_primaries' );

	private const READS = array( 'GET', 'HEAD', 'OPTIONS' );

	/**
	 * Decides for the request, before it reads anything of ours.
	 */
	public function register(): void {
		if ( self::is_needed() ) {
			self::ask();
		} elseif ( wp_using_ext_object_cache() ) {
			self::ask_for_what_is_kept();
		}
	}

	/**
	 * Reads from the primary until the request ends. Does nothing where there is but one database.
	 */
	public static function ask(): void {
		global $wpdb;
		foreach ( self::METHODS as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
			}
		}
	}

	/**
	 * An old row in the object cache would stay old, and be taken for the present one by whoever writes next: what core keeps
	 * there is read from the primary. The lists' own tables are not kept, and may come from a replica.
	 */
	private static function ask_for_what_is_kept(): void {
		global $wpdb;
		$kept = array( $wpdb->posts, $wpdb->postmeta, $wpdb->users, $wpdb->usermeta, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->options );
		// HyperDB's list of tables written in this request.
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
		// A GET may say that it is something else.
		$says = isset( $_GET['_method'] ) || isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
		return $says || ! in_array( $method, self::READS, true ) || ( defined( 'WP_CLI' ) && WP_CLI ) || is_admin() || wp_doing_cron() || 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) || self::has_session();
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
