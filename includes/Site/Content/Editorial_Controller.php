<?php
/** Base of the REST controllers of the operator's post types: the contract's fields for readers, core's for the block editor. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\Media\Images;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Response;

abstract class Editorial_Controller extends WP_REST_Posts_Controller {

	/** Default of `per_page`. */
	protected function page_size(): int {
		return Contract::limit( 'collection_default_large' );
	}

	/** @return array<string,mixed> */
	abstract protected function present( WP_Post $post ): array;

	/**
	 * Ids of attachments that items show besides their featured image, to be loaded in one query.
	 * @param list<WP_Post> $posts Items of a page.
	 * @return list<int>
	 */
	protected function attachments( array $posts ): array {
		return array();
	}

	/** @return array<string,array<string,mixed>> Core's parameters with the contract's page size. */
	public function get_collection_params(): array {
		$params                        = parent::get_collection_params();
		$params['per_page']['default'] = $this->page_size();
		return Paging::bounded( $params );
	}

	/** A page of items, with all meta and attachments loaded at once. */
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

	/** The contract's fields, or core's for the editor. */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] || 'HEAD' === $request->get_method() ) {
			return parent::prepare_item_for_response( $item, $request );
		}
		$data = array(
			'id'     => $item->ID,
			'title'  => array( 'rendered' => get_the_title( $item ) ),
			'locale' => Translation_Plugins::language( $item ) ?? Editorial_Types::field( $item->ID, 'locale' ),
		);
		return rest_ensure_response( $this->add_additional_fields_to_object( $data + $this->present( $item ), $request ) );
	}

	/** @return array<string,mixed>|null Image object of the featured image. */
	protected function image( WP_Post $post ): ?array {
		return ( new Images() )->object( (int) get_post_thumbnail_id( $post ) );
	}
}
