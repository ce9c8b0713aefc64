<?php
/** Attempts that are counted, so that a test stands just before the end of a limit. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\People\Auth\Limits;

final class Tries {

	/**
	 * Uses up what a member may do, but for the last attempts.
	 * @param int    $left   Attempts that are left.
	 * @param int    $member Member.
	 * @param string ...$actions Keys of Limits::allowed().
	 */
	public static function leave( int $left, int $member, string ...$actions ): void {
		foreach ( $actions as $action ) {
			$most = Limits::allowed()[ $action ]['account'][0];
			for ( $i = $left; $i < $most; $i++ ) {
				Limits::write( $action, $member );
			}
		}
	}
}
