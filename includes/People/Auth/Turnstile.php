<?php
/**
 * Cloudflare's Turnstile.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

final class Turnstile implements Bot_Provider {

	public function __construct( private readonly string $secret ) {}

	public function verify( string $token, string $action ): bool {
		$answer = ( new Siteverify( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', $this->secret ) )->answer( $token );
		return ( $answer['action'] ?? null ) === $action;
	}
}
