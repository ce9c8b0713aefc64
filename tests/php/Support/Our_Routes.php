<?php
/** The routes the plugin answers, as they are registered: its own code is called, or core's controller of its types. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use Closure;
use ReflectionFunction;
use ReflectionObject;

final class Our_Routes {

	/** @return list<string> Patterns. */
	public static function all(): array {
		$ours = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				if ( self::is_ours( $handler['callback'] ?? null ) || self::is_ours( $handler['permission_callback'] ?? null ) ) {
					$ours[] = (string) $route;
					break;
				}
			}
		}
		return $ours;
	}

	private static function is_ours( mixed $callback ): bool {
		if ( $callback instanceof Closure ) {
			$function = new ReflectionFunction( $callback );
			return str_contains( (string) $function->getFileName(), dirname( __DIR__, 3 ) . '/includes/' ) || self::is_owner( $function->getClosureThis() );
		}
		return is_array( $callback ) && self::is_owner( $callback[0] );
	}

	/** @param mixed $owner Object or name of the class a callback belongs to. */
	private static function is_owner( mixed $owner ): bool {
		if ( str_starts_with( is_object( $owner ) ? $owner::class : ( is_string( $owner ) ? $owner : '' ), 'DesignMarketplace\\' ) ) {
			return true;
		}
		foreach ( is_object( $owner ) ? array( 'post_type', 'taxonomy', 'parent_post_type' ) : array() as $name ) {
			$type = new ReflectionObject( $owner );
			if ( $type->hasProperty( $name ) && str_starts_with( (string) $type->getProperty( $name )->getValue( $owner ), 'dmkt_' ) ) {
				return true;
			}
		}
		return false;
	}
}
