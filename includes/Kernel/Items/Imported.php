<?php
/** Knows projects and design jobs that an importer brings: nobody is told of these as if they were new. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

/**
 * Imported is what is written while WP_IMPORTING is set, and what comes in with a date more than a week ago. What people do with it
 * afterwards counts as always.
 */
final class Imported {

	/** Meta of a post: GMT time it was imported. */
	public const META = '_design_marketplace_imported';

	private static bool $is_running = false;

	/**
	 * Runs an importer of our own, which may be one of many jobs of a process.
	 * @template T
	 * @param callable():T $work
	 * @return T
	 */
	public static function during( callable $work ): mixed {
		self::$is_running = true;
		try {
			return $work();
		} finally {
			self::$is_running = false;
		}
	}

	/** Marks a post that an importer writes. */
	public static function note( string $now, string $before, WP_Post $post ): void {
		if ( in_array( $post->post_type, Item_Types::WITH_SKILLS, true ) && self::is_written( $post, $before ) ) {
			update_post_meta( $post->ID, self::META, max( Clock::gmt(), $post->post_modified_gmt ) );
		}
	}

	/**
	 * Whether a change of status is an importer's.
	 * @param string $before Status before, `new` for none.
	 */
	public static function is_written( WP_Post $post, string $before ): bool {
		// WordPress dates posts by the real clock.
		$now = min( time(), Clock::now() ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- see above.
		return self::$is_running
			|| ( defined( 'WP_IMPORTING' ) && WP_IMPORTING )
			|| ( 'new' === $before && 'auto-draft' !== $post->post_status
				&& (int) strtotime( $post->post_date_gmt . ' UTC' ) > 0
				&& (int) strtotime( $post->post_date_gmt . ' UTC' ) < $now - WEEK_IN_SECONDS );
	}

	/** GMT time a post was imported, '' for others. */
	public static function since( int $id ): string {
		$since = Posts::text( $id, self::META );
		// Another site's mark may be no time.
		return '' === $since || (int) strtotime( "{$since} UTC" ) > 0 ? $since : (string) get_post_field( 'post_modified_gmt', $id );
	}

	/**
	 * SQL for posts that were not imported.
	 * @param string $column Column with a post id, never user input.
	 * @return string A condition, of fixed parts.
	 */
	public static function sql_not( string $column ): string {
		global $wpdb;
		return "NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} imported WHERE imported.post_id = {$column} AND imported.meta_key = '" . self::META . "' )";
	}
}
