<?php
/** Hooks for members' images: their sizes, hidden from the media library, deleted with what they belong to. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;
use WP_Query;

final class Media {

	/**
	 * Members' images get their kind's sizes; all others keep the site's.
	 * @param array<string,mixed> $sizes      Sizes about to be made.
	 * @param array<string,mixed> $image_meta Metadata so far.
	 * @return array<string,mixed>
	 */
	public function sizes( array $sizes, array $image_meta = array(), ?int $id = 0 ): array {
		$kind = $this->kind( (int) $id );
		return $kind ? $kind->sub_sizes() : $sizes;
	}

	/**
	 * No "-scaled" copy beside a member's image: it has been scaled already.
	 * @param array<int> $size Width and height.
	 */
	public function threshold( int|false $threshold, array $size = array(), string $file = '', int $id = 0 ): int|false {
		return $this->kind( $id ) ? false : $threshold;
	}

	/**
	 * Keeps members' images out of the editors' media grid.
	 * @param array<string,mixed> $query Query arguments.
	 * @return array<string,mixed>
	 */
	public function hide_in_library( array $query ): array {
		$query['meta_query']   = (array) ( $query['meta_query'] ?? array() );
		$query['meta_query'][] = array( 'key' => Images::KIND, 'compare' => 'NOT EXISTS' );
		return $query;
	}

	/** The same for the media list of wp-admin. */
	public function hide_in_list( WP_Query $query ): void {
		if ( is_admin() && $query->is_main_query() && 'attachment' === $query->get( 'post_type' ) ) {
			$query->query_vars = $this->hide_in_library( $query->query_vars );
		}
	}

	/**
	 * Core's media route names the files of pictures, also of withheld ones. So only editors may read members' images there.
	 * @param list<string> $caps Capabilities needed.
	 * @param array<mixed> $args The post is the first one.
	 * @return list<string>
	 */
	public function shut( array $caps, string $cap, int $user_id, array $args ): array {
		$post = 'read_post' === $cap && isset( $args[0] ) ? get_post( $args[0] ) : null;
		return $post instanceof WP_Post && $this->kind( $post->ID ) ? array( 'edit_others_posts' ) : $caps;
	}

	public function delete_with_parent( int $post_id, WP_Post $post ): void {
		if ( ! str_starts_with( $post->post_type, 'dmkt_' ) ) {
			return;
		}
		$ids = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'any',
				'post_parent' => $post_id,
				'meta_key'    => Images::KIND,
				'fields'      => 'ids',
				'numberposts' => -1,
			)
		);
		array_map( array( new Images(), 'delete' ), $ids );
	}

	private function kind( int $id ): ?Image_Kind {
		$name = $id > 0 ? Posts::text( $id, Images::KIND ) : '';
		return in_array( $name, Image_Kind::ALL, true ) ? new Image_Kind( $name ) : null;
	}
}
