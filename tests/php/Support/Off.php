<?php
/** Switches accounts off and on for tests, by the service and into the directory. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Members\Switching;
use RuntimeException;
use WP_Error;

final class Off {

	public const WORDS = 'Sends <3 ads to everyone';

	/**
	 * Switches an account off.
	 * @param int $user_id Member.
	 */
	public static function set( int $user_id ): void {
		self::must( ( new Switching() )->off( $user_id, People::administrator(), Decision_Reason::Spam, self::WORDS ) );
	}

	/**
	 * Switches it on again.
	 * @param int $user_id Member.
	 */
	public static function end( int $user_id ): void {
		self::must( ( new Switching() )->on( $user_id, People::administrator() ) );
	}

	private static function must( bool|WP_Error $done ): void {
		if ( true !== $done ) {
			throw new RuntimeException( $done instanceof WP_Error ? $done->get_error_message() : 'Nothing happened.' );
		}
		( new Indexer() )->flush();
	}
}
