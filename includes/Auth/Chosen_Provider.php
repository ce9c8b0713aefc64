<?php
/**
 * The bot check the operator has chosen: ALTCHA out of the box, a service once its keys are set.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use DesignMarketplace\Content\Settings;

/**
 * Asked at the time of the check: options are not there yet when the plugin starts.
 */
final class Chosen_Provider implements Bot_Provider {

	public const ALTCHA = Settings::BOT_PROVIDERS[0];

	/**
	 * Where a service's script comes from. Its frames have a policy of their own.
	 */
	private const SCRIPTS = array(
		'recaptcha' => array( 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/' ),
		'turnstile' => array( 'https://challenges.cloudflare.com' ),
		'hcaptcha'  => array( 'https://hcaptcha.com', 'https://*.hcaptcha.com' ),
	);

	/**
	 * Takes the check that needs no key.
	 *
	 * @param Altcha $altcha Proof of work.
	 */
	public function __construct( private readonly Altcha $altcha ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $token  As the client's check gave it.
	 * @param string $action What it was made for.
	 */
	public function verify( string $token, string $action ): bool {
		$secret   = (string) Settings::get( 'bot_secret' );
		$provider = match ( self::name() ) {
			'recaptcha' => new Recaptcha( $secret ),
			'turnstile' => new Turnstile( $secret ),
			'hcaptcha'  => new Hcaptcha( $secret, (string) Settings::get( 'bot_site_key' ) ),
			default     => $this->altcha,
		};
		return $provider->verify( $token, $action );
	}

	/**
	 * What the client needs to make a token.
	 *
	 * @return array{provider:string,siteKey:string}
	 */
	public static function for_client(): array {
		$name = self::name();
		return array(
			'provider' => $name,
			'siteKey'  => self::ALTCHA === $name ? '' : (string) Settings::get( 'bot_site_key' ),
		);
	}

	/**
	 * Sources a page has to allow scripts of. Every page: the app goes on to the sign-up without a new document.
	 *
	 * @return list<string>
	 */
	public static function script_sources(): array {
		return self::SCRIPTS[ self::name() ] ?? array();
	}

	/**
	 * One of Settings::BOT_PROVIDERS. A service without both of its keys could vouch for nobody.
	 */
	private static function name(): string {
		return '' !== Settings::get( 'bot_secret' ) && '' !== Settings::get( 'bot_site_key' ) ? (string) Settings::get( 'bot_provider' ) : self::ALTCHA;
	}
}
