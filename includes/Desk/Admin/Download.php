<?php
/** Answers with a file, written as it is read. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Clock;

final class Download {

	/** @param callable(resource):mixed $write */
	public static function csv( string $name, callable $write ): never {
		self::unhurried();
		self::answer( "{$name}-" . gmdate( 'Y-m-d', Clock::now() ) . '.csv', 'text/csv; charset=UTF-8', $write );
	}

	/** Lets what takes long take its time. */
	public static function unhurried(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
	}

	/** @param callable(resource):mixed $write */
	public static function answer( string $name, string $type, callable $write ): never {
		nocache_headers();
		header( "Content-Type: {$type}" );
		header( "Content-Disposition: attachment; filename=\"{$name}\"" );
		header( 'X-Content-Type-Options: nosniff' );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- a buffer that may not be ended says so.
		while ( ob_get_level() > 0 && @ob_end_clean() ) {
			continue;
		}
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		if ( $stream ) {
			$write( $stream );
		}
		exit;
	}
}
