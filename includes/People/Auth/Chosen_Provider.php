<?php

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Settings\Site_Settings;

/** The bot check in use: ALTCHA out of the box, reCAPTCHA v3 once its keys are set, or one that a plugin of the site adds. */
final class Chosen_Provider {

	public const ALTCHA = Site_Settings::BOT_PROVIDERS[0];

	/** The lowest score of reCAPTCHA that counts as a person; 1.0 is certainly one. */
	private const MIN_SCORE = 0.5;

	private const SECONDS = 5;

	/** Characters of the longest token that is sent to the service. */
	private const MAX_TOKEN = 8192;

	/** Whether the token is valid, for this action such as `signup`, and used for the first time. */
	public static function verify( string $token, string $action ): bool {
		$added = self::added();
		if ( $added ) {
			return true === ( $added['verify'] )( $token, $action );
		}
		return self::ALTCHA === self::name() ? ( new Altcha() )->verify( $token, $action ) : self::is_a_person( $token, $action );
	}

	/** Whether reCAPTCHA says so of a token of this site. A token of v2 has neither action nor score. The visitor's address is not sent. */
	private static function is_a_person( string $token, string $action ): bool {
		if ( strlen( $token ) > self::MAX_TOKEN ) {
			return false;
		}
		$response = wp_safe_remote_post(
			'https://www.google.com/recaptcha/api/siteverify',
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => 65536,
				'body'                => array(
					'secret'   => (string) Site_Settings::get( 'bot_secret' ),
					'response' => $token,
				),
			)
		);
		$answer   = 200 === wp_remote_retrieve_response_code( $response )
			? json_decode( wp_remote_retrieve_body( $response ), true, 8 )
			: null;
		$score    = $answer['score'] ?? null;
		return true === ( $answer['success'] ?? null )
			&& wp_parse_url( home_url(), PHP_URL_HOST ) === ( $answer['hostname'] ?? null )
			&& ( $answer['action'] ?? null ) === $action
			&& is_numeric( $score ) && (float) $score >= self::MIN_SCORE;
	}

	/** @return array{provider:string,siteKey:string,script:string} What the client needs to make a token. */
	public static function for_client(): array {
		$added = self::added();
		$name  = $added ? 'added' : self::name();
		return array(
			'provider' => $name,
			'siteKey'  => self::ALTCHA === $name ? '' : (string) ( $added['site_key'] ?? Site_Settings::get( 'bot_site_key' ) ),
			'script'   => $added['script'] ?? '',
		);
	}

	/** @return list<string> Hosts whose scripts every page has to allow, as the app goes to the sign-up without loading a new page. */
	public static function script_sources(): array {
		$recaptcha = array( 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/' );
		return self::added()['sources'] ?? ( self::ALTCHA === self::name() ? array() : $recaptcha );
	}

	/** One of Site_Settings::BOT_PROVIDERS. A service without both of its keys is not used. */
	private static function name(): string {
		return '' !== Site_Settings::get( 'bot_secret' ) && '' !== Site_Settings::get( 'bot_site_key' )
			? (string) Site_Settings::get( 'bot_provider' )
			: self::ALTCHA;
	}

	/** @return array{script:string,site_key:string,sources:list<string>,verify:callable(string,string):bool}|null */
	private static function added(): ?array {
		/**
		 * Filters the bot check to use instead of the chosen one. README.md has an example.
		 * @param array<string,mixed>|null $check Address of the script that makes tokens, site key, hosts, and what verifies a token.
		 */
		$check = apply_filters( 'design_marketplace_bot_check', null );
		return is_array( $check ) ? array(
			'script'   => (string) ( $check['script'] ?? '' ),
			'site_key' => (string) ( $check['site_key'] ?? '' ),
			'sources'  => array_values( array_map( 'strval', (array) ( $check['sources'] ?? array() ) ) ),
			'verify'   => is_callable( $check['verify'] ?? null ) ? $check['verify'] : '__return_false',
		) : null;
	}
}
