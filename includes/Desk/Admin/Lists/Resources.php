<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Site\Content\Editorial_Types;
use WP_Post;

/** The list of resources: files and films. */
final class Resources extends Columns {

	public function columns(): array {
		return array(
			'dm_file'     => array( __( 'File', 'design-marketplace' ), self::file( ... ) ),
			'dm_video'    => self::address( __( 'Video', 'design-marketplace' ), 'youtube_link' ),
			'dm_duration' => self::text( __( 'Duration', 'design-marketplace' ), 'youtube_duration' ),
			'dm_changed'  => array(
				__( 'Last update', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( (string) get_the_modified_date( '', $post ) ),
				'{posts}.post_modified',
			),
		);
	}

	public function prime( array $posts ): void {
		$files = array_map( static fn( WP_Post $post ): int => (int) Editorial_Types::field( $post->ID, 'file' ), $posts );
		_prime_post_caches( array_values( array_filter( $files ) ), false, true );
	}

	public function filters(): array {
		return array(
			'dm_kind' => array(
				'label'   => __( 'Filter by kind', 'design-marketplace' ),
				'choices' => array(
					''      => __( 'Files and videos', 'design-marketplace' ),
					'file'  => __( 'With a file', 'design-marketplace' ),
					'video' => __( 'With a video', 'design-marketplace' ),
				),
				'sql'     => static fn( string $value ): string =>
					'COALESCE( ' . self::field( 'file' === $value ? 'file' : 'youtube_link' ) . ", '' ) NOT IN ( '', '0' )",
			),
		);
	}

	private static function file( WP_Post $post ): string {
		$file = Ui::file( (int) Editorial_Types::field( $post->ID, 'file' ) );
		return '' === $file ? '—' : $file;
	}
}
