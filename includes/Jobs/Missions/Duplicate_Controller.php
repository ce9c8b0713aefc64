<?php
/** /wp/v2/mission/{id}/duplicate: a draft that says what a mission says. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Items;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Duplicate_Controller {

	private readonly Items $items;

	public function __construct() {
		$this->items = new Items( Mission_Post_Type::NAME, 'mission_unknown', Mission_Policy::can_see( ... ) );
	}

	public function duplicate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Mission_Policy::can_duplicate( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$id = Idempotency_Keys::refusal( $request ) ?? Limits::write( 'mission', get_current_user_id() )
			?? ( new Mission_Service() )->duplicate( $post->ID, Idempotency_Keys::name( $request['request_id'] ) );
		if ( $id instanceof WP_Error ) {
			return $id;
		}
		$found = ( new Mission_Query() )->one( $id, get_current_user_id() );
		return $found
			? new WP_REST_Response(
				( new Mission_Presenter() )->one( ...$found ),
				201,
				array( 'Location' => rest_url( Routes::NAMESPACE . "/mission/{$id}" ) )
			)
			: Errors::of( 'post_not_found' );
	}
}
