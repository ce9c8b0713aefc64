<?php
/** Checks of the log-in at a school. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Oidc\Provider;
use DesignMarketplace\People\Oidc\Provider_Failure;
use DesignMarketplace\People\Oidc\Provider_Settings;

final class Login_Checks {

	/** Seconds by which the clocks may differ without anybody noticing. */
	private const SKEW = 30;

	/** Seconds for which the last failure is worth reading. */
	private const LATELY = 7 * DAY_IN_SECONDS;

	public static function provider(): Finding {
		if ( ! Provider_Settings::is_on() ) {
			return '' === Provider_Settings::issuer() && '' === Provider_Settings::client_id()
				? Finding::good( __( 'Members log in with their password alone', 'design-marketplace' ) )
				: Finding::recommended(
					__( 'The log-in at a school is off', 'design-marketplace' ),
					/* translators: 1, 2: names of constants. */
					__( 'It needs %1$s, which begins with https://, and %2$s.', 'design-marketplace' ),
					Site_Settings::name( 'oidc_issuer' ),
					Site_Settings::name( 'oidc_client_id' )
				);
		}
		$provider = new Provider( true );
		try {
			array_map( $provider->endpoint( ... ), array( 'authorization_endpoint', 'token_endpoint', 'jwks_uri' ) );
		} catch ( Provider_Failure $failure ) {
			return Finding::critical(
				__( 'Members cannot log in at their school', 'design-marketplace' ),
				/* translators: %s: error message. */
				__( 'The provider does not answer as the settings say. Its own words for itself must be the issuer, to the last stroke. The reason: %s', 'design-marketplace' ),
				$failure->getMessage()
			);
		}
		if ( abs( $provider->skew ?? 0 ) > self::SKEW ) {
			return Finding::critical(
				__( 'The clock is wrong', 'design-marketplace' ),
				/* translators: %d: number of seconds. */
				__( 'This server and the log-in service differ by %d seconds, so log-ins there are refused as too old or too new. Have the clock set over the network (NTP).', 'design-marketplace' ),
				abs( (int) $provider->skew )
			);
		}
		return self::redirect();
	}

	/** Whether the address that the provider leads back to leads to us. */
	private static function redirect(): Finding {
		$url    = Provider_Settings::redirect_uri();
		$answer = Loopback::get( $url );
		if ( is_array( $answer ) && 302 !== $answer['status'] ) {
			return Finding::critical(
				__( 'Nobody comes back from the log-in at a school', 'design-marketplace' ),
				/* translators: 1: address, 2: number such as 404. */
				__( '%1$s is answered with %2$d. A firewall or another plugin may be in the way.', 'design-marketplace' ),
				$url,
				$answer['status']
			);
		}
		$last  = Provider_Failure::last();
		$known = $last && $last['time'] > Clock::now() - self::LATELY
			/* translators: 1: day and time, 2: error message. */
			? ' ' . sprintf( __( 'The last log-in that failed (%1$s): %2$s', 'design-marketplace' ), (string) wp_date( 'Y-m-d H:i', $last['time'] ), $last['why'] )
			: '';
		return Finding::good(
			/* translators: %s: name of a log-in service, such as "SWITCH edu-ID". */
			sprintf( __( 'Members can log in with %s', 'design-marketplace' ), Provider_Settings::button() ),
			/* translators: %s: address. */
			sprintf( __( 'The provider has to know this redirect address: %s', 'design-marketplace' ), $url ) . $known
		);
	}
}
