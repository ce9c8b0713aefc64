<?php
/** Delivers what happened to the other system: signed, in five seconds at most, and never into the site's own network. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Webhooks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use WP_Error;

final class Delivery {

	/** Set to true, the other system may be in the site's own network. */
	private const OWN_NETWORK = 'DESIGN_MARKETPLACE_WEBHOOK_PRIVATE';

	private const SECONDS = 5;
	private const BYTES   = 4096;

	/** Seconds for which the others wait after a failure: a system that hangs must not keep emails waiting. */
	private const PAUSE = MINUTE_IN_SECONDS;

	/** Networks that PHP does not count as private or reserved: shared addresses of providers, tests, groups, mapped addresses. */
	private const OTHER_NETWORKS = '/^(100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|192\.0\.0\.|198\.1[89]\.|2(2[4-9]|3\d)\.|ff|::|64:ff9b:|2002:)/i';

	/**
	 * @param array<string,mixed> $payload What is sent.
	 * @return string|null Why it failed, '' if it has arrived, null if nobody is told any more.
	 */
	public static function send( array $payload ): ?string {
		if ( ! Webhooks::is_on() ) {
			return null;
		}
		$failure = self::attempt( (string) Site_Settings::get( 'webhook_url' ), $payload );
		Webhooks::count( '' === $failure );
		if ( '' !== $failure ) {
			Outbox::put_off( Outbox::SYSTEM, self::PAUSE );
		}
		return $failure;
	}

	/** @param array<string,mixed> $payload */
	private static function attempt( string $url, array $payload ): string {
		$host    = rtrim( trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' ), '.' );
		$address = self::address( $host );
		if ( '' === $address ) {
			return __( 'The address is not known, or within a private network.', 'design-marketplace' );
		}
		$port   = wp_parse_url( $url, PHP_URL_PORT ) ?? ( 'http' === wp_parse_url( $url, PHP_URL_SCHEME ) ? 80 : 443 );
		$entry  = sprintf( '%s:%d:%s', $host, $port, str_contains( $address, ':' ) ? "[{$address}]" : $address );
		$pin    = static function ( mixed $handle ) use ( $entry ): void {
			// Another look-up could give another address than the one that was checked.
			curl_setopt( $handle, CURLOPT_RESOLVE, array( $entry ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- core has no other way.
		};
		$body   = (string) wp_json_encode( $payload );
		$time   = (string) Clock::now();
		$signed = hash_hmac( 'sha256', "{$time}.{$body}", (string) Site_Settings::get( 'webhook_secret' ) );
		add_action( 'http_api_curl', $pin );
		$answer = wp_remote_post(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::BYTES,
				'headers'             => array(
					'Content-Type'   => 'application/json',
					'X-DM-Timestamp' => $time,
					'X-DM-Signature' => "sha256={$signed}",
				),
				'body'                => $body,
			)
		);
		remove_action( 'http_api_curl', $pin );
		if ( $answer instanceof WP_Error ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		return $status >= 200 && $status < 300 ? '' : "HTTP {$status}";
	}

	/** An address of a host, '' if it has none, or one that may not be asked. */
	private static function address( string $host ): string {
		$is_address = false !== filter_var( $host, FILTER_VALIDATE_IP );
		$six        = $is_address ? array() : (array) @dns_get_record( $host, DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- warns where the name server does not answer.
		$found      = $is_address ? array( $host ) : array_merge( (array) gethostbynamel( $host ), array_column( $six, 'ipv6' ) );
		$found      = array_values( array_filter( $found, 'is_string' ) );
		$is_open    = defined( self::OWN_NETWORK ) && true === constant( self::OWN_NETWORK );
		return $found && ( $is_open || ! array_filter( $found, self::is_private( ... ) ) ) ? $found[0] : '';
	}

	public static function is_private( string $address ): bool {
		return ! filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
			|| 1 === preg_match( self::OTHER_NETWORKS, (string) inet_ntop( (string) inet_pton( $address ) ) );
	}
}
