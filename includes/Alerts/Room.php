<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Members\Skill_Merging;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'design_marketplace_mission_published', News::class, 'note_job' ),
			array( 'design_marketplace_mails_ended', Search_Service::class, 'pause_all' ),
			array( Skill_Merging::WORK, Skill_Changes::class, 'add' ),
			array( 'delete_' . Skills::TAXONOMY, Skill_Changes::class, 'leave' ),
			array( Skill_Changes::EVENT, Skill_Changes::class, 'leave' ),
			array( Indexer::INDEXED, Own_Searches::class, 'follow' ),
			// Before the digests, which run at 20.
			array( 'design_marketplace_before_mails', Matching_Job::class, 'run', 15, 0 ),
			array( 'design_marketplace_before_mails', Digests::class, 'run', 20, 0 ),
			array( 'wp_loaded', Search_Link::class, 'answer' ),
		);
	}

	public static function routes(): array {
		return array(
			array( 'GET', '/design-marketplace/v1/searches', Search_Controller::class, 'list_all', 'may_enter' ),
			array( 'POST', '/design-marketplace/v1/searches', Search_Controller::class, 'save', 'may_enter' ),
			array( 'POST', '/design-marketplace/v1/searches/(?P<id>\d{1,19})', Search_Controller::class, 'change', 'may_enter' ),
			array( 'DELETE', '/design-marketplace/v1/searches/(?P<id>\d{1,19})', Search_Controller::class, 'delete', 'may_enter' ),
		);
	}

	public static function modules(): array {
		return array(
			Alert_Data::class,
		);
	}
}
