<?php
/** An answer whose body is written piece by piece, for what does not fit into memory. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use Closure;
use WP_REST_Response;

final class Streamed extends WP_REST_Response {

	/**
	 * @param Closure(resource):void $write   Writes the body to a stream.
	 * @param array<string,string>   $headers
	 */
	public function __construct( private readonly Closure $write, array $headers ) {
		parent::__construct( null, 200, $headers );
	}

	/** Sends the body. */
	public function send(): void {
		$stream = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		if ( $stream ) {
			( $this->write )( $stream );
		}
	}
}
