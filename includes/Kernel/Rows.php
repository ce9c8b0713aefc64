<?php
/** Adds the rooms' rows to WordPress. Each class has one object, made when it is first needed. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel;

use Closure;

final class Rows {

	/** @var array<class-string,object> */
	private static array $objects = array();

	/** @var array<string,Closure> */
	private static array $calls = array();

	/** @param list<array{0:string,1:class-string,2:string,3?:int,4?:int}> $rows See Room::hooks(). */
	public static function add( array $rows ): void {
		foreach ( $rows as $row ) {
			add_filter( $row[0], self::call( $row[1], $row[2] ), $row[3] ?? 10, $row[4] ?? 1 );
		}
	}

	/**
	 * A callback that makes its object only when it is called, the same each time: remove_filter() takes it. Arguments are converted as
	 * for a callback that WordPress calls itself: core passes ids as text, too.
	 * @param class-string $name
	 */
	public static function call( string $name, string $method ): callable {
		return self::$calls[ "{$name}::{$method}" ] ??= static fn( mixed ...$arguments ): mixed => call_user_func_array(
			array( self::object( $name ), $method ), // @phpstan-ignore argument.type
			$arguments
		);
	}

	/**
	 * The one object of a class whose constructor wants nothing.
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public static function object( string $name ): object {
		return self::$objects[ $name ] ??= new $name(); // @phpstan-ignore return.type
	}
}
