<?php
/** Removes the plugin's hooks from the request that deactivates it, and brings them back if the same request activates it again. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use Closure;
use ReflectionFunction;

/**
 * `wp plugin uninstall --deactivate` deletes data and files in one process: a hook that runs afterwards would find neither.
 * `wp plugin activate --network` deactivates the plugin first where it is active on the site alone: the activation hook stays.
 */
final class Hook_Removal {

	/** @var list<array{string,callable,int,int}> The removed ones: hook, callback, priority, number of arguments. */
	private static array $removed = array();

	public static function fall(): void {
		global $wp_filter;
		$activation = 'activate_' . plugin_basename( DESIGN_MARKETPLACE_FILE );
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $entry ) {
					if ( $name !== $activation && self::is_ours( $entry['function'] ) ) {
						self::$removed[] = array( (string) $name, $entry['function'], (int) $priority, (int) $entry['accepted_args'] );
						remove_filter( (string) $name, $entry['function'], (int) $priority );
					}
				}
			}
		}
	}

	public static function undo(): void {
		foreach ( self::$removed as $hook ) {
			add_filter( ...$hook );
		}
		self::$removed = array();
	}

	/**
	 * Whether a callback is of this plugin.
	 * @param mixed $callback As WordPress stores callbacks.
	 */
	private static function is_ours( mixed $callback ): bool {
		if ( $callback instanceof Closure ) {
			return str_starts_with(
				(string) ( new ReflectionFunction( $callback ) )->getFileName(),
				dirname( __DIR__, 2 ) . DIRECTORY_SEPARATOR
			);
		}
		$owner = is_array( $callback ) ? $callback[0] : $callback;
		return str_starts_with( is_object( $owner ) ? get_class( $owner ) : (string) $owner, 'DesignMarketplace\\' );
	}
}
