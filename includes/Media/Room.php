<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'intermediate_image_sizes_advanced', Media::class, 'sizes', 10, 3 ),
			array( 'big_image_size_threshold', Media::class, 'threshold', 10, 4 ),
			array( 'ajax_query_attachments_args', Media::class, 'hide_in_library' ),
			array( 'pre_get_posts', Media::class, 'hide_in_list' ),
			array( 'map_meta_cap', Media::class, 'shut', 10, 4 ),
			array( 'before_delete_post', Media::class, 'delete_with_parent', 10, 2 ),
			array( 'delete_attachment', Withheld::class, 'forget' ),
			array( 'design_marketplace_transaction_undone', Leftovers::class, 'clean', 10, 0 ),
			array( 'design_marketplace_transaction_done', Gone::class, 'tell', 10, 0 ),
		);
	}

	public static function links(): array {
		return array( 'design_marketplace_picture' => array( Withheld_Link::class, 'answer' ) );
	}

	public static function modules(): array {
		return array( Sweeper::class );
	}
}
