<?php
/** All emails there are, by id. The rooms write them; the plugin hands the list in. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Declares\Declared;

/** The classes are loaded when they are first asked for: most pages need none of them. */
final class Catalogue {

	/** @var array<string,Message>|null */
	private static ?array $messages = null;

	/** @return array<string,Message> */
	public static function all(): array {
		if ( null === self::$messages ) {
			/** @var list<class-string<Message>> $classes Plugin names them. */
			$classes        = Declared::mails();
			self::$messages = array();
			foreach ( $classes as $class ) {
				self::$messages[ $class::id() ] = new $class();
			}
		}
		return self::$messages;
	}

	/** A message, null for an id that is not (or no longer) known. */
	public static function message( string $id ): ?Message {
		return self::all()[ $id ] ?? null;
	}

	/** The name administrators see; the id for a message that no longer exists. */
	public static function name( string $id ): string {
		return self::message( $id )?->name() ?? ucfirst( str_replace( '_', ' ', $id ) );
	}

	/**
	 * Ids of the messages to many, which are sent after those to single members.
	 *
	 * @return list<string>
	 */
	public static function bulk(): array {
		return self::ids( static fn( Message $message ): bool => $message instanceof Fan_Out );
	}

	/**
	 * Ids of the messages that also reach a member whose account is off.
	 *
	 * @return list<string>
	 */
	public static function reaching_off(): array {
		return self::ids( static fn( Message $message ): bool => $message->facts()->reaches_off );
	}

	/**
	 * Ids of the messages to accounts that are gone.
	 *
	 * @return list<string>
	 */
	public static function leaving_nothing(): array {
		return self::ids( static fn( Message $message ): bool => $message->facts()->leaves_nothing );
	}

	/**
	 * Ids of the messages whose recipients nobody is told.
	 *
	 * @return list<string>
	 */
	public static function confidential(): array {
		return self::ids( static fn( Message $message ): bool => $message->facts()->is_confidential );
	}

	/**
	 * First parts of the events whose second part is the id of the member whose words the email carries.
	 *
	 * @return list<string>
	 */
	public static function speaker_events(): array {
		$events = array_map( static fn( Message $message ): string => $message->facts()->speaker_event, array_values( self::all() ) );
		return array_values( array_unique( array_filter( $events, static fn( string $event ): bool => '' !== $event ) ) );
	}

	/**
	 * @param callable(Message):bool $which
	 * @return list<string>
	 */
	private static function ids( callable $which ): array {
		return array_keys( array_filter( self::all(), $which ) );
	}
}
