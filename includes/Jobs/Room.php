<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Rest\Routes;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the forms of wp-admin, and before a job is made to wait for approval.
			array( 'wp_insert_post_data', Job_Writer::class, 'keep', 100, 2 ),
			array( 'wp_untrash_post_status', Posts::class, 'status_before_trash', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'announce', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'follow_trash', 10, 3 ),
			array( 'transition_post_status', Post_Changes::class, 'follow_mission', 10, 3 ),
			array( 'before_delete_post', Post_Changes::class, 'release', 10, 2 ),
			array( 'before_delete_post', Post_Changes::class, 'erase_with_mission', 10, 2 ),
			array( 'deleted_post', Invitations\Invitation_Data::class, 'forget_job', 10, 2 ),
			array( 'design_marketplace_member_blocked', Applications\Account_Changes::class, 'follow_block', 10, 2 ),
			array( 'design_marketplace_watch_jobs', Applications\Moments\Watch::class, 'run', 10, 0 ),
			array( 'design_marketplace_watch_jobs', Outcomes\Outcomes::class, 'ask', 10, 0 ),
			array( 'design_marketplace_done_together', Outcomes\Outcomes::class, 'on_page', 10, 2 ),
			array( 'design_marketplace_member_off', Outcomes\Showcase_Entry::class, 'follow_off', 10, 1 ),
			array( 'wp_insert_post_data', Outcomes\Showcase_Entry::class, 'keep', 10, 2 ),
			array( 'design_marketplace_member_off', Applications\Account_Changes::class, 'follow_off', 10, 2 ),
			array( 'design_marketplace_answer_times', Applications\Answer_Times::class, 'run', 10, 0 ),
			array( 'design_marketplace_unanswered', Applications\Unanswered::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Extensions::class, 'run', 25, 0 ),
			array( 'design_marketplace_before_mails', Saved\Saved_Mails::class, 'run', 25, 0 ),
			array( 'design_marketplace_calendar', Calendars\Calendars::class, 'file', 10, 3 ),
			array( 'design_marketplace_release', Applications\Release::class, 'run', 10, 0 ),
			array( 'design_marketplace_views', Figures\Views::class, 'run', 10, 0 ),
			array( 'design_marketplace_before_mails', Applications\Release::class, 'run', 10, 0 ),
		);
	}

	public static function routes(): array {
		$own          = '/design-marketplace/v1';
		$jobs         = '/wp/v2/mission';
		$job          = "{$jobs}/(?P<id>\d{1,19})";
		$as_job       = array( 'schema' => 'mission' );
		$as_one       = array( 'schema' => 'application' );
		$applications = '/wp/v2/application';
		$lists        = '/design-marketplace/v1/lists';
		$list         = "{$lists}/(?P<id>\d{1,19})";
		$company      = array( Lists\List_Controller::class, 'may_enter' );
		$application  = "{$applications}/(?P<id>\d{1,19})";
		$templates    = '/design-marketplace/v1/templates';
		$template     = "{$templates}/(?P<id>\d{1,19})";
		return array(
			array( 'GET', $jobs, Missions\Mission_Controller::class, 'get_items', Routes::LOGGED_IN, $as_job ),
			array( 'POST', $jobs, Missions\Mission_Controller::class, 'create_item', Routes::LOGGED_IN ),
			array( 'GET', $job, Missions\Mission_Controller::class, 'get_item', Routes::LOGGED_IN, $as_job ),
			array( Routes::CHANGE, $job, Missions\Mission_Controller::class, 'update_item', Routes::LOGGED_IN ),
			array( 'DELETE', $job, Missions\Mission_Controller::class, 'delete_item', Routes::LOGGED_IN ),
			array( 'POST', "{$job}/duplicate", Missions\Mission_Controller::class, 'duplicate', Routes::LOGGED_IN ),
			array( 'GET', '/design-marketplace/v1/jobs/(?P<id>[\d]+)', Missions\Job_Controller::class, 'read', 'may_read' ),
			array( 'GET', '/design-marketplace/v1/job-templates', Missions\Job_Templates::class, 'answer', Routes::LOGGED_IN ),
			array( 'GET', "{$own}/saved", Saved\Saved_Controller::class, 'list_all', 'may_enter' ),
			array( 'PUT', "{$own}/saved/(?P<mission>\d{1,19})", Saved\Saved_Controller::class, 'save', 'may_enter' ),
			array( 'DELETE', "{$own}/saved/(?P<mission>\d{1,19})", Saved\Saved_Controller::class, 'take_off', 'may_enter' ),
			array( 'GET', "{$own}/calendar", Calendars\Calendar_Controller::class, 'read', Routes::LOGGED_IN ),
			array( 'POST', "{$own}/calendar", Calendars\Calendar_Controller::class, 'make', Routes::LOGGED_IN ),
			array( 'DELETE', "{$own}/calendar", Calendars\Calendar_Controller::class, 'end', Routes::LOGGED_IN ),
			array( 'GET', '/design-marketplace/v1/figures', Figures\Figures_Controller::class, 'site', Routes::ANYONE ),
			array( 'GET', '/design-marketplace/v1/figures/own', Figures\Views_Controller::class, 'own', Routes::LOGGED_IN ),
			array( 'POST', '/design-marketplace/v1/views', Figures\Views_Controller::class, 'add', Routes::ANYONE ),
			array( 'GET', '/design-marketplace/v1/figures/school', Figures\Figures_Controller::class, 'school', 'may_view' ),
			array( 'GET', $applications, Applications\Application_Controller::class, 'get_items', Routes::LOGGED_IN, $as_one ),
			array( 'POST', $applications, Applications\Application_Controller::class, 'create_item', Routes::LOGGED_IN ),
			array( 'GET', $application, Applications\Application_Controller::class, 'get_item', Routes::LOGGED_IN, $as_one ),
			array( Routes::CHANGE, $application, Applications\Application_Controller::class, 'update_item', Routes::LOGGED_IN ),
			array( 'GET', $lists, Lists\List_Controller::class, 'list_all', $company ),
			array( 'POST', $lists, Lists\List_Controller::class, 'make', $company ),
			array( 'GET', $list, Lists\List_Controller::class, 'read', $company ),
			array( 'POST', $list, Lists\List_Controller::class, 'rename', $company ),
			array( 'DELETE', $list, Lists\List_Controller::class, 'delete', $company ),
			array( 'PUT', "{$list}/people/(?P<designer>[A-Za-z0-9-]{1,60})", Lists\List_Controller::class, 'put', $company ),
			array( 'DELETE', "{$list}/people/(?P<designer>[A-Za-z0-9-]{1,60})", Lists\List_Controller::class, 'take_off', $company ),
			array( 'POST', "{$list}/share", Lists\List_Controller::class, 'share', $company ),
			array( 'DELETE', "{$list}/share", Lists\List_Controller::class, 'unshare', $company ),
			array( 'GET', "{$lists}/shared/(?P<token>[a-z0-9]{1,80})", Lists\List_Controller::class, 'shared', Routes::ANYONE ),
			array( 'GET', '/design-marketplace/v1/invitations', Invitations\Invitation_Controller::class, 'sent', $company ),
			array( 'POST', '/design-marketplace/v1/invitations', Invitations\Invitation_Controller::class, 'invite', $company ),
			array( 'GET', $templates, Templates\Answer_Templates::class, 'all', 'may_enter' ),
			array( 'POST', $templates, Templates\Answer_Templates::class, 'add', 'may_enter' ),
			array( 'POST', $template, Templates\Answer_Templates::class, 'change', 'may_enter' ),
			array( 'DELETE', $template, Templates\Answer_Templates::class, 'delete', 'may_enter' ),
			array( 'GET', '/design-marketplace/v1/outcomes', Outcomes\Outcomes::class, 'own', 'may_enter' ),
			array( 'POST', '/design-marketplace/v1/outcomes/(?P<id>\d{1,19})', Outcomes\Outcomes::class, 'answer', 'may_enter' ),
			array( 'POST', '/wp/v2/mail/workwith', Applications\Workwith_Controller::class, 'create_item', Routes::LOGGED_IN ),
		);
	}

	public static function links(): array {
		return array( 'design_marketplace_job' => array( Applications\Moments\Job_Page::class, 'answer' ) );
	}

	public static function modules(): array {
		return array(
			Job_Data::class,
			Applications\Shared_Jobs::class,
			Applications\Application_Retention::class,
			Saved\Saved_Data::class,
			Calendars\Calendar_Data::class,
			Lists\List_Data::class,
			Invitations\Invitation_Data::class,
			Outcomes\Outcome_Data::class,
			Templates\Answer_Templates::class,
			Figures\View_Data::class,
		);
	}
}
