<?php
/** Administrators' notes about an item, which only its author sees. The trust room adds them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

final class Item_Notes {

	/** Filter that returns fields by post id, for the posts it gets. */
	public const FILTER = 'design_marketplace_item_notes';

	/**
	 * Adds the notes to the current user's own items.
	 * @param list<array<string,mixed>> $items Items as presented.
	 * @param list<WP_Post>             $posts Their posts, in the same order.
	 * @return list<array<string,mixed>>
	 */
	public static function add( array $items, array $posts ): array {
		$own = array_values( array_filter( $posts, static fn( WP_Post $post ): bool => Ownership::is_mine( $post ) ) );
		if ( ! $own ) {
			return $items;
		}
		/** @var array<int,array<string,mixed>> $notes */
		$notes = apply_filters( self::FILTER, array(), $own ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
		return array_map( static fn( array $item ): array => $item + ( $notes[ $item['id'] ] ?? array() ), $items );
	}
}
