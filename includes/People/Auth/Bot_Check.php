<?php
/** Recognises programs at the sign-up: by a field that only programs fill in, by the time the form took, and by a provider's token. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_REST_Request;

/** A missing or failed check refuses nobody, but a much stricter limit applies then. */
final class Bot_Check {

	/** Nobody fills in a sign-up form in less time. */
	private const MIN_SECONDS = 3;

	/** @param WP_REST_Request<array<string,mixed>> $request With `fax` and `started_at`. A refusal does not say what gave it away. */
	public static function refusal( WP_REST_Request $request ): ?WP_Error {
		$has_fallen_in = ! in_array( $request['fax'], array( null, '', false ), true );
		$seconds       = self::seconds( $request['started_at'] );
		$is_too_quick  = Rate_Limiter::is_on() && null !== $seconds && $seconds < self::MIN_SECONDS;
		return $has_fallen_in || $is_too_quick ? Errors::of( 'signup_refused' ) : null;
	}

	/** @param WP_REST_Request<array<string,mixed>> $request Request with `token` and `started_at`. */
	public static function has_passed( WP_REST_Request $request, string $action ): bool {
		$token = $request['token'];
		return null !== self::seconds( $request['started_at'] )
			&& is_string( $token )
			&& ! in_array( $token, array( '', 'false' ), true )
			&& Chosen_Provider::verify( $token, $action );
	}

	/** Seconds since the form was opened; null if unknown or impossible. $started_at: epoch in milliseconds. */
	private static function seconds( mixed $started_at ): ?float {
		// The browser's clock is not moved with the site's.
		$seconds = is_numeric( $started_at ) ? microtime( true ) - (float) $started_at / 1000 : -1.0; // phpcs:ignore Generic.PHP.ForbiddenFunctions -- see above.
		return $seconds >= 0 && $seconds < DAY_IN_SECONDS ? $seconds : null;
	}
}
