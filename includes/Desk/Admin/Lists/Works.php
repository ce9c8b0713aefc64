<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Member_Items;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Screens\Give_Work;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Portfolio\Work_Service;
use WP_Post;

final class Works extends Columns {

	/** The bulk action that turns works back into drafts, which only their designers see. */
	public const BULK = 'dm_draft';

	public const SEARCH = array( '{posts}.post_author IN ( SELECT u.ID FROM {users} u WHERE u.display_name LIKE %s )' );

	public function columns(): array {
		return array(
			'dm_image'  => array( __( 'Picture', 'design-marketplace' ), self::picture( ... ) ),
			'dm_owner'  => self::owner( __( 'Designer', 'design-marketplace' ) ),
			'dm_skill'  => Skill_Filter::column( __( 'Skills', 'design-marketplace' ) ),
			'dm_client' => array(
				__( 'Client', 'design-marketplace' ),
				static fn( WP_Post $post ): string => esc_html( Work_Post_Type::field( $post, 'client' ) ),
				self::meta( Work_Post_Type::key( 'client' ) ),
			),
			'dm_status' => array( __( 'Status', 'design-marketplace' ), self::status( ... ), '{posts}.post_status' ),
			'dm_posted' => self::posted( __( 'Posted', 'design-marketplace' ) ),
		);
	}

	public function prime( array $posts ): void {
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$images = array_map( static fn( WP_Post $post ): int => (int) Work_Post_Type::field( $post, 'image' ), $posts );
		_prime_post_caches( array_values( array_filter( $images ) ), false, true );
	}

	public function filters(): array {
		return array( Skill_Filter::PARAMETER => Skill_Filter::filter() );
	}

	public function search(): array {
		return self::SEARCH;
	}

	public function actions( array $actions, WP_Post $post ): array {
		$url = Work_State::is_published( $post ) ? People::profile_url( (int) $post->post_author ) : '';
		if ( '' !== $url ) {
			$actions['view'] = Ui::link( $url, __( 'View portfolio', 'design-marketplace' ) );
		}
		if ( Give_Work::may( $post ) ) {
			$actions['dm_give'] = Ui::link( Give_Work::url( $post->ID ), __( 'Give to another member…', 'design-marketplace' ) );
		}
		return $actions;
	}

	public function bulk(): array {
		return array( self::BULK => __( 'Back to draft', 'design-marketplace' ) );
	}

	/** @param array<int> $ids Chosen posts. Core has checked the nonce. */
	public function draft( string $back, string $action, array $ids ): string {
		if ( self::BULK !== $action ) {
			return $back;
		}
		// For 0, get_post() answers the global post.
		$ids = array_filter( array_map( 'intval', $ids ) );
		_prime_post_caches( $ids, false, false );
		$done = 0;
		foreach ( array_map( 'get_post', $ids ) as $post ) {
			$is_shown = $post instanceof WP_Post
				&& Work_Post_Type::NAME === $post->post_type
				&& Work_State::is_published( $post )
				&& Item_Policy::can_edit( $post );
			$note     = static fn( WP_Post $work ) => Member_Items::note( $work, array( 'status' ) );
			if ( $is_shown && null === ( new Work_Service() )->update( $post->ID, array(), array(), Work_State::Draft->value, $note ) ) {
				++$done;
			}
		}
		if ( 0 === $done ) {
			Notices::keep( __( 'None of these projects is published.', 'design-marketplace' ), 'error' );
		} else {
			/* translators: %s: number of projects. */
			$said = _n( '%s project is a draft again.', '%s projects are drafts again.', $done, 'design-marketplace' );
			Notices::keep( Ui::counted( $said, $done ) );
		}
		return $back;
	}

	private static function picture( WP_Post $post ): string {
		return wp_get_attachment_image( (int) Work_Post_Type::field( $post, 'image' ), array( 60, 60 ), false, array( 'alt' => '' ) );
	}

	private static function status( WP_Post $post ): string {
		$is_published = Work_State::is_published( $post );
		return esc_html( $is_published ? __( 'Published', 'design-marketplace' ) : Missions::status( $post->post_status ) );
	}
}
