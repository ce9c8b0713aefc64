<?php
/** The works room: designers' portfolio projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\Media\Withheld_Link;
use DesignMarketplace\People\Privacy\Post_Export;
use WP_Post;
use WP_User;

final class Works implements Erases_People, Has_Limits, Has_Personal_Data, Has_Content {

	public function post_types(): array {
		return array( Work_Post_Type::NAME => true );
	}

	public function export( WP_User $user ): array {
		return array( 'works' => array_map( self::exported( ... ), ( new Post_Export() )->of( Work_Post_Type::NAME, $user->ID ) ) );
	}

	/**
	 * Adds what core's columns hold, and each picture with its words. Where a work is says its link.
	 * @param array<string,mixed> $work Row of Post_Export.
	 * @return array<string,mixed>
	 */
	private static function exported( array $work ): array {
		$post = get_post( (int) $work['id'] );
		if ( ! $post instanceof WP_Post ) {
			return $work;
		}
		$path    = Work_Address::path( $post );
		$picture = static fn( int $id ): array => array(
			'url'     => Withheld_Link::for_export( $id ),
			'alt'     => Image_Words::alt( $id ),
			'caption' => Image_Words::caption( $id ),
		);
		return array(
			'pictures'   => array_map( $picture, Work_Post_Type::pictures( $post ) ),
			'visibility' => Work_Address::visibility( $post ),
			'link'       => '' === $path ? '' : home_url( $path ),
			'order'      => $post->menu_order,
		) + array_diff_key( $work, array( 'key' => true ) );
	}

	public function groups(): array {
		return array( 'works' => __( 'Portfolio projects', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array();
	}

	public function limits(): array {
		return array(
			'work'             => array( 'account' => array( 60, DAY_IN_SECONDS ) ),
			'portfolio'        => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
			'portfolio_import' => array( 'account' => array( 5, DAY_IN_SECONDS ) ),
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		if ( $is_member ) {
			Posts::erase_all( Work_Post_Type::NAME, $user_id );
		}
	}

	/** Tells the other rooms when a work is published; not when an importer does so. */
	public function announce( string $now, string $before, WP_Post $post ): void {
		if (
			Work_Post_Type::NAME === $post->post_type && Work_State::Published->value === $now && Work_State::Published->value !== $before
				&& ! Imported::is_written( $post, $before )
		) {
			do_action( 'design_marketplace_work_published', $post->ID );
		}
	}
}
