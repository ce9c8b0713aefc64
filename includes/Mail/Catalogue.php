<?php
/**
 * The one list of mails. Read it to know what members are written.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Catalogue {

	/**
	 * Message by id.
	 *
	 * @var array<string,class-string<Message>>
	 */
	public const MESSAGES = array(
		'activation'           => Messages\Activation::class,
		'welcome'              => Messages\Welcome::class,
		'password_changed'     => Messages\Password_Changed::class,
		'email_changed'        => Messages\Email_Changed::class,
		'email_confirmation'   => Messages\Email_Confirmation::class,
		'email_set'            => Messages\Email_Set::class,
		'new_application'      => Messages\New_Application::class,
		'contact_request'      => Messages\Contact_Request::class,
		'mission_closed'       => Messages\Mission_Closed::class,
		'new_matching_mission' => Messages\New_Matching_Mission::class,
		'account_deleted'      => Messages\Account_Deleted::class,
	);

	/**
	 * Messages to many: they let those to single members go first.
	 */
	public const BULK = array( 'mission_closed', 'new_matching_mission' );

	/**
	 * Events that go on with the id of the member who speaks in the mail: `contact:12:…`.
	 */
	public const SPOKEN_BY_MEMBERS = array( 'contact', 'application' );

	/**
	 * A message, null for an id that is not (or no longer) known.
	 *
	 * @param string $id Key of MESSAGES.
	 */
	public static function message( string $id ): ?Message {
		$class = self::MESSAGES[ $id ] ?? null;
		return $class ? new $class() : null;
	}
}
