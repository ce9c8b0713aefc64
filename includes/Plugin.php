<?php
/** The list of rooms, of emails, and of the steps of a REST request. */

declare( strict_types=1 );

namespace DesignMarketplace;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\People\Auth\Core_Access;

final class Plugin {

	/** Lists of all emails, in the order of the settings in wp-admin. */
	private const MAILS = array(
		People\Mails\Access::class,
		Jobs\Applications\Mails\Company_Mails::class,
		Jobs\Invitations\Invitation_Mails::class,
		Talks\Mails\New_Messages::class,
		Portfolio\Credits\Credit_Mails::class,
		Jobs\Applications\Mails\Applicant_Mails::class,
		Jobs\Saved\Saved_Mails::class,
		Alerts\Mails\Alert_Mails::class,
		People\Mails\Account::class,
		Jobs\Applications\Mails\To_Candidates::class,
		Jobs\Outcomes\Outcome_Mails::class,
		Trust\Trust_Mails::class,
		People\Verification\Verification_Mails::class,
		People\Oidc\Oidc_Mails::class,
		Desk\Letters\Letter_Mails::class,
		Desk\Webhooks\Webhook_Mails::class,
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
			10 => array( People\Auth\Core_Access::class, 'refuse' ),
		),
		'rest_dispatch_request'         => array(
			// Runs the route, unless another plugin has done so.
			PHP_INT_MAX => array( Kernel\Rest\Lost_Database::class, 'dispatch' ),
		),
		'rest_request_after_callbacks'  => array(
			PHP_INT_MAX => array( Kernel\Rest\Lost_Database::class, 'doubt' ),
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
