<?php
/** Records which fields of a member's work or design job were corrected in wp-admin, so that the member is told. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

final class Item_Corrections {

	/** @return array<string,mixed> The current texts and fields, to compare them later. */
	public static function state( WP_Post $post ): array {
		return array(
			'title'       => $post->post_title,
			'description' => $post->post_content,
		) + Member_Items::values( $post );
	}

	/** @param array<string,mixed> $before Result of state(), from before core has stored the form. */
	public static function compare( int $post_id, array $before ): void {
		$post   = get_post( $post_id );
		$now    = $post instanceof WP_Post ? self::state( $post ) : array();
		$differ = static fn( string $field ): bool => $now[ $field ] !== $before[ $field ];
		$fields = array_values( array_filter( array_keys( $now ), $differ ) );
		if ( $post instanceof WP_Post && $fields ) {
			Transaction::run(
				static function () use ( $post, $fields ): ?WP_Error {
					$gone = Account_Lock::hold( Ownership::of( $post ) );
					if ( ! $gone ) {
						self::note( $post, $fields );
					}
					return $gone;
				}
			);
		}
	}

	/** @param list<string> $fields Corrected by somebody other than the member. Call it within the transaction of the change. */
	public static function note( WP_Post $post, array $fields ): void {
		if ( $fields && ! Ownership::is_mine( $post ) ) {
			( new On_Behalf() )->corrected( Reported_Item::item( $post ), $fields );
		}
	}
}
