<?php
/** Decides who may see missions and what they may do with them, and fills `can`. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Item_Policy;
use WP_Post;

/**
 * The rules about what is known of a mission and a user are in Mission_Rules; those that missions share with works in Item_Policy.
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

	public static function can_close( WP_Post $post ): bool {
		return self::rules( $post )->can_close( Item_Policy::can_edit( $post ) );
	}

	public static function is_contractors( WP_Post $post ): bool {
		return self::rules( $post )->is_contractors();
	}

	public static function can_duplicate( WP_Post $post ): bool {
		return self::rules( $post )->can_duplicate();
	}

	public static function can_see_candidates( WP_Post $post ): bool {
		return self::rules( $post )->can_see_candidates( current_user_can( 'manage_options' ) );
	}

	/**
	 * Asks once for the whole page what depends on the user alone.
	 * @param list<WP_Post> $posts
	 * @param array<int,Ties> $ties
	 * @param array<int,bool> $open Whether each accepts applications.
	 * @return array<int,array<string,bool>> By mission.
	 */
	public static function abilities( array $posts, array $ties, array $open ): array {
		$abilities  = Item_Policy::abilities( Mission_Post_Type::NAME, $posts );
		$contractor = self::can_create();
		$manages    = current_user_can( 'manage_options' );
		foreach ( $posts as $post ) {
			$rules = new Mission_Rules( $post, $contractor );

			$abilities[ $post->ID ] += array(
				'close'          => $rules->can_close( $abilities[ $post->ID ]['edit'] ),
				'apply'          => $rules->can_apply( $ties[ $post->ID ]['applied'], $open[ $post->ID ] ),
				'see_candidates' => $rules->can_see_candidates( $manages ),
				'renew'          => $rules->can_renew(),
				'reopen'         => $rules->can_reopen(),
				'duplicate'      => $rules->can_duplicate(),
			);
		}
		return $abilities;
	}

	private static function rules( WP_Post $post ): Mission_Rules {
		return new Mission_Rules( $post, self::can_create() );
	}
}
