<?php
/**
 * Lists all modules of the plugin in order.
 */

declare( strict_types=1 );

namespace DesignMarketplace;

use DesignMarketplace\Declares\Declared;

/**
 * Creates the modules with `new`, and lets each add its hooks.
 */
final class Plugin {

	/**
	 * All emails, in the order of the settings in wp-admin.
	 */
	private const MAILS = array(
		Members\Mails\Activation::class,
		Members\Mails\Welcome::class,
		Auth\Mails\Lost_Password::class,
		Auth\Mails\Password_Changed::class,
		Members\Mails\Email_Changed::class,
		Members\Mails\Email_Confirmation::class,
		Members\Mails\Email_Set::class,
		Applications\Mails\New_Application::class,
		Applications\Mails\Unanswered_Applications::class,
		Applications\Mails\Deadline_Near::class,
		Applications\Mails\Job_Lapses::class,
		Applications\Mails\Job_Lapsed::class,
		Applications\Mails\Contact_Request::class,
		Conversations\Mails\New_Messages::class,
		Applications\Mails\Application_Copy::class,
		Applications\Mails\Contact_Copy::class,
		Applications\Mails\Stage_Shortlisted::class,
		Applications\Mails\Stage_Chosen::class,
		Applications\Mails\Stage_Declined::class,
		Applications\Mails\Stage_Not_Chosen::class,
		Applications\Mails\Application_Withdrawn::class,
		Applications\Mails\Mission_Closed::class,
		Applications\Mails\Mission_Filled::class,
		Applications\Mails\Mission_Called_Off::class,
		Applications\Mails\Closed_With::class,
		Applications\Mails\Mission_Lapsed::class,
		Applications\Mails\Mission_Withdrawn::class,
		Applications\Mails\Mission_Reopened::class,
		Applications\Mails\Jobs_Extended::class,
		Alerts\Mails\New_Matching_Mission::class,
		Alerts\Mails\Matching_Missions::class,
		Alerts\Mails\Search_News::class,
		Members\Mails\Availability_Ends::class,
		Members\Mails\Account_Deleted::class,
		Members\Mails\Account_Off::class,
		Members\Mails\Account_On::class,
		Members\Mails\Own_Data::class,
		Members\Mails\Done_For_You::class,
		Applications\Mails\Owner_Off::class,
		Trust\Mails\Job_Approved::class,
		Trust\Mails\Job_Rejected::class,
		Trust\Mails\Report_Received::class,
		Trust\Mails\Report_Decided::class,
		Trust\Mails\Report_Gone::class,
		Trust\Mails\Item_Hidden::class,
		Trust\Mails\Item_Shown::class,
		Trust\Mails\Decision_Kept::class,
		Trust\Mails\New_Reports::class,
		Trust\Mails\Verification_Link::class,
		Trust\Mails\Verification_Ends::class,
	);

	public static function boot(): void {
		foreach ( self::load() as $module ) {
			$module->register();
		}
	}

	public static function mails(): Mail\Catalogue {
		return new Mail\Catalogue( self::MAILS );
	}

	/**
	 * Creates the modules, and makes their declarations available. Uninstalling needs no more than this.
	 *
	 * @return list<Module>
	 */
	public static function load(): array {
		$modules = self::modules();
		Declared::set( $modules );
		return $modules;
	}

