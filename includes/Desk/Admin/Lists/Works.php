<?php
/** The list of works. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Screens\Give_Work;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Portfolio\Work_Post_Type;
use WP_Post;

final class Works implements Columns {

	public function columns(): array {
		return array(
			'dm_image'  => __( 'Picture', 'design-marketplace' ),
			'dm_owner'  => __( 'Designer', 'design-marketplace' ),
			'dm_skill'  => __( 'Skills', 'design-marketplace' ),
			'dm_client' => __( 'Client', 'design-marketplace' ),
			'dm_status' => __( 'Status', 'design-marketplace' ),
			'dm_posted' => __( 'Posted', 'design-marketplace' ),
		);
	}

	public function orders(): array {
		global $wpdb;
		return array(
			'dm_owner'  => "( SELECT u.display_name FROM {$wpdb->users} u WHERE u.ID = {posts}.post_author )",
			'dm_skill'  => Skill_Filter::order(),
			'dm_client' => "( SELECT m.meta_value FROM {$wpdb->postmeta} m WHERE m.post_id = {posts}.ID AND m.meta_key = '"
				. Work_Post_Type::key( 'client' )
				. "' LIMIT 1 )",
			'dm_status' => '{posts}.post_status',
			'dm_posted' => '{posts}.post_date',
		);
	}

	public function prime( array $posts ): void {
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$images = array_map( static fn( WP_Post $post ): int => (int) Work_Post_Type::field( $post, 'image' ), $posts );
		_prime_post_caches( array_values( array_filter( $images ) ), false, true );
	}

	public function cell( string $column, WP_Post $post ): void {
		// phpcs:disable WordPress.Security.EscapeOutput -- each comes escaped.
		echo match ( $column ) {
			'dm_image'  => wp_get_attachment_image(
				(int) Work_Post_Type::field( $post, 'image' ),
				array( 60, 60 ),
				false,
				array( 'alt' => '' )
			),
			'dm_owner'  => People::link( (int) $post->post_author, $post->post_type ),
			'dm_skill'  => Skill_Filter::cell( $post ),
			'dm_client' => esc_html( Work_Post_Type::field( $post, 'client' ) ),
			'dm_status' => esc_html(
				Work_State::is_published( $post ) ? __( 'Published', 'design-marketplace' ) : Missions::status( $post->post_status )
			),
			'dm_posted' => esc_html( (string) get_the_date( '', $post ) ),
			default     => '',
		};
		// phpcs:enable
	}

	public function filters(): array {
		return array( Skill_Filter::PARAMETER => Skill_Filter::filter() );
	}

	public function condition( string $filter, string $value ): string {
		return Skill_Filter::condition( $value );
	}

	public function search(): array {
		global $wpdb;
		return array( "{posts}.post_author IN ( SELECT u.ID FROM {$wpdb->users} u WHERE u.display_name LIKE %s )" );
	}

	public function actions( array $actions, WP_Post $post ): array {
		$url = Work_State::is_published( $post ) ? People::profile_url( (int) $post->post_author ) : '';
		if ( '' !== $url ) {
			$actions['view'] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'View portfolio', 'design-marketplace' ) );
		}
		if ( Give_Work::may( $post ) ) {
			$actions['dm_give'] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( Give_Work::url( $post->ID ) ),
				esc_html__( 'Give to another member…', 'design-marketplace' )
			);
		}
		return $actions;
	}

	public function bulk(): array {
		return array( Draft_Works::BULK => __( 'Back to draft', 'design-marketplace' ) );
	}

	/** Month and year of a work in words. */
	public static function made( WP_Post $post ): string {
		$month = Contract::enum( 'months' )[ Work_Post_Type::field( $post, 'month' ) ] ?? '';
		return trim( $month . ' ' . Work_Post_Type::field( $post, 'year' ) );
	}
}
