<?php
/** Adds a designer's works to the answer about the designer, so that a page needs one request. The same works as in the designer's list. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Member_Lists;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\People\Accounts\Roles;
use WP_REST_Request;
use WP_REST_Response;

final class Whole_Portfolio {

	/**
	 * Has the route of members answer with works, too.
	 * @param array<string,mixed> $endpoints Routes and their handlers.
	 * @return array<string,mixed>
	 */
	public function extend( array $endpoints ): array {
		foreach ( (array) ( $endpoints['/wp/v2/users'] ?? array() ) as $key => $handler ) {
			if ( is_array( $handler ) && 'GET' === ( $handler['methods'] ?? '' ) ) {
				$endpoints['/wp/v2/users'][ $key ]['callback'] = fn( WP_REST_Request $request ): mixed => $this->add(
					$handler['callback']( $request ),
					$request
				);
			}
		}
		return $endpoints;
	}

	/** Where one page has all works: for members, and for strangers if the portfolio is open. */
	private function add( mixed $answer, WP_REST_Request $request ): mixed {
		if (
			! $answer instanceof WP_REST_Response
				|| true !== Value::boolean( $request['works'] ?? false )
				|| ! Member_Lists::asks_for_one( $request )
		) {
			return $answer;
		}
		$found = $answer->get_data();
		$reads = is_array( $found ) && ( get_current_user_id() > 0 || isset( $found[0]['open'] ) );
		if ( ! $reads || Roles::DESIGNER !== ( $found[0]['role'] ?? '' ) ) {
			return $answer;
		}
		$works = ( new Work_Query() )->portfolio( (int) $found[0]['id'], Contract::limit( 'collection_max' ) );
		if ( null !== $works ) {
			$answer->set_data( array( $found[0] + array( 'works' => ( new Work_Presenter() )->present( ...$works ) ) ) );
		}
		return $answer;
	}
}
