<?php
/** Answers with a file for spreadsheets, written as it is read. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Clock;

final class Download {

	/** @param callable(resource):mixed $write */
	public static function csv( string $name, callable $write ): never {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( "Content-Disposition: attachment; filename=\"{$name}-" . gmdate( 'Y-m-d', Clock::now() ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		if ( $stream ) {
			$write( $stream );
		}
		exit;
	}
}
