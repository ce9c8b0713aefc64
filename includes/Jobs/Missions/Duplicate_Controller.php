<?php
/** /wp/v2/mission/{id}/duplicate: a draft that says what a mission says. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Rest\Args;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Request_Id;
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

	public function register_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/mission/(?P<id>\d{1,19})/duplicate',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'duplicate' ),
				'permission_callback' => static fn(): bool|WP_Error => is_user_logged_in() ? true : Errors::of( 'login_required' ),
				'args'                => Args::ID + Args::documented( Request_Id::schema() ),
			)
		);
	}

	public function duplicate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Mission_Policy::can_duplicate( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$id = Request_Id::refusal( $request ) ?? Limits::write( 'mission', get_current_user_id() )
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
