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
	 * Message by id. The class says the rest.
	 *
	 * @var array<string,class-string<Message>>
	 */
	public const MESSAGES = array(
		'activation'           => Messages\Activation::class,
		'welcome'              => Messages\Welcome::class,
		'lost_password'        => Messages\Lost_Password::class,
		'password_changed'     => Messages\Password_Changed::class,
		'email_changed'        => Messages\Email_Changed::class,
		'email_confirmation'   => Messages\Email_Confirmation::class,
		'email_set'            => Messages\Email_Set::class,
		'new_application'      => Messages\New_Application::class,
		'contact_request'      => Messages\Contact_Request::class,
		'application_copy'     => Messages\Application_Copy::class,
		'contact_copy'         => Messages\Contact_Copy::class,
		'mission_closed'       => Messages\Mission_Closed::class,
		'mission_withdrawn'    => Messages\Mission_Withdrawn::class,
		'new_matching_mission' => Messages\New_Matching_Mission::class,
		'account_deleted'      => Messages\Account_Deleted::class,
		'account_off'          => Messages\Account_Off::class,
		'account_on'           => Messages\Account_On::class,
		'owner_off'            => Messages\Owner_Off::class,
	);

	/**
	 * A message, null for an id that is not (or no longer) known.
	 *
	 * @param string $id Key of MESSAGES.
	 */
	public static function message( string $id ): ?Message {
		$class = self::MESSAGES[ $id ] ?? null;
		return $class ? new $class() : null;
	}

	/**
	 * The facts of a mail; the defaults for an unknown id.
	 *
	 * @param string $id Key of MESSAGES.
	 */
	public static function facts( string $id ): Facts {
		return self::message( $id )?->facts() ?? new Facts();
	}

	/**
	 * Ids of the messages to many: they let those to single members go first.
	 *
	 * @return list<string>
	 */
	public static function bulk(): array {
		return array_keys( array_filter( self::MESSAGES, static fn( string $message ): bool => is_subclass_of( $message, Fan_Out::class ) ) );
	}

	/**
	 * Ids of the messages that also reach a member whose account is off.
	 *
	 * @return list<string>
	 */
	public static function reaching_off(): array {
		return array_values( array_filter( array_keys( self::MESSAGES ), static fn( string $id ): bool => self::facts( $id )->reaches_off ) );
	}

	/**
	 * First parts of the events that go on with the id of the member who speaks in the mail.
	 *
	 * @return list<string>
	 */
	public static function speaker_events(): array {
		$events = array_map( static fn( string $id ): string => self::facts( $id )->speaker_event, array_keys( self::MESSAGES ) );
		return array_values( array_unique( array_filter( $events, static fn( string $event ): bool => '' !== $event ) ) );
	}
}
