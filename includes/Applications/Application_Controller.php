<?php
/**
 * /wp/v2/application: who applied to a mission, for its owner; one's own applications for everyone.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Members\Items;
use DesignMarketplace\Missions\Mission_Policy;
use DesignMarketplace\Missions\Post_Type as Mission_Type;
use DesignMarketplace\Rest\Errors;
use DesignMarketplace\Rest\Item_Controller;
use DesignMarketplace\Rest\Paging;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Read only: applications are made by applying.
 */
final class Application_Controller extends Item_Controller {

	private readonly Items $missions;

	/**
	 * @param Application_Query     $query     Reads.
	 * @param Application_Presenter $presenter Presents.
	 */
	public function __construct( private readonly Application_Query $query, private readonly Application_Presenter $presenter ) {
		$this->missions = new Items( Mission_Type::NAME, 'mission_unknown', Mission_Policy::can_see( ... ) );
	}

	protected function name(): string {
		return 'application';
	}

	protected function form(): null {
		return null;
	}

	protected function page_size(): int {
		return Contract::limit( 'collection_default' );
	}

	public function get_collection_params(): array {
		$params                    = parent::get_collection_params();
		$params['orderby']['enum'] = array_keys( Application_Query::ORDER );
		$params['mission']         = array(
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => 'Id of a mission; without it one gets the own applications.',
		);
		return $params;
	}

	/**
	 * A page of applications.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		$order  = $this->order( $request );
		$limit  = (int) $request['per_page'];
		$offset = Paging::offset( $request );
		if ( ! isset( $request['mission'] ) ) {
			[ $applications, $total ] = $this->query->of_user( get_current_user_id(), $order, $limit, $offset );
		} else {
			$mission = $this->missions->find( (int) $request['mission'] );
			if ( ! $mission && current_user_can( 'manage_options' ) ) {
				return $this->missions->unknown();
			}
			if ( ! $mission || ! Mission_Policy::can_see_candidates( $mission ) ) {
				return Errors::of( 'forbidden' );
			}
			[ $applications, $total ] = $this->query->of_mission( $mission->ID, $order, $limit, $offset );
		}
		return Paging::answer( $request, $this->presenter->present( $applications, self::embeds_author( $request ) ), $total );
	}

	protected function order( WP_REST_Request $request ): string {
		$direction = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		return Application_Query::ORDER[ (string) $request['orderby'] ] . " {$direction}, a.id {$direction}";
	}

	/**
	 * One application.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$application = $this->query->one( (int) $request['id'] );
		return $application && Application_Policy::can_see( $application )
			? new WP_REST_Response( $this->presenter->present( array( $application ), self::embeds_author( $request ) )[0] )
			: Errors::of( 'post_not_found' );
	}

	/**
	 * Whether who applied was asked for, too.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	private static function embeds_author( WP_REST_Request $request ): bool {
		$embed = isset( $request['_embed'] ) ? rest_parse_embed_param( $request['_embed'] ) : false;
		return true === $embed || ( is_array( $embed ) && in_array( 'author', $embed, true ) );
	}
}
