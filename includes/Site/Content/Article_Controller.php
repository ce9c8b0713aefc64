<?php
/** GET /reading and GET /past_project: articles that are published elsewhere. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;

final class Article_Controller extends Editorial_Controller {

	/** Past projects are shown page by page. */
	protected function page_size(): int {
		return Item_Types::PAST_PROJECT === $this->post_type ? Contract::limit( 'collection_default' ) : parent::page_size();
	}

	protected function present( WP_Post $post ): array {
		return array(
			'excerpt'     => array( 'rendered' => $this->excerpt( $post ) ),
			'image'       => $this->image( $post ),
			'date'        => (string) mysql_to_rfc3339( $post->post_date ),
			'date_gmt'    => (string) mysql_to_rfc3339( $post->post_date_gmt ),
			'read_time'   => Editorial_Types::field( $post->ID, 'read_time' ),
			'medium_link' => Editorial_Types::field( $post->ID, 'medium_link' ),
		);
	}

	private function excerpt( WP_Post $post ): string {
		if ( post_password_required( $post ) ) {
			return '';
		}
		// Core's two filters, as in its posts controller.
		$excerpt = apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's hook.
		return (string) apply_filters( 'the_excerpt', $excerpt ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's hook.
	}
}
