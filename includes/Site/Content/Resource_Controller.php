<?php
/** GET /resource: tools to download or to watch. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Media\File_Object;
use WP_Post;

final class Resource_Controller extends Editorial_Controller {

	protected function attachments( array $posts ): array {
		return array_map( static fn( WP_Post $post ): int => (int) Editorial_Types::field( $post->ID, 'file' ), $posts );
	}

	protected function present( WP_Post $post ): array {
		$link = Editorial_Types::field( $post->ID, 'youtube_link' );
		return array(
			'description'  => Editorial_Types::field( $post->ID, 'description' ),
			'image'        => $this->image( $post ),
			'file'         => File_Object::of( (int) Editorial_Types::field( $post->ID, 'file' ) ),
			'youtube'      => '' === $link ? null : array(
				'link'     => $link,
				'duration' => Editorial_Types::field( $post->ID, 'youtube_duration' ),
			),
			'modified'     => (string) mysql_to_rfc3339( $post->post_modified ),
			'modified_gmt' => (string) mysql_to_rfc3339( $post->post_modified_gmt ),
		);
	}
}
