<?php
/** All emails there are, by id. The rooms write them; the plugin hands the lists in. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Catalogue {

	/** @var list<class-string<Mail_List>> */
	private static array $lists = array();

	/** @var array<string,Message>|null */
	private static ?array $messages = null;

	/** @param list<class-string<Mail_List>> $lists In the order administrators see them. */
	public static function set( array $lists ): void {
		self::$lists    = $lists;
		self::$messages = null;
	}

	/** @return array<string,Message> */
	public static function all(): array {
		if ( null === self::$messages ) {
			$messages       = array_merge( ...array_map( static fn( string $list ): array => $list::mails(), self::$lists ) );
			self::$messages = array_combine( array_column( $messages, 'id' ), $messages );
		}
		return self::$messages;
	}

	/** A message, null for an id that is not (or no longer) known. */
	public static function message( string $id ): ?Message {
		return self::all()[ $id ] ?? null;
	}

	public static function name( string $id ): string {
		return self::message( $id )?->name() ?? ucfirst( str_replace( '_', ' ', $id ) );
	}

	/** @return list<string> Ids of the messages that have a property: `batch`, `reaches_off`, `leaves_nothing` or `is_confidential`. */
	public static function with( string $property ): array {
		return array_keys( array_filter( array_column( self::all(), $property, 'id' ) ) );
	}

	/** @return list<string> First parts of the events whose second part is the id of the member whose words the email carries. */
	public static function speaker_events(): array {
		return array_values( array_unique( array_filter( array_column( self::all(), 'speaker_event' ) ) ) );
	}
}
