<?php
/** The list of rooms, of emails, and of the steps of a REST request. */

declare( strict_types=1 );

namespace DesignMarketplace;

use DesignMarketplace\Kernel\Declares\Declared;

final class Plugin {

	/** All emails, in the order of the settings in wp-admin. */
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

	/** Lowest first; each may use those before it. Their rows and declarations are read in this order. */
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

	/** The steps of each REST request and its answer, by hook and priority. No other class uses these hooks. */
	private const STEPS = array(
		'rest_authentication_errors'    => array(
			50  => array( People\Auth\Bearer::class, 'skip_cookie_check' ),
			// Core checks application passwords at 90, and the nonce at 100.
			95  => array( People\Auth\Log_In_Limits::class, 'hide_reason' ),
			110 => array( People\Auth\Bearer::class, 'excuse_old_nonce' ),
		),
		'rest_pre_dispatch'             => array(
			// Cheapest checks first, before other plugins see the request.
			0 => array( Kernel\Rest\Body_Size::class, 'refuse' ),
			1 => array( People\Auth\Bearer::class, 'refuse_write' ),
			2 => array( Kernel\Rest\Input_Guard::class, 'drop_other_ids' ),
			3 => array( Kernel\Rest\Input_Guard::class, 'refuse' ),
			4 => array( Kernel\Rest\Answers::class, 'refuse_cut_off_body' ),
		),
		'rest_request_before_callbacks' => array(
			9  => array( Kernel\Rest\Input_Guard::class, 'keep_id_of_path' ),
			10 => array( People\Auth\Core_Rest_Access::class, 'refuse' ),
		),
		'rest_dispatch_request'         => array(
			// Runs the route, unless another plugin has done so.
			PHP_INT_MAX => array( Kernel\Rest\Lost_Database::class, 'dispatch' ),
		),
		'rest_post_dispatch'            => array(
			5  => array( People\Auth\Bearer::class, 'refuse_read' ),
			6  => array( Directory\Indexer::class, 'flush_before_answer' ),
			// The ETag is made from the answer after other plugins' changes.
			20 => array( Kernel\Rest\Answers::class, 'finish' ),
		),
		'rest_pre_serve_request'        => array(
			// Core sends its own Vary header at 10.
			20 => array( Kernel\Rest\Answers::class, 'send_one_vary' ),
			30 => array( Kernel\Rest\Answers::class, 'stream' ),
		),
	);

	public static function boot(): void {
		self::load();
		foreach ( self::STEPS as $hook => $by_priority ) {
			foreach ( $by_priority as $priority => $step ) {
				Kernel\Rows::add( array( array( $hook, ...$step, $priority, 4 ) ) );
			}
		}
		foreach ( self::ROOMS as $room ) {
			Kernel\Rows::add( $room::hooks() );
		}
		Kernel\Rows::add(
			array(
				// All post types exist now, and WordPress has not parsed the request yet.
				array( 'wp_loaded', self::class, 'answer_link', 10, 0 ),
				array( 'rest_api_init', self::class, 'register_routes', 10, 0 ),
			)
		);
	}

	public static function answer_link(): void {
		foreach ( self::ROOMS as $room ) {
			foreach ( array_intersect_key( $room::links(), $_GET ) as $answer ) { // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
				Kernel\Rows::call( ...$answer )();
			}
		}
	}

	public static function register_routes(): void {
		foreach ( self::ROOMS as $room ) {
			Kernel\Rest\Routes::register( $room::routes() );
		}
	}

	/** Makes the rooms' declarations available. Uninstalling needs no more than this. */
	public static function load(): void {
		Mail\Recipient::set_book( People\Members\Member_Book::class );
		Declared::set( array_merge( ...array_map( static fn( string $room ): array => $room::modules(), self::ROOMS ) ) );
		Declared::set_mails( self::MAILS );
	}
}
