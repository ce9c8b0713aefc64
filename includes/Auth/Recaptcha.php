<?php
/**
 * Google's reCAPTCHA v3: a score for what the visitor did on the page.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

final class Recaptcha implements Bot_Provider {

	/**
	 * The score from which on it takes somebody for a person; 1.0 is surely one.
	 */
	private const MIN_SCORE = 0.5;

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
		$answer = ( new Siteverify( 'https://www.google.com/recaptcha/api/siteverify', $this->secret ) )->answer( $token );
		$score  = $answer['score'] ?? null;
		// A token of v2 has neither action nor score.
		return ( $answer['action'] ?? null ) === $action && is_numeric( $score ) && (float) $score >= self::MIN_SCORE;
	}
}