	/**
	 * Modules get their dependencies as arguments. Their declarations are read in this order.
	 *
	 * @return list<Module>
	 */
	private static function modules(): array {
		$tokens        = new Auth\Tokens();
		$limits        = new Auth\Limits( new Auth\Rate_Limiter() );
		$altcha        = new Auth\Altcha();
		$bots          = new Auth\Bot_Check( new Auth\Chosen_Provider( $altcha ) );
		$bearer        = new Auth\Bearer( $tokens );
		$log_in_limits = new Auth\Log_In_Limits( $limits );
		$body_size     = new Rest\Body_Size();
		$answers       = new Rest\Answers();
		$lost_database = new Rest\Lost_Database();
		$directory     = new Directory\Directory();
		$mails         = self::mails();
		$path_ids      = new Rest\Path_Ids();
		$people        = new Members\Member_Book();
		$cards         = new Directory\Query();
		$counts        = new Directory\Found_Counts();
		return array(
			new Database\Primary(),
			new Database\Absent_Options( Auth\Secret::is_configured() ? array() : array( Auth\Secret::OPTION ) ),
			new Lifecycle\Activation(),
			new Lifecycle\Migrations(),
			new Lifecycle\Scheduled_Jobs(),
			$body_size,
			$answers,
			$lost_database,
			new Rest\Pipeline(
				array(
					'rest_authentication_errors'    => array(
						50  => array( $bearer, 'skip_cookie_check' ),
						// Core checks application passwords at 90, and the nonce at 100.
						95  => array( $log_in_limits, 'hide_reason' ),
						110 => array( $bearer, 'excuse_old_nonce' ),
					),
					'rest_pre_dispatch'             => array(
						// Cheapest checks first, before other plugins see the request.
						0 => array( $body_size, 'refuse' ),
						1 => array( $bearer, 'refuse_write' ),
						2 => array( $path_ids, 'drop_other_ids' ),
						3 => array( new Rest\Input_Guard(), 'refuse' ),
						4 => array( $answers, 'refuse_cut_off_body' ),
					),
					'rest_request_before_callbacks' => array(
						9  => array( $path_ids, 'keep_id_of_path' ),
						10 => array( new Auth\Core_Rest_Access(), 'refuse' ),
					),
					'rest_dispatch_request'         => array(
						// Runs the route, unless another plugin has done so.
						PHP_INT_MAX => array( $lost_database, 'dispatch' ),
					),
					'rest_post_dispatch'            => array(
						5  => array( $bearer, 'refuse_read' ),
						6  => array( $directory, 'flush_before_answer' ),
						// The ETag is made from the answer after other plugins' changes.
						20 => array( $answers, 'finish' ),
					),
					'rest_pre_serve_request'        => array(
						// Core sends its own Vary header at 10.
						20 => array( $answers, 'send_one_vary' ),
						30 => array( Rest\Streamed::class, 'serve' ),
					),
				)
			),
			new Rest\Open_Api(),
			$limits,
			$bearer,
			new Auth\Token_Controller( $tokens, Members\Member_Fields::display_name( ... ) ),
			new Auth\Log_In( $limits ),
			new Auth\Pending_Log_In(),
			$log_in_limits,
			new Auth\Lost_Password(),
			new Auth\Password_Reset( $limits ),
			new Auth\Reset_Link(),
			new Auth\Altcha_Controller( $altcha, $limits ),
			new Auth\Inactive_Accounts(),
			new Auth\Core_Access(),
			new Auth\Author_Listings(),
			new Members\Member_Language(),
			new Members\Member_Data(),
			new Members\Users_Routes( $limits, $cards, new Works\Whole_Portfolio( $counts ) ),
			new Members\Account_Controller( $limits, $bots ),
			new Members\Account_Watch(),
			new Members\Email_Change_Controller( $limits, new Members\Profile( $cards ) ),
			new Members\Email_Change_Link( $limits ),
			new Members\Email_Upkeep(),
			new Members\Own_Data_Page(),
			new Members\Availability_Link( $limits ),
			new Members\Availability_Upkeep(),
			new Accounts\Decision_Retention(),
			new Members\Role_Watch(),
			new Members\On_Behalf(),
			new Members\Off_Mails(),
			new Members\Off_Pictures(),
			new Accounts\Retired_Slugs(),
			new Accounts\Slug_Guard(),
			new Accounts\Gone_Missions(),
			new Accounts\Blocks(),
			new Members\Switch_Controller(),
			new Members\Activation_Link(),
			new Members\Deletion(),
			new Accounts\Account_Lock(),
			new Accounts\Last_Login(),
			new Members\Privacy_Tools(),
			new Privacy\Policy_Text(),
			new Privacy\Retention(),
			new Privacy\Orphans(),
			new Media\Withheld_Link(),
			new Media\Media( Members\Member_Fields::image_keys( ... ), Works\Work_Post_Type::image_keys( ... ) ),
			new Content\Content(),
			$directory,
			new Directory\Midnight(),
			new Mail\Schedule( $mails, $people ),
			new Mail\Member_Mails( $mails ),
			new Mail\Unsubscribe( $people ),
			new Works\Works( $limits, $counts ),
			new Missions\Missions( $limits, new Applications\Candidates(), $cards, $counts ),
			new Applications\Owner_Off(),
			new Applications\Applications( $limits, new Conversations\Threads() ),
			new Applications\Answer_Times(),
			new Applications\Unanswered(),
			new Applications\Extensions(),
			new Applications\Moments\Watch( new Applications\Moments\Signs_Of_Life( new Conversations\Threads() ) ),
			new Applications\Moments\Job_Page( $limits ),
			new Applications\Release(),
			new Applications\Application_Retention(),
			new Trust\Hiding(),
			new Trust\Approval_Hold(),
			new Trust\Notes(),
			new Trust\Approval_Controller(),
			new Trust\Reports( $limits, $bots, $cards ),
			new Trust\Statement_Page(),
			new Trust\Report_Page(),
			new Trust\Stranger_Data(),
			new Trust\Verification_Controller( $limits ),
			new Trust\Verification_Link( $limits ),
			new Trust\Verification_Upkeep(),
			new Conversations\Conversations( $limits ),
			new Conversations\Conversation_Data(),
			new Conversations\Idle(),
			new Conversations\Unread_Mails(),
			new Conversations\Message_Reports(),
			new Conversations\Files\File_Address(),
			new Conversations\Files\Upkeep(),
			new Alerts\Alerts( $limits, $cards ),
			new Alerts\Own_Searches(),
			new Alerts\Skill_Changes(),
			new Alerts\Matching_Job(),
			new Alerts\Digests(),
			new Alerts\Search_Link(),
			new Alerts\Alert_Data(),
			new Admin\Admin( $mails ),
			new Admin\Block_Editor(),
			new Admin\Edit_Link(),
			new Admin\Core_Screens(),
			new Frontend\Language(),
			new Frontend\Translations(),
			new Frontend\Plain_Permalinks(),
			new Frontend\Menus(),
			new Frontend\Front(),
			new Frontend\Links(),
			new Health\Site_Health(),
			new Health\Health_Controller(),
			new Health\Notices(),
			new Cli\Commands( $mails, $people ),
		);
	}
}
