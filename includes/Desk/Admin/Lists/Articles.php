<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use WP_Post;

/** The lists of readings and past projects. */
final class Articles extends Columns {

	public function columns(): array {
		return array(
			'dm_read_time' => self::text( __( 'Read time', 'design-marketplace' ), 'read_time' ),
			'dm_link'      => self::address( __( 'Link', 'design-marketplace' ), 'medium_link' ),
			'dm_posted'    => array(
				__( 'Posted', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html(
					( 'publish' === $post->post_status ? '' : Missions::status( $post->post_status ) . ', ' ) . get_the_date( '', $post )
				),
				'{posts}.post_date',
			),
		);
	}
}
