<?php
/**
 * Presents works in the shape of the contract.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Members\Item_Notes;
use DesignMarketplace\Members\Item_Policy;
use DesignMarketplace\Rest\Item_Controller;
use WP_Post;

/**
 * Lists and single works have the same shape.
 *
 * @phpstan-import-type Image from Image_Object
 * @phpstan-import-type Beside from Work_Query
 */
final class Work_Presenter {

	public function __construct( private readonly Images $images = new Images() ) {}

	/**
	 * Works as the current user may see them.
	 *
	 * @param list<WP_Post>     $posts  Works; primed by the query to save queries.
	 * @param array<int,Beside> $beside What belongs to each.
	 * @return list<array<string,mixed>>
	 */
	public function present( array $posts, array $beside ): array {
		$images = $this->images->objects( array_merge( array(), ...array_map( array( $this, 'image_ids' ), $posts ) ) );
		return Item_Notes::add(
			array_map( fn( WP_Post $post ): array => $this->work( $post, $beside[ $post->ID ], $images ), $posts ),
			$posts
		);
	}

	/**
	 * Attachment ids of a work's images, in order.
	 *
	 * @return list<int>
	 */
	public function image_ids( WP_Post $post ): array {
		return array_map( static fn( string $field ): int => (int) Work_Post_Type::field( $post, $field ), Work_Post_Type::images() );
	}

	/**
	 * @param Beside           $beside What belongs to it.
	 * @param array<int,Image> $images Image objects by id.
	 * @return array<string,mixed>
	 */
	private function work( WP_Post $post, array $beside, array $images ): array {
		$work = Item_Controller::common( $post ) + array(
			'title'       => array( 'rendered' => esc_html( $post->post_title ) ),
			'client'      => Work_Post_Type::field( $post, 'client' ),
			'description' => $post->post_content,
			'locale'      => $beside['language'],
			'video_url'   => Work_Post_Type::field( $post, 'video_url' ),
		);
		foreach ( Work_Post_Type::images() as $field ) {
			$work[ $field ] = Image_Object::worded( $images[ (int) Work_Post_Type::field( $post, $field ) ] ?? null, $post->post_title );
		}
		return $work + array(
			'month' => (int) Work_Post_Type::field( $post, 'month' ),
			'year'  => (int) Work_Post_Type::field( $post, 'year' ),
			'skill' => $beside['skills'],
			'can'   => Item_Policy::abilities( $post ),
		);
	}
}
