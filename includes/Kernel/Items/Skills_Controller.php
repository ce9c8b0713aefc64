<?php
/** GET /skill: id, name, description and numbers. With `context=edit` the answer is core's. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Paging;
use WP_Error;
use WP_REST_Response;
use WP_REST_Terms_Controller;
use WP_Term;

final class Skills_Controller extends WP_REST_Terms_Controller {

	/**
	 * Numbers of designers and open design jobs by skill; null until they are needed.
	 * @var array<int,array{designers:int,jobs:int}>|null
	 */
	private ?array $figures = null;

	/** Counts anew for each request. */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		$this->figures = null;
		return parent::get_items( $request );
	}

	/** Counts anew for each request. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$this->figures = null;
		return parent::get_item( $request );
	}

	/** @return array<string,array<string,mixed>> Core's parameters, with all skills on one page. */
	public function get_collection_params(): array {
		$params                        = parent::get_collection_params();
		$params['per_page']['default'] = Contract::limit( 'collection_default_large' );
		return Paging::bounded( $params );
	}

	/** In core, users who can assign terms of a flat taxonomy can create some; members must not. */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		if ( ! current_user_can( 'manage_dmkt_skills' ) ) {
			return new WP_Error(
				'rest_cannot_create',
				Contract::message( 'forbidden' ),
				array( 'status' => rest_authorization_required_code() )
			);
		}
		return parent::create_item_permissions_check( $request );
	}

	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::with_status( parent::create_item( $request ) );
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		return self::with_status( parent::update_item( $request ) );
	}

	/** Core's errors for invalid terms, such as an empty name, have no status and would become a 500. They are the client's. */
	private static function with_status( WP_REST_Response|WP_Error $result ): WP_REST_Response|WP_Error {
		if (
			$result instanceof WP_Error
				&& ! isset( $result->get_error_data()['status'] )
				&& ! str_starts_with( (string) $result->get_error_code(), 'db_' )
		) {
			$result->add_data( array( 'status' => 400 ) );
		}
		return $result;
	}

	/** @param WP_Term $item */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] || 'HEAD' === $request->get_method() ) {
			return parent::prepare_item_for_response( $item, $request );
		}
		/** Other rooms add their numbers. */
		$this->figures ??= (array) apply_filters( 'design_marketplace_skill_figures', array() );

		// Core stores terms with HTML entities; the contract has plain text.
		$data = array(
			'id'          => $item->term_id,
			'name'        => Skill_Names::of( $item ),
			'description' => html_entity_decode( $item->description, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'locale'      => Skill_Names::locale( $item ),
			'designers'   => $this->figures[ $item->term_id ]['designers'] ?? 0,
			'jobs'        => $this->figures[ $item->term_id ]['jobs'] ?? 0,
		);
		return rest_ensure_response( $this->add_additional_fields_to_object( $data, $request ) );
	}
}
