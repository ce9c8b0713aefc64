<?php
/**
 * Decides who may see missions and what they may do with them. It is the only place that decides this, and it fills `can`.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Members\Item_Policy;
use DesignMarketplace\Members\Policy;
use WP_Post;

/**
 * Rules that missions share with works are in Item_Policy.
 *
 * @phpstan-import-type Ties from Mission_Query
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
	 */
	public static function can_see( WP_Post $post ): bool {
		return Item_Policy::can_see( $post, Mission_State::is_published( $post ) );
	}

	/**
	 * Those who may change it, while it is open.
	 */
	public static function can_close( WP_Post $post ): bool {
		return Mission_State::Open === Mission_State::of( $post ) && Item_Policy::can_edit( $post );
	}

	/**
	 * The contractor it is of.
	 */
	public static function is_contractors( WP_Post $post ): bool {
		return Ownership::is_mine( $post ) && self::can_create();
	}

	/**
	 * Its contractor, while it is open.
	 */
	public static function can_renew( WP_Post $post ): bool {
		return Mission_State::Open === Mission_State::of( $post ) && self::is_contractors( $post );
	}

	/**
	 * Its contractor, for some days after the site has closed it.
	 */
	public static function can_reopen( WP_Post $post ): bool {
		return self::has_lapsed_lately( $post ) && self::is_contractors( $post );
	}

	/**
	 * Whether the site has closed a mission and its contractor may open it again.
	 */
	public static function has_lapsed_lately( WP_Post $post ): bool {
		return Mission_State::Closed === Mission_State::of( $post )
			&& Mission_Outcome::Lapsed->value === get_post_meta( $post->ID, Mission_Outcome::META, true )
			&& (string) get_post_meta( $post->ID, Mission_Outcome::CLOSED, true ) >= Clock::gmt(
				-Contract::limit( 'reopen_days' ) * DAY_IN_SECONDS
			);
	}

	/**
	 * Its contractor, unless a decision hides it.
	 */
	public static function can_duplicate( WP_Post $post ): bool {
		return self::is_contractors( $post )
			&& ! in_array( Mission_State::of( $post ), array( null, Mission_State::Hidden, Mission_State::Trashed ), true );
	}

	/**
	 * Any logged-in user who is no contractor, once, while it accepts applications.
	 *
	 * @param bool $applied Whether the user has applied before.
	 */
	public static function can_apply( WP_Post $post, bool $applied ): bool {
		return ! $applied
			&& Policy::can_apply( get_current_user_id(), Ownership::of( $post ), Roles::CONTRACTOR, Deadline::is_open( $post ) );
	}

	/**
	 * The contractor it is of, and those with `manage_options`.
	 */
	public static function can_see_candidates( WP_Post $post ): bool {
		return Ownership::is_mine( $post ) || current_user_can( 'manage_options' );
	}

	/**
	 * The `can` of missions.
	 *
	 * @param list<WP_Post>   $posts
	 * @param array<int,Ties> $ties  What the user has to do with each.
	 * @return array<int,array<string,bool>> By mission.
	 */
	public static function abilities( array $posts, array $ties ): array {
		$abilities = Item_Policy::abilities( Mission_Post_Type::NAME, $posts );
		$manages   = current_user_can( 'manage_options' );
		foreach ( $posts as $post ) {
			$can = $abilities[ $post->ID ];

			$abilities[ $post->ID ] = $can + array(
				'close'          => $can['edit'] && Mission_State::Open === Mission_State::of( $post ),
				'apply'          => self::can_apply( $post, $ties[ $post->ID ]['applied'] ),
				'see_candidates' => $manages || Ownership::is_mine( $post ),
				'renew'          => self::can_renew( $post ),
				'reopen'         => self::can_reopen( $post ),
				'duplicate'      => self::can_duplicate( $post ),
			);
		}
		return $abilities;
	}
}
