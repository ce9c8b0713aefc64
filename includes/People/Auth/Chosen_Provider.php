<?php
/** The bot check the operator has chosen: ALTCHA out of the box, a service once its keys are set. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Settings\Site_Settings;

/** The choice is read when it is needed: options are not loaded yet when the plugin starts. */
final class Chosen_Provider {

	public const ALTCHA = Site_Settings::BOT_PROVIDERS[0];

	/** The lowest score of reCAPTCHA that counts as a person; 1.0 is certainly one. */
	private const MIN_SCORE = 0.5;

	/** Hosts of the services' scripts. Their frames have a policy of their own. */
	private const SCRIPTS = array(
		'recaptcha' => array( 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/' ),
		'turnstile' => array( 'https://challenges.cloudflare.com' ),
		'hcaptcha'  => array( 'https://hcaptcha.com', 'https://*.hcaptcha.com' ),
	);

	/**
	 * Whether the token is valid, for this action, and used for the first time.
	 * @param string $action What it was made for, such as `signup`.
	 */
	public static function verify( string $token, string $action ): bool {
		$secret = (string) Site_Settings::get( 'bot_secret' );
		return match ( self::name() ) {
			'recaptcha' => self::is_a_person( Siteverify::answer( 'https://www.google.com/recaptcha/api/siteverify', $secret, $token ), $action ),
			'turnstile' => self::is_for(
				Siteverify::answer( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', $secret, $token ),
				$action
			),
			// It has no actions, so its site key is used for the sign-up alone; a token made with another one is refused.
			'hcaptcha'  => null !== Siteverify::answer(
				'https://api.hcaptcha.com/siteverify',
				$secret,
				$token,
				array( 'sitekey' => (string) Site_Settings::get( 'bot_site_key' ) )
			),
			default     => ( new Altcha() )->verify( $token, $action ),
		};
	}

	/**
	 * Whether reCAPTCHA v3 gives a score that counts as a person. A token of v2 has neither action nor score.
	 * @param array<mixed>|null $answer
	 */
	private static function is_a_person( ?array $answer, string $action ): bool {
		$score = $answer['score'] ?? null;
		return self::is_for( $answer, $action ) && is_numeric( $score ) && (float) $score >= self::MIN_SCORE;
	}

	/** @param array<mixed>|null $answer */
	private static function is_for( ?array $answer, string $action ): bool {
		return ( $answer['action'] ?? null ) === $action;
	}

	/** @return array{provider:string,siteKey:string} The values the client needs to make a token. */
	public static function for_client(): array {
		$name = self::name();
		return array(
			'provider' => $name,
			'siteKey'  => self::ALTCHA === $name ? '' : (string) Site_Settings::get( 'bot_site_key' ),
		);
	}

	/** @return list<string> Hosts whose scripts every page has to allow, as the app goes to the sign-up without loading a new page. */
	public static function script_sources(): array {
		return self::SCRIPTS[ self::name() ] ?? array();
	}

	/** One of Site_Settings::BOT_PROVIDERS. A service without both of its keys is not used. */
	private static function name(): string {
		return '' !== Site_Settings::get( 'bot_secret' ) && '' !== Site_Settings::get( 'bot_site_key' )
			? (string) Site_Settings::get( 'bot_provider' )
			: self::ALTCHA;
	}
}
