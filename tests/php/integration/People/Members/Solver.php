<?php
/** Solves a proof of work as the browser does. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use RuntimeException;

final class Solver {

	/**
	 * The token for a challenge.
	 * @param array<string,mixed> $challenge Answer of users/altcha.
	 */
	public static function solve( array $challenge ): string {
		for ( $number = 0; $number <= $challenge['maxnumber']; $number++ ) {
			if ( hash( 'sha256', $challenge['salt'] . $number ) === $challenge['challenge'] ) {
				return base64_encode( (string) wp_json_encode( array( 'number' => $number ) + array_diff_key( $challenge, array( 'maxnumber' => 0 ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
			}
		}
		throw new RuntimeException( 'No number solves it.' );
	}
}
