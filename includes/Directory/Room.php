<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'clean_post_cache', Directory::class, 'post_changed', 10, 2 ),
			array( 'post_updated', Directory::class, 'author_changed', 10, 3 ),
			array( 'set_object_terms', Directory::class, 'terms_set', 10, 4 ),
			array( 'deleted_term_relationships', Directory::class, 'terms_deleted', 10, 3 ),
			array( 'delete_dmkt_skill', Directory::class, 'skill_deleted' ),
			array( 'added_post_meta', Directory::class, 'post_meta_changed', 10, 3 ),
			array( 'updated_post_meta', Directory::class, 'post_meta_changed', 10, 3 ),
			array( 'deleted_post_meta', Directory::class, 'post_meta_changed', 10, 3 ),
			array( 'added_user_meta', Directory::class, 'user_meta_changed', 10, 3 ),
			array( 'updated_user_meta', Directory::class, 'user_meta_changed', 10, 3 ),
			array( 'deleted_user_meta', Directory::class, 'user_meta_changed', 10, 3 ),
			array( 'delete_attachment', Directory::class, 'picture_deleted' ),
			array( 'profile_update', Indexer::class, 'touch_everywhere' ),
			...self::on_setting( 'regions', Directory::class, 'rebuild_later' ),
			...self::on_setting( 'universities', Directory::class, 'rebuild_later' ),
			array( 'design_marketplace_reindex', Indexer::class, 'rebuild', 10, 0 ),
			array( 'design_marketplace_figures', Directory::class, 'add_figures' ),
			array( 'design_marketplace_hero', Hero_Data::class, 'fill' ),
			array( 'design_marketplace_skill_figures', Totals::class, 'by_skill', 10, 0 ),
			// Users find their own change at once, also in the answer to the write.
			array( 'design_marketplace_transaction_done', Indexer::class, 'flush', 10, 0 ),
			array( 'shutdown', Indexer::class, 'flush_at_end', 0, 0 ),
			array( 'design_marketplace_members_indexed', Roster::class, 'write' ),
			array( 'design_marketplace_transaction_done', Roster::class, 'flush', 11, 0 ),
			array( 'shutdown', Roster::class, 'flush', 1, 0 ),
			array( 'init', Midnight::class, 'check', 30, 0 ),
			array( 'design_marketplace_deadlines_passed', Midnight::class, 'follow', 10, 0 ),
			array( 'rest_endpoints', Users_Routes::class, 'take_over' ),
			array( 'rest_user_collection_params', Users_Routes::class, 'add_params' ),
			array( 'rest_user_query', Users_Routes::class, 'leave_out_members' ),
		);
	}

	public static function routes(): array {
		return array(
			array( 'POST', '/wp/v2/users/(?P<id>[\d]+)/email', Email_Change_Controller::class, 'send_again', 'may_edit' ),
			array( 'DELETE', '/wp/v2/users/(?P<id>[\d]+)/email', Email_Change_Controller::class, 'cancel', 'may_edit' ),
		);
	}

	public static function modules(): array {
		return array( Directory::class );
	}
}
