<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Database\Posts;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'init', Work_Post_Type::class, 'register', 10, 0 ),
			array( 'rest_api_init', Work_Controller::class, 'register_routes', 10, 0 ),
			// After the directory has taken the route over.
			array( 'rest_endpoints', Whole_Portfolio::class, 'extend', 20 ),
			array( 'transition_post_status', Works::class, 'announce', 10, 3 ),
			array( 'wp_untrash_post_status', Posts::class, 'status_before_trash', 10, 3 ),
		);
	}

	public static function modules(): array {
		return array( Works::class );
	}
}
