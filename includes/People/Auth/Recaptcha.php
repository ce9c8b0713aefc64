<?php
/**
 * Google's reCAPTCHA v3, which gives a score for what the visitor did on the page.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

final class Recaptcha implements Bot_Provider {

	/**
	 * The lowest score that counts as a person; 1.0 is certainly one.
	 */
	private const MIN_SCORE = 0.5;

	public function __construct( private readonly string $secret ) {}

	public function verify( string $token, string $action ): bool {
		$answer = ( new Siteverify( 'https://www.google.com/recaptcha/api/siteverify', $this->secret ) )->answer( $token );
		$score  = $answer['score'] ?? null;
		// A token of v2 has neither action nor score.
		return ( $answer['action'] ?? null ) === $action && is_numeric( $score ) && (float) $score >= self::MIN_SCORE;
	}
}
