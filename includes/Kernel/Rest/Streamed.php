<?php
/**
 * An answer whose body is written piece by piece, for what does not fit into memory.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use Closure;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

final class Streamed extends WP_REST_Response {

	/**
	 * @param Closure(resource):void $write   Writes the body to a stream.
	 * @param array<string,string>   $headers
	 */
	public function __construct( private readonly Closure $write, array $headers ) {
		parent::__construct( null, 200, $headers );
	}

	/**
	 * Sends the body in place of core's JSON; a step of the pipeline.
	 *
	 * @param bool $served Whether something else was sent.
	 */
	public static function serve( bool $served, WP_HTTP_Response $answer, WP_REST_Request $request ): bool {
		if ( $served || ! $answer instanceof self || 200 !== $answer->get_status() ) {
			return $served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			$stream = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
			if ( $stream ) {
				( $answer->write )( $stream );
			}
		}
		return true;
	}
}
