<?php
/** The lists of readings and past projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Site\Content\Editorial_Types;
use WP_Post;

final class Articles implements Columns {

	public function columns(): array {
		return array(
			'dm_read_time' => __( 'Read time', 'design-marketplace' ),
			'dm_link'      => __( 'Link', 'design-marketplace' ),
			'dm_posted'    => __( 'Posted', 'design-marketplace' ),
		);
	}

	public function orders(): array {
		return array( 'dm_posted' => '{posts}.post_date' );
	}

	public function prime( array $posts ): void {}

	public function cell( string $column, WP_Post $post ): void {
		// phpcs:disable WordPress.Security.EscapeOutput -- each comes escaped.
		echo match ( $column ) {
			'dm_read_time' => Editorial::text( Editorial_Types::field( $post->ID, 'read_time' ) ),
			'dm_link'      => Editorial::link( Editorial_Types::field( $post->ID, 'medium_link' ) ),
			'dm_posted'    => Editorial::date( $post ),
			default        => '',
		};
		// phpcs:enable
	}

	public function filters(): array {
		return array();
	}

	public function condition( string $filter, string $value ): string {
		return '';
	}

	public function search(): array {
		return array();
	}

	public function actions( array $actions, WP_Post $post ): array {
		return $actions;
	}

	public function bulk(): array {
		return array();
	}
}
