<?php
/** Decides who may see and change works, and fills `can`. No other class does. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Item_Policy;
use WP_Post;

final class Work_Policy {

	public static function can_create(): bool {
		return Roles::DESIGNER === Roles::of( wp_get_current_user() );
	}

	/** Every member sees published works. Only those who may change a draft or an unlisted work see it by its id. */
	public static function can_see( WP_Post $post ): bool {
		return Item_Policy::can_see( $post, Work_State::is_published( $post ) || ( Work_State::Unlisted->value === $post->post_status && Item_Policy::can_edit( $post ) ) );
	}
}
