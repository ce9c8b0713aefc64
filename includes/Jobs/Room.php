<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the forms of wp-admin, and before a job is made to wait for approval.
			array( 'wp_insert_post_data', Job_Writer::class, 'keep', 100, 2 ),
			array( 'design_marketplace_member_off', Applications\Owner_Off::class, 'plan', 10, 2 ),
			array( Applications\Answer_Times::EVENT, Applications\Answer_Times::class, 'run', 10, 0 ),
			array( Applications\Unanswered::EVENT, Applications\Unanswered::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Extensions::class, 'run', 25, 0 ),
			array( Applications\Release::EVENT, Applications\Release::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Release::class, 'run', 10, 0 ),
			array( 'design_marketplace_mission_closed', Applications\Application_Retention::class, 'note' ),
		);
	}

	public static function modules(): array {
		return array(
			Applications\Shared_Jobs::class,
			Applications\Answer_Times::class,
			Applications\Unanswered::class,
			Applications\Release::class,
			Applications\Application_Retention::class,
		);
	}
}
