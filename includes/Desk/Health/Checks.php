<?php
/** Lists all checks of the host, and so what an operator has to look after. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use LogicException;

final class Checks {

	/**
	 * Those with the worst effect on members first.
	 *
	 * @var list<class-string<Check>>
	 */
	private const LIST = array(
		Checks\Core_Version::class,
		Checks\Schema::class,
		Checks\Https::class,
		Checks\Signing_Key::class,
		Checks\Authorization_Header::class,
		Checks\Rest_Routes::class,
		Checks\Token_Routes::class,
		Checks\Addresses::class,
		Checks\Cron::class,
		Checks\Time_Zone::class,
		Checks\Outbox::class,
		Checks\Mail_Transport::class,
		Checks\Orphans::class,
		Checks\Off_Pictures::class,
		Checks\Reports::class,
		Checks\Image_Library::class,
		Checks\Upload_Limit::class,
		Checks\Uploads_Inert::class,
		Checks\Message_Files::class,
		Checks\Object_Cache::class,
		Checks\Registration::class,
		Checks\Rate_Limits::class,
		Checks\Demo_Accounts::class,
		Checks\Client_Addresses::class,
	);

	/** @return list<Check> */
	public static function all(): array {
		return array_map( static fn( string $check ): Check => new $check(), self::LIST );
	}

	/** @return list<string> */
	public static function ids(): array {
		return array_map( static fn( string $check ): string => $check::ID, self::LIST );
	}

	public static function has( mixed $id ): bool {
		return in_array( $id, self::ids(), true );
	}

	/** @param string $id One of ids(). */
	public static function find( string $id ): Check {
		foreach ( self::LIST as $check ) {
			if ( $check::ID === $id ) {
				return new $check();
			}
		}
		throw new LogicException( "Unknown check {$id}" );
	}
}
