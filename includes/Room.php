<?php
/** A room of the house: what it adds to WordPress, as rows. A class is loaded when one of its rows is used. */

declare( strict_types=1 );

namespace DesignMarketplace;

abstract class Room {

	/**
	 * Callbacks of actions and filters: hook, class and method; then the priority, and the number of arguments, where they are not 10
	 * and 1. A class gets its one object when the first of its rows is used. Static methods do, too.
	 * @return list<array{0:string,1:class-string,2:string,3?:int,4?:int}>
	 */
	public static function hooks(): array {
		return array();
	}

	/**
	 * The rows of a setting that is stored for the first time, changed or removed.
	 * @param class-string $of
	 * @return list<array{string,class-string,string,int,int}>
	 */
	final protected static function on_setting( string $key, string $of, string $method, int $priority = 10 ): array {
		$row = static fn( string $event ): array => array( "{$event}_option_design_marketplace_{$key}", $of, $method, $priority, 0 );
		return array_map( $row, array( 'add', 'update', 'delete' ) );
	}

	/**
	 * REST routes: methods, WordPress' pattern of the path, class and method that answer, and who may ask: a constant of Routes, a
	 * method of that class, or class and method; then, where there is more, `args` beside those of the contract's calls.json, and the
	 * name of the `schema`.
	 * @return list<array{0:string,1:string,2:class-string,3:string,4:string|array{class-string,string},5?:array{args?:array<string,array<string,mixed>>,schema?:string}}>
	 */
	public static function routes(): array {
		return array();
	}

	/**
	 * Pages behind signed links, by the parameter of the address that holds the token: class and method, which ends the request.
	 * @return array<string,array{class-string,string}>
	 */
	public static function links(): array {
		return array();
	}

	/**
	 * The classes that say what the room has: tables, jobs, limits, personal data (the interfaces of Kernel\Declares).
	 * @return list<class-string>
	 */
	public static function modules(): array {
		return array();
	}
}
