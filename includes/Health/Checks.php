<?php
/**
 * The one list of what the marketplace needs of its host. Read it to know what an operator has to look after.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health;

use LogicException;

final class Checks {

	/**
	 * All checks, those that members feel first.
	 *
	 * @return list<Check>
	 */
	public static function all(): array {
		return array(
			new Checks\Core_Version(),
			new Checks\Schema(),
			new Checks\Https(),
			new Checks\Signing_Key(),
			new Checks\Authorization_Header(),
			new Checks\Token_Routes(),
			new Checks\Addresses(),
			new Checks\Cron(),
			new Checks\Outbox(),
			new Checks\Mail_Transport(),
			new Checks\Image_Library(),
			new Checks\Upload_Limit(),
			new Checks\Uploads_Inert(),
			new Checks\Object_Cache(),
			new Checks\Registration(),
			new Checks\Rate_Limits(),
			new Checks\Client_Addresses(),
		);
	}

	/**
	 * Their ids.
	 *
	 * @return list<string>
	 */
	public static function ids(): array {
		return array_map( static fn( Check $check ): string => $check::ID, self::all() );
	}

	/**
	 * A check by its id.
	 *
	 * @param string $id One of ids().
	 */
	public static function find( string $id ): Check {
		foreach ( self::all() as $check ) {
			if ( $check::ID === $id ) {
				return $check;
			}
		}
		throw new LogicException( "Unknown check {$id}" );
	}
}
