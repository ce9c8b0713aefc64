<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\People\Accounts\Blocks;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the forms of wp-admin, and before a job is made to wait for approval.
			array( 'wp_insert_post_data', Job_Writer::class, 'keep', 100, 2 ),
			array( 'init', Missions\Mission_Post_Type::class, 'register' ),
			array( 'init', Applications\Application_Post_Type::class, 'register' ),
			array( 'rest_api_init', Missions\Mission_Controller::class, 'register_routes', 10, 0 ),
			array( 'rest_api_init', Missions\Duplicate_Controller::class, 'register_routes', 10, 0 ),
			array( 'rest_api_init', Missions\Job_Controller::class, 'register_routes', 10, 0 ),
			array( 'rest_api_init', Applications\Application_Controller::class, 'register_routes', 10, 0 ),
			array( 'rest_api_init', Applications\Stage_Controller::class, 'register_routes', 10, 0 ),
			array( 'rest_api_init', Applications\Workwith_Controller::class, 'register_routes', 10, 0 ),
			array( 'wp_untrash_post_status', Posts::class, 'status_before_trash', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'announce', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'follow_trash', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'follow_mission', 10, 3 ),
			array( 'before_delete_post', Post_Changes::class, 'release', 10, 2 ),
			array( 'before_delete_post', Post_Changes::class, 'erase_with_mission', 10, 2 ),
			array( Blocks::BLOCKED, Applications\Blocked::class, 'silence', 10, 2 ),
			array( 'wp_loaded', Applications\Moments\Job_Page::class, 'answer', 10, 0 ),
			array( Applications\Moments\Watch::EVENT, Applications\Moments\Watch::class, 'run', 10, 0 ),
			array( 'design_marketplace_member_off', Applications\Owner_Off::class, 'plan', 10, 2 ),
			array( Applications\Answer_Times::EVENT, Applications\Answer_Times::class, 'run', 10, 0 ),
			array( Applications\Unanswered::EVENT, Applications\Unanswered::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Extensions::class, 'run', 25, 0 ),
			array( Applications\Release::EVENT, Applications\Release::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Release::class, 'run', 10, 0 ),
		);
	}

	public static function modules(): array {
		return array(
			Job_Data::class,
			Applications\Shared_Jobs::class,
			Applications\Application_Retention::class,
		);
	}
}
