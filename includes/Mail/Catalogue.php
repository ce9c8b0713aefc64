<?php
/** All emails there are, by id. The rooms write them; the plugin hands the lists in. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Declares\Declared;

/** The lists are read when an email is first asked for: most pages need none. */
final class Catalogue {

	/** @var array<string,Message>|null */
	private static ?array $messages = null;

	/** @return array<string,Message> */
	public static function all(): array {
		if ( null === self::$messages ) {
			/** @var list<class-string<Mail_List>> $lists Plugin names them. */
			$lists          = Declared::mails();
			$messages       = array_merge( ...array_map( static fn( string $list ): array => $list::mails(), $lists ) );
			self::$messages = array_combine( array_column( $messages, 'id' ), $messages );
		}
		return self::$messages;
	}

	/** @return array<string,Message> Those that are emails; the others go to another system. */
	public static function emails(): array {
		return array_filter( self::all(), static fn( Message $message ): bool => ! $message->deliver );
	}

	/** A message, null for an id that is not (or no longer) known. */
	public static function message( string $id ): ?Message {
		return self::all()[ $id ] ?? null;
	}

	public static function name( string $id ): string {
		return self::message( $id )?->name() ?? ucfirst( str_replace( '_', ' ', $id ) );
	}

	/** @return list<string> Ids of the messages that have a property, such as `batch`, `reaches_off` or `leaves_nothing`. */
	public static function with( string $property ): array {
		return array_keys( array_filter( array_column( self::all(), $property, 'id' ) ) );
	}

	/** @return list<string> First parts of the events whose second part is the id of the member whose words the email carries. */
	public static function speaker_events(): array {
		return array_values( array_unique( array_filter( array_column( self::all(), 'speaker_event' ) ) ) );
	}
}
