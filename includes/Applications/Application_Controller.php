<?php
/**
 * /wp/v2/application: who applied to a mission, for its owner; one's own applications for everyone.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Members\State;
use DesignMarketplace\Missions\Mission_Policy;
use DesignMarketplace\Missions\Post_Type as Mission_Type;
use DesignMarketplace\Rest\Errors;
use DesignMarketplace\Rest\Item_Controller;
use DesignMarketplace\Rest\Paging;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Read only: applications are made by applying.
 */
final class Application_Controller extends Item_Controller {

	/**
	 * @param Application_Query $query Reads.
	 */
	public function __construct( private readonly Application_Query $query ) {}

	/**
	 * {@inheritDoc}
	 */
	protected function name(): string {
		return 'application';
	}

	/**
	 * {@inheritDoc}
	 */
	protected function form(): null {
		return null;
	}

	/**
	 * {@inheritDoc}
	 */
	protected function page_size(): int {
		return Contract::limit( 'collection_default' );
	}

	/**
	 * {@inheritDoc}
	 */
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
			[ $rows, $total ] = $this->query->of_user( get_current_user_id(), $order, $limit, $offset );
		} else {
			$mission = get_post( (int) $request['mission'] );
			if ( ! $mission instanceof WP_Post || Mission_Type::NAME !== $mission->post_type || State::is_off( (int) $mission->post_author ) ) {
				return Errors::of( current_user_can( 'manage_options' ) ? 'mission_unknown' : 'forbidden' );
			}
			if ( ! Mission_Policy::can_see_candidates( $mission ) ) {
				return Errors::of( 'forbidden' );
			}
			[ $rows, $total ] = $this->query->of_mission( $mission->ID, $order, $limit, $offset );
		}
		return Paging::answer( $request, $this->present( $rows, $request ), $total );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function order( WP_REST_Request $request ): string {
		$direction = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		return Application_Query::ORDER[ (string) $request['orderby'] ] . " {$direction}, a.id {$direction}";
	}

	/**
	 * One application, for who made it, the mission's owner and `manage_options`.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$row    = $this->query->one( (int) $request['id'] );
		$viewer = get_current_user_id();
		$others = $row && $row['dm_applicant_there'] && $row['dm_contractor_there'] && ( (int) $row['dm_contractor'] === $viewer || current_user_can( 'manage_options' ) );
		$found  = $row && ( $others || (int) $row['post_author'] === $viewer );
		return $found ? new WP_REST_Response( $this->present( array( $row ), $request )[0] ) : Errors::of( 'post_not_found' );
	}

	/**
	 * Applications as the current user may see them.
	 *
	 * @param list<array<string,string|null>>                         $rows    Rows of the query.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return list<array<string,mixed>>
	 */
	private function present( array $rows, WP_REST_Request $request ): array {
		$embed = isset( $request['_embed'] ) ? rest_parse_embed_param( $request['_embed'] ) : false;
		$embed = true === $embed || ( is_array( $embed ) && in_array( 'author', $embed, true ) );
		$posts = Post_Pages::posts( $rows );
		$items = array();
		foreach ( $rows as $index => $row ) {
			$items[] = $this->application( $posts[ $index ], $row ) + ( $embed ? array( '_embedded' => array( 'author' => array( $this->author( $row ) ) ) ) : array() );
		}
		return $items;
	}

	/**
	 * One application. Of a company that is off only the applicant reads it, without title and company.
	 *
	 * @param WP_Post $post Application.
	 * @param array<string,string|null> $row  Its row, with what is joined to it.
	 * @return array<string,mixed>
	 */
	private function application( WP_Post $post, array $row ): array {
		$there = (bool) $row['dm_contractor_there'];
		return self::common( $post ) + array(
			'excerpt'       => array( 'rendered' => wpautop( esc_html( $post->post_content ) ) ),
			'mission'       => (int) $row['dm_mission'],
			'mission_title' => $there ? (string) $row['dm_mission_title'] : '',
			'mission_close' => Mission_Type::CLOSED === $row['dm_mission_status'],
			'contractor'    => $there ? (string) $row['dm_contractor_slug'] : '',
			'available'     => $there,
			'can'           => array(
				'edit'   => false,
				'delete' => false,
			),
		);
	}

	/**
	 * Who applied; the address is for the mission's owner alone.
	 *
	 * @param array<string,string|null> $row Row.
	 * @return array<string,string>
	 */
	private function author( array $row ): array {
		$author = array(
			'slug' => (string) $row['dm_slug'],
			'name' => '' === (string) $row['dm_name'] ? (string) $row['dm_display_name'] : (string) $row['dm_name'],
		);
		return get_current_user_id() === (int) $row['dm_contractor'] ? $author + array( 'email' => (string) $row['dm_email'] ) : $author;
	}
}
