<?php
/** Notes what a test writes under the plugin's names and no module declares. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Privacy\Inventory;

/** Tests may use names of their own that say "test". */
final class Undeclared {

	/**
	 * Names by kind.
	 * @var array<string,true>
	 */
	private static array $found = array();

	/** Adds the hooks. */
	public static function watch(): void {
		foreach ( array( 'added', 'updated' ) as $what ) {
			add_action( "{$what}_user_meta", static fn( mixed $id, mixed $user, string $key ) => self::user_meta( $key ), 10, 3 );
			add_action( "{$what}_post_meta", static fn( mixed $id, mixed $post, string $key ) => self::prefixed( 'post meta', $key ), 10, 3 );
			add_action( "{$what}_option", static fn( string $name ) => self::prefixed( 'option', $name ), 10, 1 );
		}
		add_filter(
			'schedule_event',
			static function ( mixed $event ): mixed {
				$hook = (string) ( ( (array) $event )['hook'] ?? '' );
				if ( self::is_ours( $hook ) && ! isset( Scheduled_Jobs::all()[ $hook ] ) ) {
					self::$found[ "job {$hook}" ] = true;
				}
				return $event;
			}
		);
	}

	/**
	 * What was found, noted anew from here.
	 * @return list<string>
	 */
	public static function found(): array {
		$found       = array_keys( self::$found );
		self::$found = array();
		return $found;
	}

	private static function user_meta( string $key ): void {
		$known = array( ...array_keys( Inventory::user_meta() ), ...array_map( array( Member_Fields::class, 'key' ), array_keys( Member_Fields::rules() ) ) );
		if ( self::is_ours( $key ) && ! array_intersect( array( $key, (string) preg_replace( '/_\d+$/', '', $key ) ), $known ) ) {
			self::$found[ "user meta {$key}" ] = true;
		}
	}

	/**
	 * Uninstalling finds these by their prefix.
	 * @param string $kind What it is.
	 * @param string $name Its name.
	 */
	private static function prefixed( string $kind, string $name ): void {
		if ( self::is_ours( $name ) && ! preg_match( '/^(_?design_marketplace_|_(site_)?transient_(timeout_)?design_marketplace_)/', $name ) ) {
			self::$found[ "{$kind} {$name}" ] = true;
		}
	}

	private static function is_ours( string $name ): bool {
		return 1 === preg_match( '/marketplace|^_?dm(kt)?_/', $name ) && ! str_contains( $name, 'test' );
	}
}
