<?php
/** The plugin's modules, for those who read what modules declare. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

use DesignMarketplace\Kernel\Rows;
use LogicException;

/** Plugin hands its list over; nobody else adds to it. */
final class Declared {

	/** @var list<object|class-string>|null Null before Plugin has handed them over. */
	private static ?array $modules = null;

	/** @var list<class-string> */
	private static array $mails = array();

	/** @param list<object|class-string> $modules Of a name there is an object only when somebody reads what it declares. */
	public static function set( array $modules ): void {
		self::$modules = $modules;
	}

	/** @param list<class-string> $mails In the order administrators see them. */
	public static function set_mails( array $mails ): void {
		self::$mails = $mails;
	}

	/** @return list<class-string> */
	public static function mails(): array {
		return self::$mails;
	}

	/**
	 * The modules that declare something, in the order of the rooms.
	 * @template T of object
	 * @param class-string<T> $interface One of this folder's interfaces.
	 * @return list<T>
	 * @throws LogicException Before there is a list: an empty one would have a deletion erase nothing.
	 */
	public static function by( string $interface ): array {
		$modules = self::$modules ?? throw new LogicException( 'Plugin::load() comes first.' );
		$found   = array();
		foreach ( $modules as $module ) {
			if ( is_a( $module, $interface, true ) ) {
				$found[] = is_string( $module ) ? Rows::object( $module ) : $module;
			}
		}
		return $found;
	}

	/**
	 * Puts together what they declare.
	 * @template T of object
	 * @param class-string<T>      $interface One of this folder's interfaces.
	 * @param callable(T):mixed[] $ask  Asks one.
	 * @return mixed[] Values by name, or a list.
	 */
	public static function all( string $interface, callable $ask ): array {
		return array_merge( array(), ...array_map( $ask, self::by( $interface ) ) );
	}
}
