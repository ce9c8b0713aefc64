<?php
/** Decides who may see missions and what they may do with them, and fills `can`. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\People\Members\Policy;
use WP_Post;

/**
 * The rules that missions share with works are in Item_Policy.
 *
 * @phpstan-import-type Ties from Mission_Query
 */
final class Mission_Policy {

	/** Contractors post missions. */
	public static function can_create(): bool {
		return Roles::CONTRACTOR === Roles::of( wp_get_current_user() );
	}

	/** Open and closed missions are there for every member, the others for those Item_Policy names. */
	public static function can_see( WP_Post $post ): bool {
		return Item_Policy::can_see( $post, Mission_State::is_published( $post ) );
	}

	/** Those who may change it, while it is open. */
	public static function can_close( WP_Post $post ): bool {
		return Item_Policy::can_edit( $post ) && Job_Graph::allows( Job_Event::Close, Mission_State::of( $post ) );
	}

	/** The contractor it is of. */
	public static function is_contractors( WP_Post $post ): bool {
		return Ownership::is_mine( $post ) && self::can_create();
	}

	/** Its contractor, unless a decision hides it. */
	public static function can_duplicate( WP_Post $post ): bool {
		return self::is_contractors( $post ) && Job_Graph::allows( Job_Event::Duplicate, Mission_State::of( $post ) );
	}

	/** The contractor it is of, and those with `manage_options`. */
	public static function can_see_candidates( WP_Post $post ): bool {
		return Ownership::is_mine( $post ) || current_user_can( 'manage_options' );
	}

	/**
	 * Any logged-in user who is not a contractor may apply, once, while it accepts applications, and save it or take it off again.
	 * Its contractor may renew an open one, and
	 * reopen one for some days after the site has closed it.
	 * @param list<WP_Post> $posts
	 * @param array<int,Ties> $ties
	 * @param array<int,bool> $open Whether each accepts applications.
	 * @return array<int,array<string,bool>> The `can` of missions.
	 */
	public static function abilities( array $posts, array $ties, array $open ): array {
		$abilities = array();
		$viewer    = get_current_user_id();
		foreach ( $posts as $post ) {
			$state  = Mission_State::of( $post );
			$can    = Item_Policy::abilities( $post );
			$by_own = static fn( Job_Event $event ): bool => Job_Graph::allows( $event, $state ) && self::is_contractors( $post );

			$may = static fn( bool $is_open ): bool => Policy::can_apply( $viewer, Ownership::of( $post ), Roles::CONTRACTOR, $is_open );

			$abilities[ $post->ID ] = $can + array(
				'close'          => $can['edit'] && Job_Graph::allows( Job_Event::Close, $state ),
				'apply'          => ! $ties[ $post->ID ]['applied'] && $may( $open[ $post->ID ] ),
				'save'           => $may( $open[ $post->ID ] || $ties[ $post->ID ]['saved'] ),
				'see_candidates' => self::can_see_candidates( $post ),
				'renew'          => $by_own( Job_Event::Renew ),
				'reopen'         => $by_own( Job_Event::Reopen ) && Mission_Outcome::has_lapsed_lately( $post ),
				'duplicate'      => $by_own( Job_Event::Duplicate ),
			);
		}
		return $abilities;
	}
}
