<?php
/**
 * Cloudflare's Turnstile.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

final class Turnstile implements Bot_Provider {

	/**
	 * Takes the secret.
	 *
	 * @param string $secret Secret key.
	 */
	public function __construct( private readonly string $secret ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $token  As the client's check gave it.
	 * @param string $action What it was made for.
	 */
	public function verify( string $token, string $action ): bool {
		$answer = ( new Siteverify( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', $this->secret ) )->answer( $token );
		return ( $answer['action'] ?? null ) === $action;
	}
}
