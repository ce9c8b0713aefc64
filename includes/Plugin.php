<?php
/**
 * Lists all modules of the plugin in order.
 */

declare( strict_types=1 );

namespace DesignMarketplace;

use DesignMarketplace\Kernel\Declares\Declared;

/**
 * Creates the modules with `new`, and lets each add its hooks.
 */
final class Plugin {

	/**
	 * All emails, in the order of the settings in wp-admin.
	 */
	private const MAILS = array(
		People\Members\Mails\Activation::class,
		People\Members\Mails\Welcome::class,
		People\Auth\Mails\Lost_Password::class,
		People\Auth\Mails\Password_Changed::class,
		People\Members\Mails\Email_Changed::class,
		People\Members\Mails\Email_Confirmation::class,
		People\Members\Mails\Email_Set::class,
		Jobs\Applications\Mails\New_Application::class,
		Jobs\Applications\Mails\Unanswered_Applications::class,
		Jobs\Applications\Mails\Deadline_Near::class,
		Jobs\Applications\Mails\Job_Lapses::class,
		Jobs\Applications\Mails\Job_Lapsed::class,
		Jobs\Applications\Mails\Contact_Request::class,
		Talks\Mails\New_Messages::class,
		Jobs\Applications\Mails\Application_Copy::class,
		Jobs\Applications\Mails\Contact_Copy::class,
		Jobs\Applications\Mails\Stage_Shortlisted::class,
		Jobs\Applications\Mails\Stage_Chosen::class,
		Jobs\Applications\Mails\Stage_Declined::class,
		Jobs\Applications\Mails\Stage_Not_Chosen::class,
		Jobs\Applications\Mails\Application_Withdrawn::class,
		Jobs\Applications\Mails\Mission_Closed::class,
		Jobs\Applications\Mails\Mission_Filled::class,
		Jobs\Applications\Mails\Mission_Called_Off::class,
		Jobs\Applications\Mails\Closed_With::class,
		Jobs\Applications\Mails\Mission_Lapsed::class,
		Jobs\Applications\Mails\Mission_Withdrawn::class,
		Jobs\Applications\Mails\Mission_Reopened::class,
		Jobs\Applications\Mails\Jobs_Extended::class,
		Alerts\Mails\New_Matching_Mission::class,
		Alerts\Mails\Matching_Missions::class,
		Alerts\Mails\Search_News::class,
		People\Members\Mails\Availability_Ends::class,
		People\Members\Mails\Account_Deleted::class,
		People\Members\Mails\Account_Off::class,
		People\Members\Mails\Account_On::class,
		People\Members\Mails\Own_Data::class,
		People\Members\Mails\Done_For_You::class,
		Jobs\Applications\Mails\Owner_Off::class,
		Trust\Mails\Job_Approved::class,
		Trust\Mails\Job_Rejected::class,
		Trust\Mails\Report_Received::class,
		Trust\Mails\Report_Decided::class,
		Trust\Mails\Report_Gone::class,
		Trust\Mails\Item_Hidden::class,
		Trust\Mails\Item_Shown::class,
		Trust\Mails\Decision_Kept::class,
		Trust\Mails\New_Reports::class,
		People\Verification\Mails\Verification_Link::class,
		People\Verification\Mails\Verification_Ends::class,
	);

	/**
	 * Lowest first; each may use those before it. Their rows and declarations are read in this order.
	 */
	private const ROOMS = array(
		Kernel\Room::class,
		Mail\Room::class,
		Media\Room::class,
		People\Room::class,
		Directory\Room::class,
		Portfolio\Room::class,
		Talks\Room::class,
		Jobs\Room::class,
		Trust\Room::class,
		Alerts\Room::class,
		Site\Room::class,
		Desk\Room::class,
	);

	public static function boot(): void {
		foreach ( self::load() as $module ) {
			$module->register();
		}
		foreach ( self::ROOMS as $room ) {
			Kernel\Rows::add( $room::hooks() );
		}
	}

	public static function mails(): Mail\Catalogue {
		return new Mail\Catalogue();
	}

