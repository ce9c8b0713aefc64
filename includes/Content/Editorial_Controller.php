<?php
/**
 * Base of the operator's types over REST: the contract's answer to readers, core's to the block editor.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Rest\Paging;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Saving, listing and permissions are core's.
 */
abstract class Editorial_Controller extends WP_REST_Posts_Controller {

	/**
	 * Items a page when the client does not say.
	 */
	protected function page_size(): int {
		return Contract::limit( 'collection_default_large' );
	}

	/**
	 * The contract's fields of an item.
	 *
	 * @param WP_Post $post Item.
	 * @return array<string,mixed>
	 */
	abstract protected function present( WP_Post $post ): array;

	/**
	 * Attachments the items show beside their featured image, to be read at once.
	 *
	 * @param list<WP_Post> $posts Items of a page.
	 * @return list<int>
	 */
	protected function attachments( array $posts ): array {
		return array();
	}

	/**
	 * Collection parameters: core's, with the contract's page size.
	 *
	 * @return array<string,array<string,mixed>>
	 */
	public function get_collection_params(): array {
		$params                        = parent::get_collection_params();
		$params['per_page']['default'] = $this->page_size();
		return Paging::bounded( $params );
	}

	/**
	 * A page of items, with everything they show read at once.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_items( $request ) {
		$prime = function ( array $posts ): array {
			update_postmeta_cache( wp_list_pluck( $posts, 'ID' ) );
			$ids = array_filter( $this->attachments( array_values( $posts ) ) );
			if ( $ids ) {
				_prime_post_caches( $ids, false, true );
			}
			return $posts;
		};
		add_filter( 'the_posts', $prime );
		$answer = parent::get_items( $request );
		remove_filter( 'the_posts', $prime );
		return $answer;
	}

	/**
	 * An item as the contract has it; as core has it for the editor.
	 *
	 * @param WP_Post                              $item    Post.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] || 'HEAD' === $request->get_method() ) {
			return parent::prepare_item_for_response( $item, $request );
		}
		$data = array(
			'id'     => $item->ID,
			'title'  => array( 'rendered' => get_the_title( $item ) ),
			'locale' => Types::field( $item->ID, 'locale' ),
		);
		return rest_ensure_response( $this->add_additional_fields_to_object( $data + $this->present( $item ), $request ) );
	}

	/**
	 * The featured image's object.
	 *
	 * @param WP_Post $post Item.
	 * @return array<string,mixed>|null
	 */
	protected function image( WP_Post $post ): ?array {
		return ( new Images() )->object( (int) get_post_thumbnail_id( $post ) );
	}
}
