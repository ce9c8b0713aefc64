<?php
/** Answers with a file, written as it is read. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Rest\Answers;

final class Download {

	/** @param callable(resource):mixed $write */
	public static function csv( string $name, callable $write ): never {
		self::answer( "{$name}-" . gmdate( 'Y-m-d', Clock::now() ) . '.csv', 'text/csv; charset=UTF-8', $write );
	}

	/** @param callable(resource):mixed $write */
	public static function answer( string $name, string $type, callable $write ): never {
		nocache_headers();
		header( "Content-Type: {$type}" );
		header( "Content-Disposition: attachment; filename=\"{$name}\"" );
		header( 'X-Content-Type-Options: nosniff' );
		Answers::begin_to_stream();
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		if ( $stream ) {
			$write( $stream );
		}
		exit;
	}
}
