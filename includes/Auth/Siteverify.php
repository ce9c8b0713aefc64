<?php
/**
 * Asks a bot check's service what a token is worth. The services differ in address and fields, not in the call.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

final class Siteverify {

	private const SECONDS = 5;

	/**
	 * The longest token that is worth a call.
	 */
	private const MAX_TOKEN = 8192;

	/**
	 * Takes the service's address and the site's secret.
	 *
	 * @param string $url    Address of the verify call.
	 * @param string $secret Secret shared with the service.
	 */
	public function __construct( private readonly string $url, private readonly string $secret ) {}

	/**
	 * The service's answer when it vouches for the token and names this site; null for everything else, as when it cannot be reached.
	 *
	 * The visitor's address is not sent: no service needs it.
	 *
	 * @param string               $token As the client's check gave it.
	 * @param array<string,string> $more  Further fields of the call.
	 * @return array<mixed>|null
	 */
	public function answer( string $token, array $more = array() ): ?array {
		if ( '' === $this->secret || strlen( $token ) > self::MAX_TOKEN ) {
			return null;
		}
		$response = wp_safe_remote_post(
			$this->url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => 65536,
				'body'                => array(
					'secret'   => $this->secret,
					'response' => $token,
				) + $more,
			)
		);
		$answer   = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true, 8 ) : null;
		return is_array( $answer ) && true === ( $answer['success'] ?? null ) && self::host() === ( $answer['hostname'] ?? null ) ? $answer : null;
	}

	/**
	 * The name of this site as services report it. A token solved on another one is worth nothing.
	 */
	private static function host(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}
}
