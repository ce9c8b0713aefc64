<?php
/** The post type of applications: the letter to a company about a mission. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;

/**
 * The application table guarantees one application for each person and mission; the post has the letter. Other queries do not find
 * these posts.
 */
final class Application_Post_Type {

	public const NAME = Item_Types::APPLICATION;

	public static function is( mixed $post ): bool {
		return $post instanceof WP_Post && self::NAME === $post->post_type;
	}
}
