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
use DesignMarketplace\People\Privacy\Post_Export;
use WP_Post;
use WP_User;

final class Works implements Erases_People, Has_Limits, Has_Personal_Data, Has_Content {

	public function post_types(): array {
		return array( Work_Post_Type::NAME => true );
	}

	public function export( WP_User $user ): array {
		return array( 'works' => ( new Post_Export() )->of( Work_Post_Type::NAME, $user->ID ) );
	}

	public function groups(): array {
		return array( 'works' => __( 'Portfolio projects', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array();
	}

	public function limits(): array {
		return array( 'work' => array( 'account' => array( 60, DAY_IN_SECONDS ) ) );
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
