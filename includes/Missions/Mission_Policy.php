<?php
/**
 * Who may see and do what with missions: the one place that decides, and that fills `can`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Members\Item_Policy;
use DesignMarketplace\Members\Policy;
use WP_Post;

/**
 * What missions share with works is asked of Item_Policy.
 */
final class Mission_Policy {

	/**
	 * Contractors post missions.
	 */
	public static function can_create(): bool {
		return Roles::CONTRACTOR === Roles::of( wp_get_current_user() );
	}

	/**
	 * Open and closed missions are there for every member, the others for those Item_Policy names.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_see( WP_Post $post ): bool {
		return Item_Policy::can_see( $post, Mission_State::is_published( $post ) );
	}

	/**
	 * Those who may change it, while it is open.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_close( WP_Post $post ): bool {
		return Mission_State::Open === Mission_State::of( $post ) && Item_Policy::can_edit( $post );
	}

	/**
	 * Anyone logged in who is no contractor, once, while it takes applications.
	 *
	 * @param WP_Post $post    Mission.
	 * @param bool    $applied Whether the user has applied before.
	 */
	public static function can_apply( WP_Post $post, bool $applied ): bool {
		return ! $applied && Policy::can_apply( get_current_user_id(), Ownership::of( $post ), Roles::CONTRACTOR, Deadline::is_open( $post ) );
	}

	/**
	 * The contractor it is of, and those with `manage_options`.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_see_candidates( WP_Post $post ): bool {
		return Ownership::is_mine( $post ) || current_user_can( 'manage_options' );
	}
}
