<?php
/** Follows what happens to the posts of design jobs and applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Jobs\Applications\Application_Erasure;
use DesignMarketplace\Jobs\Applications\Application_Post_Type;
use DesignMarketplace\Jobs\Applications\Application_State;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Saved\Saved_Jobs;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

final class Post_Changes {

	/** Tells other rooms that a mission is published, or restored from the trash; not when an importer does so. */
	public function announce( string $now, string $before, WP_Post $post ): void {
		if (
			Item_Types::MISSION === $post->post_type && Mission_State::Open->value === $now && Mission_State::Open->value !== $before
				&& ! Imported::is_written( $post, $before )
		) {
			do_action( 'design_marketplace_mission_published', $post->ID );
		}
	}

	/** When an application goes to the trash, its author may apply again. */
	public function follow_trash( string $now, string $before, WP_Post $post ): void {
		if ( ! Application_Post_Type::is( $post ) || $now === $before ) {
			return;
		}
		if ( Application_State::Trashed->value === $now ) {
			Application_Table::set_aside( $post->ID );
		} elseif ( Application_State::Trashed->value === $before && Application_State::Sent->value === $now ) {
			Application_Table::restore( $post->post_parent, Ownership::of( $post ), $post->ID, $post->post_date_gmt );
		}
	}

	/** The same for an application that is deleted for good. */
	public function release( int $post_id, WP_Post $post ): void {
		if ( Application_Post_Type::is( $post ) ) {
			Application_Table::release( $post_id );
		}
	}

	/**
	 * Tells the candidates of an open mission that goes to the trash. If it comes back before their emails are sent, these are
	 * cancelled.
	 */
	public function follow_mission( string $now, string $before, WP_Post $post ): void {
		if ( Item_Types::MISSION !== $post->post_type ) {
			return;
		}
		if ( Mission_State::Trashed->value === $now && Mission_State::Open->value === $before ) {
			Transaction::run( static fn() => ( new Closing() )->tell( $post ) );
		} elseif ( Mission_State::Trashed->value === $before && Mission_State::Open->value === $now ) {
			( new Closing() )->untell( $post->ID );
		}
	}

	/** When a mission is deleted for good, tells the candidates of an open one, and erases all its applications. */
	public function erase_with_mission( int $post_id, WP_Post $post ): void {
		if ( Item_Types::MISSION !== $post->post_type ) {
			return;
		}
		Transaction::run(
			static function () use ( $post ): void {
				( new Closing() )->tell_before_erasure( $post );
				( new Application_Erasure() )->of_mission( $post->ID );
				Saved_Jobs::forget( $post->ID );
			}
		);
	}
}
