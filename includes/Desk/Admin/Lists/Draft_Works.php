<?php
/** Turns works back into drafts, which only their designers see. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Item_Corrections;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Portfolio\Work_Service;
use WP_Post;

final class Draft_Works {

	public const BULK = 'dm_draft';

	/**
	 * Runs the bulk action. Core has checked the nonce.
	 *
	 * @param string     $back Core's address to return to.
	 * @param array<int> $ids  Chosen posts.
	 */
	public function draft( string $back, string $action, array $ids ): string {
		if ( self::BULK !== $action ) {
			return $back;
		}
		// For 0, get_post() answers the global post.
		$ids = array_filter( array_map( 'intval', $ids ) );
		_prime_post_caches( $ids, false, false );
		$done = 0;
		foreach ( array_map( 'get_post', $ids ) as $post ) {
			$is_shown = $post instanceof WP_Post
				&& Work_Post_Type::NAME === $post->post_type
				&& Work_State::is_published( $post )
				&& Item_Policy::can_edit( $post );
			$note     = static fn( WP_Post $work ) => Item_Corrections::note( $work, array( 'status' ) );
			if ( $is_shown && null === ( new Work_Service() )->update( $post->ID, array(), array(), Work_State::Draft->value, $note ) ) {
				++$done;
			}
		}
		Notices::keep(
			0 === $done
				? __( 'None of these projects is published.', 'design-marketplace' )
				: sprintf(
					/* translators: %s: number of projects. */
					_n( '%s project is a draft again.', '%s projects are drafts again.', $done, 'design-marketplace' ),
					number_format_i18n( $done )
				),
			0 === $done ? 'error' : 'success'
		);
		return $back;
	}
}
