<?php
/** The bot checks by key, against stand-ins of the answers their makers document: no test talks to a service. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Auth\Altcha;
use DesignMarketplace\People\Auth\Chosen_Provider;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\Site\Front\App_Settings as Frontend_Settings;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\integration\People\Members\Solver;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class BotServicesTest extends TestCase {

	private const ADDRESSES = array(
		'recaptcha' => 'https://www.google.com/recaptcha/api/siteverify',
		'turnstile' => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
		'hcaptcha'  => 'https://api.hcaptcha.com/siteverify',
	);

	/**
	 * Calls made: address and arguments.
	 *
	 * @var list<array{string,array<string,mixed>}>
	 */
	private array $calls = array();

	/**
	 * The services' documented answers for a person on this site.
	 *
	 * @param string $provider Service.
	 * @return array<string,mixed>
	 */
	private static function good( string $provider ): array {
		$answer = array(
			'success'      => true,
			'challenge_ts' => '2026-11-21T10:00:00Z',
			'hostname'     => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
		);
		return match ( $provider ) {
			'recaptcha' => $answer + array( 'score' => 0.9, 'action' => 'signup' ),
			'turnstile' => $answer + array( 'error-codes' => array(), 'action' => 'signup', 'cdata' => '' ),
			default     => $answer + array( 'credit' => false ),
		};
	}

	/**
	 * What each service may answer, and what it is worth.
	 *
	 * @return iterable<string,array{string,mixed,bool}>
	 */
	public static function answers(): iterable {
		$missing = array( 'success' => false, 'error-codes' => array( 'timeout-or-duplicate' ) );
		foreach ( array_keys( self::ADDRESSES ) as $provider ) {
			$good = self::good( $provider );
			yield "{$provider}: a person" => array( $provider, $good, true );
			yield "{$provider}: a token that was used" => array( $provider, $missing, false );
			yield "{$provider}: a token of another site" => array( $provider, array( 'hostname' => 'evil.example' ) + $good, false );
			yield "{$provider}: a site that is not named" => array( $provider, array_diff_key( $good, array( 'hostname' => 1 ) ), false );
			yield "{$provider}: success that is not true" => array( $provider, array( 'success' => 'true' ) + $good, false );
			yield "{$provider}: no JSON" => array( $provider, '<html>502</html>', false );
			yield "{$provider}: nothing" => array( $provider, '', false );
			yield "{$provider}: a redirect" => array( $provider, 302, false );
			yield "{$provider}: its own failure" => array( $provider, 503, false );
			yield "{$provider}: out of reach" => array( $provider, new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ), false );
		}
		foreach ( array( 'recaptcha', 'turnstile' ) as $provider ) {
			yield "{$provider}: another action" => array( $provider, array( 'action' => 'login' ) + self::good( $provider ), false );
			yield "{$provider}: no action" => array( $provider, array_diff_key( self::good( $provider ), array( 'action' => 1 ) ), false );
		}
		yield 'recaptcha: just good enough' => array( 'recaptcha', array( 'score' => 0.5 ) + self::good( 'recaptcha' ), true );
		yield 'recaptcha: not quite' => array( 'recaptcha', array( 'score' => 0.49 ) + self::good( 'recaptcha' ), false );
		yield 'recaptcha: no score' => array( 'recaptcha', array_diff_key( self::good( 'recaptcha' ), array( 'score' => 1 ) ), false );
	}

	#[DataProvider( 'answers' )]
	public function test_an_answer_counts_only_when_it_vouches_for_a_person_here( string $provider, mixed $answer, bool $counts ): void {
		$this->choose( $provider );
		$this->stand_in( $answer );
		$this->assertSame( $counts, Chosen_Provider::verify( 'a-token', 'signup' ) );
		$this->assertCount( 1, $this->calls );
		[ $address, $call ] = $this->calls[0];
		$this->assertSame( self::ADDRESSES[ $provider ], $address );
		$this->assertSame( 'POST', $call['method'] );
		$this->assertSame( 5, $call['timeout'] );
		$this->assertSame( 0, $call['redirection'] );
		$this->assertTrue( $call['reject_unsafe_urls'] );
		$sent = array( 'secret' => 'the-secret', 'response' => 'a-token' );
		$this->assertSame( 'hcaptcha' === $provider ? $sent + array( 'sitekey' => 'the-site-key' ) : $sent, $call['body'] );
	}

	public function test_a_token_no_service_would_make_is_not_shown_to_it(): void {
		$this->choose( 'turnstile' );
		$this->stand_in( self::good( 'turnstile' ) );
		$this->assertFalse( Chosen_Provider::verify( str_repeat( 'a', 9000 ), 'signup' ) );
		$this->assertSame( array(), $this->calls );
	}

	public function test_a_service_out_of_reach_stops_nobody_but_counts_as_no_check(): void {
		$this->choose( 'turnstile' );
		$this->stand_in( new WP_Error( 'http_request_failed', 'timed out' ) );
		$form = array( 'token' => 'a-token', 'started_at' => ( time() - 60 ) * 1000 );
		for ( $i = 0; $i < 5; $i++ ) {
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( array( 'email' => "new{$i}@example.test" ) + $form ) ) );
		}
		$sixth = Forms::designer( array( 'email' => 'new6@example.test' ) + $form );
		if ( Rate_Limiter::is_on() ) {
			$this->assert_answer( 429, $this->rest( 'POST', '/wp/v2/users/register', $sixth ) );
		}
		remove_all_filters( 'pre_http_request' );
		$this->stand_in( self::good( 'turnstile' ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', $sixth ) );
	}

	public function test_without_keys_it_stays_the_proof_of_work(): void {
		update_option( Site_Settings::PREFIX . 'bot_provider', 'recaptcha' );
		$this->stand_in( self::good( 'recaptcha' ) );
		$altcha = new Altcha();
		$this->assertTrue( Chosen_Provider::verify( Solver::solve( $altcha->challenge( 'signup' ) ), 'signup' ) );
		$this->assertSame( array(), $this->calls );
		$this->assertSame( array( 'provider' => 'altcha', 'siteKey' => '' ), Frontend_Settings::all()['botCheck'] );
	}

	public function test_the_page_names_the_service_and_the_site_key_never_the_secret(): void {
		$this->choose( 'hcaptcha' );
		$settings = Frontend_Settings::all();
		$this->assertSame( array( 'provider' => 'hcaptcha', 'siteKey' => 'the-site-key' ), $settings['botCheck'] );
		$this->assertStringNotContainsString( 'the-secret', (string) wp_json_encode( $settings ) );
		update_option( Site_Settings::PREFIX . 'bot_provider', 'something-else' );
		$this->assertSame( 'hcaptcha', Frontend_Settings::all()['botCheck']['provider'], 'What is not good changes nothing.' );
	}

	private function choose( string $provider ): void {
		update_option( Site_Settings::PREFIX . 'bot_provider', $provider );
		update_option( Site_Settings::PREFIX . 'bot_site_key', 'the-site-key' );
		update_option( Site_Settings::PREFIX . 'bot_secret', 'the-secret' );
	}

	/**
	 * Answers every call in the service's place.
	 *
	 * @param mixed $answer Decoded JSON, a body, a status, or a failure.
	 */
	private function stand_in( mixed $answer ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $response, array $call, string $address ) use ( $answer ): mixed {
				$this->calls[] = array( $address, $call );
				return $answer instanceof WP_Error ? $answer : array(
					'headers'  => array(),
					'body'     => is_array( $answer ) ? (string) wp_json_encode( $answer ) : (string) $answer,
					'response' => array( 'code' => is_int( $answer ) ? $answer : 200, 'message' => '' ),
					'cookies'  => array(),
					'filename' => null,
				);
			},
			10,
			3
		);
	}
}
