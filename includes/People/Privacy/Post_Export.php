<?php
/** A member's posts as data, for exports. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld_Link;
use WP_Post;

final class Post_Export {

	/** @return list<array<string,mixed>> A member's posts of a type, trash included, with their meta and skills. */
	public function of( string $type, int $user_id ): array {
		$posts = get_posts(
			array(
				'post_type'      => $type,
				'author'         => $user_id,
				'post_status'    => array_keys( get_post_stati() ),
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			)
		);
		return array_map(
			array( $this, 'post' ),
			array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) )
		);
	}

	/** @return array<string,mixed> */
	private function post( WP_Post $post ): array {
		$data = array(
			'id'       => $post->ID,
			'status'   => $post->post_status,
			'title'    => $post->post_title,
			'content'  => '' === $post->post_content ? $post->post_excerpt : $post->post_content,
			'parent'   => $post->post_parent,
			'created'  => str_replace( ' ', 'T', $post->post_date_gmt ) . 'Z',
			'modified' => str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
		);
		foreach ( array_keys( (array) get_post_meta( $post->ID ) ) as $key ) {
			if ( preg_match( '/^_?design_marketplace_(.+)$/', (string) $key, $name ) ) {
				$data[ $name[1] ] = get_post_meta( $post->ID, (string) $key, true );
			}
		}
		if ( is_object_in_taxonomy( $post->post_type, Skills::TAXONOMY ) ) {
			$skills         = get_the_terms( $post, Skills::TAXONOMY );
			$data['skills'] = is_array( $skills ) ? wp_list_pluck( $skills, 'name' ) : array();
		}
		$images         = get_children(
			array(
				'post_parent' => $post->ID,
				'post_type'   => 'attachment',
				'post_status' => 'any',
				'meta_key'    => Images::KIND,
				'fields'      => 'ids',
			)
		);
		$data['images'] = array_values(
			array_filter( array_map( static fn( mixed $id ): ?string => Withheld_Link::for_export( (int) $id ), (array) $images ) )
		);
		return $data;
	}
}
