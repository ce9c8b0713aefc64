<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'design_marketplace_mission_published', News::class, 'note_job' ),
			array( 'design_marketplace_mails_ended', Search_Service::class, 'pause_all' ),
			array( 'design_marketplace_skill_merging', Skill_Changes::class, 'add' ),
			array( 'delete_dmkt_skill', Skill_Changes::class, 'leave' ),
			array( 'design_marketplace_search_skills', Skill_Changes::class, 'leave' ),
			array( 'design_marketplace_members_indexed', Own_Searches::class, 'follow' ),
			// Before the digests, which run at 20.
			array( 'design_marketplace_before_mails', Matching::class, 'run', 15, 0 ),
			array( 'design_marketplace_before_mails', Digests::class, 'run', 20, 0 ),
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

	public static function links(): array {
		return array( 'design_marketplace_search' => array( Search_Link::class, 'answer' ) );
	}

	public static function modules(): array {
		return array( Alert_Data::class );
	}
}
