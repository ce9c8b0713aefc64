<?php
/**
 * The plugin's modules, for those who read what modules declare.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Declares;

use DesignMarketplace\Module;

/**
 * Plugin hands its list over; nobody else adds to it.
 */
final class Declared {

	/**
	 * All modules, in the order of Plugin's list.
	 *
	 * @var list<Module>
	 */
	private static array $modules = array();

	/**
	 * Takes the list.
	 *
	 * @param list<Module> $modules Modules.
	 */
	public static function set( array $modules ): void {
		self::$modules = $modules;
	}

	/**
	 * The modules that declare something, in the order of Plugin's list.
	 *
	 * @template T of object
	 * @param class-string<T> $what One of this folder's interfaces.
	 * @return list<T>
	 */
	public static function by( string $what ): array {
		return array_values( array_filter( self::$modules, static fn( Module $module ): bool => $module instanceof $what ) );
	}

	/**
	 * What they declare, put together.
	 *
	 * @template T of object
	 * @param class-string<T>      $what One of this folder's interfaces.
	 * @param callable(T):mixed[] $ask  Asks one.
	 * @return mixed[] Values by name, or a list.
	 */
	public static function all( string $what, callable $ask ): array {
		return array_merge( array(), ...array_map( $ask, self::by( $what ) ) );
	}
}
