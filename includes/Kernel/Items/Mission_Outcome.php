<?php
/** The outcome of a mission. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

/** Kept as the mission's meta. A closed mission without one ended without a word about it. */
enum Mission_Outcome: string {

	case Here      = 'here';
	case Elsewhere = 'elsewhere';
	case Cancelled = 'cancelled';
	case Lapsed    = 'lapsed';

	public const META = '_design_marketplace_outcome';

	/** Meta of a mission: GMT time it was closed. One closed before this was noted counts from its last change. */
	public const CLOSED = '_design_marketplace_closed_gmt';

	/** @return 'filled'|'called_off'|'closed'|'lapsed' The outcome of a closed mission as applicants are told it. */
	public static function for_applicants( ?self $outcome ): string {
		return match ( $outcome ) {
			self::Here, self::Elsewhere => 'filled',
			self::Cancelled             => 'called_off',
			self::Lapsed                => 'lapsed',
			null                        => 'closed',
		};
	}

	/** Whether the site has closed a mission and its contractor may open it again. */
	public static function has_lapsed_lately( WP_Post $mission ): bool {
		return Mission_State::Closed === Mission_State::of( $mission )
			&& self::Lapsed->value === get_post_meta( $mission->ID, self::META, true )
			&& Posts::text( $mission->ID, self::CLOSED ) >= Clock::gmt(
				-Contract::limit( 'reopen_days' ) * DAY_IN_SECONDS
			);
	}
}
