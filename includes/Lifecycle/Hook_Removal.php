<?php
/**
 * Removes the plugin's hooks from the request that deactivates it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use Closure;
use ReflectionFunction;

/**
 * `wp plugin uninstall --deactivate` deletes data and files in one process: a hook that runs afterwards would find neither.
 */
final class Hook_Removal {

	/**
	 * Removes them.
	 */
	public static function fall(): void {
		global $wp_filter;
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $entry ) {
					if ( self::is_ours( $entry['function'] ) ) {
						remove_filter( (string) $name, $entry['function'], (int) $priority );
					}
				}
			}
		}
	}

	/**
	 * Whether a callback is of this plugin.
	 *
	 * @param mixed $callback As WordPress stores callbacks.
	 */
	private static function is_ours( mixed $callback ): bool {
		if ( $callback instanceof Closure ) {
			return str_starts_with(
				(string) ( new ReflectionFunction( $callback ) )->getFileName(),
				dirname( __DIR__ ) . DIRECTORY_SEPARATOR
			);
		}
		$owner = is_array( $callback ) ? $callback[0] : $callback;
		return str_starts_with( is_object( $owner ) ? get_class( $owner ) : (string) $owner, 'DesignMarketplace\\' );
	}
}
