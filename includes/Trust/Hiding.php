<?php
/** Hides works and design jobs, and shows them again. Decisions and reasons are made in Deciding. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use WP_Post;

/** The methods hide() and show() must run in a transaction with the locks of author and item. Both may be called again. */
final class Hiding {

	public static function hide( WP_Post $post, int $decision ): void {
		if ( ! Hidden::has( $post->ID ) ) {
			Hidden::add(
				$post->ID,
				$decision,
				self::is_trashed( $post ) ? Posts::text( $post->ID, '_wp_trash_meta_status' ) : $post->post_status
			);
			self::give( $post, Job_Event::Hide, Hidden::STATUS );
			do_action( 'design_marketplace_item_hidden', $post->ID );
		}
	}

	public static function show( WP_Post $post ): void {
		if ( Hidden::has( $post->ID ) ) {
			$before = Hidden::before( $post->ID );
			Hidden::remove( $post->ID );
			self::give( $post, Job_Event::Show, $before );
			do_action( 'design_marketplace_item_shown', $post->ID );
		}
	}

	/**
	 * Keeps hidden works hidden and others visible, however they are written: only a decision changes that. Moving to the trash is allowed.
	 * Job_Writer keeps jobs.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Data given to wp_insert_post().
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $sent ): array {
		if ( Item_Types::WORK !== $data['post_type'] || 'trash' === $data['post_status'] ) {
			return $data;
		}
		$data['post_status'] = Hidden::kept( (int) ( $sent['ID'] ?? 0 ), (string) $data['post_status'] );
		return $data;
	}

	/** Sets the status of an item. One in the trash gets it when it is restored. */
	private static function give( WP_Post $post, Job_Event $event, string $status ): void {
		if ( Item_Types::MISSION === $post->post_type ) {
			Job_Writer::move( $post, $event, array(), $status );
		} elseif ( self::is_trashed( $post ) ) {
			update_post_meta( $post->ID, '_wp_trash_meta_status', $status );
		} elseif ( Item_Types::WORK === $post->post_type ) {
			Work_State::write( $post, Hidden::STATUS === $status ? 'hide' : 'show', before: Work_State::tryFrom( $status ) );
		} else {
			Posts::update( $post, array( 'post_status' => $status ) );
		}
	}

	private static function is_trashed( WP_Post $post ): bool {
		return 'trash' === $post->post_status;
	}
}
