<?php
/** The signed address of a file: for one reader, valid for ten minutes. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\People\Auth\Tokens;

/**
 * The signature is the proof, so that the browser can show a picture or save a file without the app. The address becomes invalid with the
 * reader's sessions.
 */
final class File_Link {

	public const PARAMETER = 'design_marketplace_file';

	public static function url( string $public_id, int $viewer ): string {
		$until = Clock::now() + Contract::limit( 'message_file_url_seconds' );
		return add_query_arg(
			self::PARAMETER,
			"{$public_id}.{$viewer}.{$until}." . self::proof( $public_id, $viewer, $until ),
			home_url( '/' )
		);
	}

	/** @return array{string,int}|null The file's public id and the reader's user id; null if the token is forged or expired. */
	public static function read( string $token ): ?array {
		if ( ! preg_match( '/^([a-f0-9]{32})\.(\d{1,18})\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		[ $viewer, $until ] = array( (int) $parts[2], (int) $parts[3] );
		return hash_equals( self::proof( $parts[1], $viewer, $until ), $parts[4] ) && $until >= Clock::now()
			? array( $parts[1], $viewer )
			: null;
	}

	private static function proof( string $public_id, int $viewer, int $until ): string {
		return Link_Proof::of( "file|{$public_id}|{$viewer}|{$until}|" . Tokens::version( $viewer ) );
	}
}
