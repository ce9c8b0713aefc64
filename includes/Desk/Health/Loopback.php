<?php
/** Sends requests to the site itself, as a visitor would. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use WP_Error;

final class Loopback {

	private const SECONDS = 10;

	/**
	 * Status and body of the answer; an error when the site cannot reach itself.
	 * @param string               $url     URL on this site.
	 * @param array<string,string> $headers Headers to send.
	 * @return array{status:int,body:string}|WP_Error
	 */
	public static function get( string $url, array $headers = array() ): array|WP_Error {
		$answer = wp_remote_get(
			$url,
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'headers'     => $headers + array( 'Cache-Control' => 'no-cache' ),
				// As in core's loopback request: a public certificate may not be valid from the server itself.
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
			)
		);
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		return array(
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'body'   => wp_remote_retrieve_body( $answer ),
		);
	}

	/** The finding when the site cannot reach itself. */
	public static function unknown( string $headline, WP_Error $error ): Finding {
		return Finding::recommended(
			$headline,
			/* translators: %s: error message. */
			__( 'The site could not reach its own address, so this could not be checked: %s', 'design-marketplace' ),
			$error->get_error_message()
		);
	}
}
