<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Rest\Routes;

final class Room extends \DesignMarketplace\Room {

	/** Regular expression of a report's number. It stands here, as each REST request reads the routes. */
	public const REPORT_NUMBER = '[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}';

	public static function hooks(): array {
		return array(
			// After the forms of wp-admin; what is hidden stays hidden.
			array( 'wp_insert_post_data', Hiding::class, 'keep', 100, 2 ),
			array( 'wp_insert_post_data', Approval_Hold::class, 'keep', 101, 2 ),
			array( 'transition_post_status', Approval_Hold::class, 'note', 5, 3 ),
			array( 'design_marketplace_mission_changes', Approval_Hold::class, 'hold_changes', 10, 2 ),
			array( 'design_marketplace_member_confirmed', Approving::class, 'let_go' ),
			array( 'design_marketplace_item_notes', Author_Notes::class, 'add', 10, 2 ),
			array( 'design_marketplace_off_facts', Statement_Page::class, 'add_facts', 10, 3 ),
			array( 'design_marketplace_member_on', Reporting::class, 'tell_account_on', 10, 2 ),
			array( 'post_updated', Report_Writer::class, 'follow', 10, 3 ),
			array( 'wp_privacy_personal_data_exporters', Stranger_Data::class, 'add_exporter' ),
			array( 'wp_privacy_personal_data_erasers', Stranger_Data::class, 'add_eraser' ),
		);
	}

	public static function routes(): array {
		return array(
			array( 'POST', '/design-marketplace/v1/missions/(?P<id>[\d]+)/approve', Report_Controller::class, 'decide_job', 'may_decide' ),
			array( 'POST', '/design-marketplace/v1/reports', Report_Controller::class, 'report', Routes::LOGGED_IN ),
			array( 'POST', '/design-marketplace/v1/reports/stranger', Report_Controller::class, 'report_by_stranger', Routes::STRANGER ),
			array( 'POST', '/design-marketplace/v1/reports/(?P<id>' . self::REPORT_NUMBER . ')', Report_Controller::class, 'decide', 'may_decide' ),
		);
	}

	public static function links(): array {
		return array(
			'design_marketplace_account' => array( Signed_Page::class, 'respond' ),
			'design_marketplace_report'  => array( Signed_Page::class, 'respond' ),
		);
	}

	public static function modules(): array {
		return array( Reports::class );
	}
}
