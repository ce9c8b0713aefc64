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
		'new_application'      => Messages\New_Application::class,
		'contact_request'      => Messages\Contact_Request::class,
		'mission_closed'       => Messages\Mission_Closed::class,
		'new_matching_mission' => Messages\New_Matching_Mission::class,
		'account_deleted'      => Messages\Account_Deleted::class,
		'account_off'          => Messages\Account_Off::class,
		'account_on'           => Messages\Account_On::class,
		'owner_off'            => Messages\Owner_Off::class,
	);

	/**
	 * Messages to many: they let those to single members go first.
	 */
	public const BULK = array( 'mission_closed', 'new_matching_mission', 'owner_off' );

	/**
	 * Events that go on with the id of the member who speaks in the mail: `contact:12:…`.
	 */
	public const SPOKEN_BY_MEMBERS = array( 'contact', 'application' );

	/**
	 * Messages about the recipient's own account: they also reach one that is off.
	 */
	public const ABOUT_THE_ACCOUNT = array( 'account_off', 'account_on', 'account_deleted', 'password_changed', 'email_changed' );

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