	/**
	 * Creates the modules, and makes their declarations available. Uninstalling needs no more than this.
	 *
	 * @return list<Module>
	 */
	public static function load(): array {
		Mail\Catalogue::set( self::MAILS );
		$modules = self::modules();
		Declared::set( $modules, array_merge( ...array_map( static fn( string $room ): array => $room::modules(), self::ROOMS ) ) );
		return $modules;
	}

	/**
	 * Modules get their dependencies as arguments. Their declarations are read in this order.
	 *
	 * @return list<Module>
	 */
	private static function modules(): array {
		$tokens        = new People\Auth\Tokens();
		$altcha        = new People\Auth\Altcha();
		$bots          = new People\Auth\Bot_Check( new People\Auth\Chosen_Provider( $altcha ) );
		$bearer        = new People\Auth\Bearer( $tokens );
		$log_in_limits = new People\Auth\Log_In_Limits();
		$body_size     = new Kernel\Rest\Body_Size();
		$answers       = new Kernel\Rest\Answers();
		$lost_database = new Kernel\Rest\Lost_Database();
		$directory     = new Directory\Directory();
		$mails         = self::mails();
		$path_ids      = new Kernel\Rest\Path_Ids();
		$people        = new People\Members\Member_Book();
		$cards         = new Directory\Query();
		$counts        = new Directory\Found_Counts();
		return array(
			new Kernel\Database\Primary(),
			new Kernel\Database\Absent_Options( People\Auth\Secret::is_configured() ? array() : array( People\Auth\Secret::OPTION ) ),
			new Kernel\Lifecycle\Activation(),
			new Kernel\Lifecycle\Scheduled_Jobs(),
			$body_size,
			$answers,
			$lost_database,
			new Kernel\Rest\Pipeline(
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
						3 => array( new Kernel\Rest\Input_Guard(), 'refuse' ),
						4 => array( $answers, 'refuse_cut_off_body' ),
					),
					'rest_request_before_callbacks' => array(
						9  => array( $path_ids, 'keep_id_of_path' ),
						10 => array( new People\Auth\Core_Rest_Access(), 'refuse' ),
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
						30 => array( Kernel\Rest\Streamed::class, 'serve' ),
					),
				)
			),
			new People\Auth\Limits(),
			$bearer,
			new People\Auth\Token_Controller( $tokens, People\Members\Member_Fields::display_name( ... ) ),
			new People\Auth\Log_In(),
			$log_in_limits,
			new People\Auth\Password_Reset(),
			new People\Auth\Altcha_Controller( $altcha ),
			new People\Auth\Core_Access(),
			new Directory\Users_Routes( $cards, new Portfolio\Whole_Portfolio( $counts ) ),
			new People\Members\Account_Controller( $bots ),
			new Directory\Email_Change_Controller( new Directory\Profile( $cards ) ),
			new People\Members\Email_Change_Link(),
			new People\Members\Availability_Link(),
			new People\Members\Role_Watch(),
			new People\Accounts\Last_Login(),
			new Media\Media( People\Members\Member_Fields::image_keys( ... ), Portfolio\Work_Post_Type::image_keys( ... ) ),
			$directory,
			new Mail\Schedule( $mails, $people ),
			new Mail\Member_Mails( $mails ),
			new Mail\Unsubscribe( $people ),
			new Portfolio\Works( $counts ),
			new Jobs\Missions\Missions( new Jobs\Applications\Candidates(), $cards, $counts ),
			new Jobs\Applications\Applications( new Talks\Threads() ),
			new Jobs\Applications\Moments\Watch( new Jobs\Applications\Moments\Signs_Of_Life( new Talks\Threads() ) ),
			new Jobs\Applications\Moments\Job_Page(),
			new Trust\Reports( $bots, $cards ),
			new Trust\Statement_Page(),
			new Trust\Report_Page(),
			new Trust\Stranger_Data(),
			new People\Verification\Verification_Controller(),
			new People\Verification\Verification_Link(),
			new People\Verification\Verification_Upkeep(),
			new Talks\Conversations(),
			new Talks\Files\Upkeep(),
			new Alerts\Alerts( $cards ),
			new Alerts\Skill_Changes(),
		);
	}
}
