<?php
/**
 * Who may see and do what with works: the one place that decides, and that fills `can`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Content\Work_State;
use DesignMarketplace\Members\Item_Policy;
use WP_Post;

/**
 * What works share with missions is asked of Item_Policy.
 */
final class Work_Policy {

	/**
	 * Designers add works.
	 */
	public static function can_create(): bool {
		return Roles::DESIGNER === Roles::of( wp_get_current_user() );
	}

	/**
	 * Published works are there for every member, drafts for those who may change them.
	 *
	 * @param WP_Post $post Work.
	 */
	public static function can_see( WP_Post $post ): bool {
		return Item_Policy::can_see( $post, Work_State::is_published( $post ) );
	}
}
