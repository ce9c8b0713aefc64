<?php
/** The list of resources: files and films. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Media\File_Object;
use DesignMarketplace\Site\Content\Editorial_Types;
use WP_Post;

final class Resources implements Columns {

	private const KIND = 'dm_kind';

	public function columns(): array {
		return array(
			'dm_file'     => __( 'File', 'design-marketplace' ),
			'dm_video'    => __( 'Video', 'design-marketplace' ),
			'dm_duration' => __( 'Duration', 'design-marketplace' ),
			'dm_changed'  => __( 'Last update', 'design-marketplace' ),
		);
	}

	public function orders(): array {
		return array( 'dm_changed' => '{posts}.post_modified' );
	}

	public function prime( array $posts ): void {
		$files = array_map( static fn( WP_Post $post ): int => (int) Editorial_Types::field( $post->ID, 'file' ), $posts );
		_prime_post_caches( array_values( array_filter( $files ) ), false, true );
	}

	public function cell( string $column, WP_Post $post ): void {
		// phpcs:disable WordPress.Security.EscapeOutput -- each comes escaped.
		echo match ( $column ) {
			'dm_file'     => $this->file( $post ),
			'dm_video'    => Editorial::link( Editorial_Types::field( $post->ID, 'youtube_link' ) ),
			'dm_duration' => Editorial::text( Editorial_Types::field( $post->ID, 'youtube_duration' ) ),
			'dm_changed'  => esc_html( (string) get_the_modified_date( '', $post ) ),
			default       => '',
		};
		// phpcs:enable
	}

	public function filters(): array {
		return array(
			self::KIND => array(
				'label'   => __( 'Filter by kind', 'design-marketplace' ),
				'choices' => array(
					''      => __( 'Files and videos', 'design-marketplace' ),
					'file'  => __( 'With a file', 'design-marketplace' ),
					'video' => __( 'With a video', 'design-marketplace' ),
				),
			),
		);
	}

	public function condition( string $filter, string $value ): string {
		return 'COALESCE( ' . Editorial::order( 'file' === $value ? 'file' : 'youtube_link' ) . ", '' ) NOT IN ( '', '0' )";
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

	private function file( WP_Post $post ): string {
		$file = File_Object::of( (int) Editorial_Types::field( $post->ID, 'file' ) );
		return $file
			? sprintf(
				'<a href="%s">%s</a> (%s)',
				esc_url( $file['url'] ),
				esc_html( wp_basename( $file['url'] ) ),
				esc_html( (string) size_format( $file['filesize'] ) )
			)
			: '—';
	}
}
