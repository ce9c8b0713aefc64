<?php
/**
 * GET /skill: id, name, description and how much there is under it; the editor's own `context=edit` stays core's.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Rest\Paging;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Terms_Controller;
use WP_Term;

final class Skills_Controller extends WP_REST_Terms_Controller {

	/**
	 * Designers and open design jobs by skill; null until a request needs them.
	 *
	 * @var array<int,array{designers:int,jobs:int}>|null
	 */
	private ?array $figures = null;

	/**
	 * All skills, counted anew.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		$this->figures = null;
		return parent::get_items( $request );
	}

	/**
	 * One skill, counted anew.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$this->figures = null;
		return parent::get_item( $request );
	}

	/**
	 * Collection parameters: core's, with room for all skills on one page.
	 *
	 * @return array<string,array<string,mixed>>
	 */
	public function get_collection_params(): array {
		$params                        = parent::get_collection_params();
		$params['per_page']['default'] = Contract::limit( 'collection_default_large' );
		return Paging::bounded( $params );
	}

	/**
	 * Core lets everyone who may assign a flat term make one: members would invent skills.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		if ( ! current_user_can( 'manage_dm_skills' ) ) {
			return new WP_Error( 'rest_cannot_create', Contract::message( 'forbidden' ), array( 'status' => rest_authorization_required_code() ) );
		}
		return parent::create_item_permissions_check( $request );
	}

	/**
	 * Adds a skill.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::with_status( parent::create_item( $request ) );
	}

	/**
	 * Changes a skill.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		return self::with_status( parent::update_item( $request ) );
	}

	/**
	 * Core returns what its terms refuse, such as an empty name, without a status, which becomes a 500; it is the client's mistake.
	 *
	 * @param WP_REST_Response|WP_Error $result Core's answer.
	 */
	private static function with_status( WP_REST_Response|WP_Error $result ): WP_REST_Response|WP_Error {
		if ( $result instanceof WP_Error && ! isset( $result->get_error_data()['status'] ) && ! str_starts_with( (string) $result->get_error_code(), 'db_' ) ) {
			$result->add_data( array( 'status' => 400 ) );
		}
		return $result;
	}

	/**
	 * A skill as the contract has it.
	 *
	 * @param WP_Term                              $item    Term.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] || 'HEAD' === $request->get_method() ) {
			return parent::prepare_item_for_response( $item, $request );
		}
		/**
		 * What the other rooms have under each skill.
		 */
		$this->figures ??= (array) apply_filters( 'design_marketplace_skill_figures', array() );

		$data = array(
			'id'          => $item->term_id,
			'name'        => Skill_Names::of( $item ),
			'description' => self::text( $item->description ),
			'designers'   => $this->figures[ $item->term_id ]['designers'] ?? 0,
			'jobs'        => $this->figures[ $item->term_id ]['jobs'] ?? 0,
		);
		return rest_ensure_response( $this->add_additional_fields_to_object( $data, $request ) );
	}

	/**
	 * Core stores terms encoded; the contract's texts are plain.
	 *
	 * @param string $stored Name or description.
	 */
	private static function text( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
