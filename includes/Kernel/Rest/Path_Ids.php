<?php
/** Makes the number in a path decide which item a call is about. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use WP_REST_Request;
use WP_REST_Server;

/** WordPress reads an `id` in the body or the query before the one in the path; the contract ignores it there. */
final class Path_Ids {

	/**
	 * Drops an `id` in the body or the query before core checks it: it is ignored, like any unknown field. Core matches the path
	 * after this.
	 *
	 * @param mixed $result Null unless another filter answered.
	 */
	public function drop_other_ids( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null === $result && Routes::is_numbered( Routes::of( $request ) ) ) {
			unset( $request['id'] );
		}
		return $result;
	}

	/**
	 * The same for the parts of a batch. Core gives drop_other_ids() only copies of them; their path is matched by now.
	 *
	 * @param mixed               $response Error so far, null for none.
	 * @param array<string,mixed> $handler
	 */
	public function keep_id_of_path( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$of_path = $request->get_url_params();
		if ( isset( $of_path['id'] ) && Routes::is_numbered( Routes::of( $request ) ) ) {
			unset( $request['id'] );
			$request->set_url_params( $of_path );
		}
		return $response;
	}
}
