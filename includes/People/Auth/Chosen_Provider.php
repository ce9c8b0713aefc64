<?php
/**
 * The bot check the operator has chosen: ALTCHA out of the box, a service once its keys are set.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Settings\Site_Settings;

/**
 * The choice is read when it is needed: options are not loaded yet when the plugin starts.
 */
final class Chosen_Provider implements Bot_Provider {

	public const ALTCHA = Site_Settings::BOT_PROVIDERS[0];

	/**
	 * Hosts of the services' scripts. Their frames have a policy of their own.
	 */
	private const SCRIPTS = array(
		'recaptcha' => array( 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/' ),
		'turnstile' => array( 'https://challenges.cloudflare.com' ),
		'hcaptcha'  => array( 'https://hcaptcha.com', 'https://*.hcaptcha.com' ),
	);

	public function __construct( private readonly Altcha $altcha ) {}

	public function verify( string $token, string $action ): bool {
		$secret   = (string) Site_Settings::get( 'bot_secret' );
		$provider = match ( self::name() ) {
			'recaptcha' => new Recaptcha( $secret ),
			'turnstile' => new Turnstile( $secret ),
			'hcaptcha'  => new Hcaptcha( $secret, (string) Site_Settings::get( 'bot_site_key' ) ),
			default     => $this->altcha,
		};
		return $provider->verify( $token, $action );
	}

	/**
	 * The values the client needs to make a token.
	 *
	 * @return array{provider:string,siteKey:string}
	 */
	public static function for_client(): array {
		$name = self::name();
		return array(
			'provider' => $name,
			'siteKey'  => self::ALTCHA === $name ? '' : (string) Site_Settings::get( 'bot_site_key' ),
		);
	}

	/**
	 * Hosts whose scripts every page has to allow, as the app goes to the sign-up without loading a new page.
	 *
	 * @return list<string>
	 */
	public static function script_sources(): array {
		return self::SCRIPTS[ self::name() ] ?? array();
	}

	/**
	 * One of Site_Settings::BOT_PROVIDERS. A service without both of its keys is not used.
	 */
	private static function name(): string {
		return '' !== Site_Settings::get( 'bot_secret' ) && '' !== Site_Settings::get( 'bot_site_key' )
			? (string) Site_Settings::get( 'bot_provider' )
			: self::ALTCHA;
	}
}
