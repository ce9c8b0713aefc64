<?php
/** Decides who may see and change works, and fills `can`. No other class does. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;
use WP_Post;

final class Work_Policy {

	public static function can_create(): bool {
		return Roles::DESIGNER === Roles::of( wp_get_current_user() );
	}

	/**
	 * Whether the current user may ask for the works of a designer.
	 * @param string|null $open How far the portfolio is open; null where there is no such designer.
	 */
	public static function reads_portfolio( ?string $open ): bool {
		return is_user_logged_in() || ! in_array( $open, array( null, Policy::CLOSED ), true );
	}

	/** The same for one work, which the reader may still not see. */
	public static function may_ask_for( int $id ): bool {
		$post  = is_user_logged_in() ? null : get_post( $id );
		$owner = $post instanceof WP_Post && Work_Post_Type::NAME === $post->post_type ? Ownership::of( $post ) : 0;
		return self::reads_portfolio(
			Roles::DESIGNER === Roles::of( $owner ) ? Policy::openness( Member_Fields::read( $owner ) ) : null
		);
	}

	/** Every member sees published works. Only those who may change a draft or an unlisted work see it by its id. */
	public static function can_see( WP_Post $post ): bool {
		$is_own = Work_State::Unlisted->value === $post->post_status && Item_Policy::can_edit( $post );
		return Item_Policy::can_see( $post, $is_own || Work_State::is_published( $post ) );
	}
}
