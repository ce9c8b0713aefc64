<?php
/** Google’s reCAPTCHA, against a stand-in of its documented answers (no test talks to a service), and a check that a plugin adds. */

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

	/**
	 * Calls made: address and arguments.
	 * @var list<array{string,array<string,mixed>}>
	 */
	private array $calls = array();

	/**
	 * The documented answer for a person on this site.
	 * @return array<string,mixed>
	 */
	private static function good(): array {
		return array(
			'success'      => true,
			'challenge_ts' => '2026-11-21T10:00:00Z',
			'hostname'     => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'score'        => 0.9,
			'action'       => 'signup',
		);
	}

	/**
	 * What the service may answer, and what it is worth.
	 * @return iterable<string,array{mixed,bool}>
	 */
	public static function answers(): iterable {
		$good = self::good();
		yield 'a person' => array( $good, true );
		yield 'a token that was used' => array( array( 'success' => false, 'error-codes' => array( 'timeout-or-duplicate' ) ), false );
		yield 'a token of another site' => array( array( 'hostname' => 'evil.example' ) + $good, false );
		yield 'a site that is not named' => array( array_diff_key( $good, array( 'hostname' => 1 ) ), false );
		yield 'success that is not true' => array( array( 'success' => 'true' ) + $good, false );
		yield 'no JSON' => array( '<html>502</html>', false );
		yield 'JSON that is no answer' => array( '"success"', false );
		yield 'nothing' => array( '', false );
		yield 'a redirect' => array( 302, false );
		yield 'its own failure' => array( 503, false );
		yield 'out of reach' => array( new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ), false );
		yield 'another action' => array( array( 'action' => 'login' ) + $good, false );
		yield 'no action' => array( array_diff_key( $good, array( 'action' => 1 ) ), false );
		yield 'just good enough' => array( array( 'score' => 0.5 ) + $good, true );
		yield 'not quite' => array( array( 'score' => 0.49 ) + $good, false );
		yield 'no score' => array( array_diff_key( $good, array( 'score' => 1 ) ), false );
	}

	#[DataProvider( 'answers' )]
	public function test_an_answer_counts_only_when_it_vouches_for_a_person_here( mixed $answer, bool $counts ): void {
		$this->choose_recaptcha();
		$this->stand_in( $answer );
		$this->assertSame( $counts, Chosen_Provider::verify( 'a-token', 'signup' ) );
		$this->assertCount( 1, $this->calls );
		[ $address, $call ] = $this->calls[0];
		$this->assertSame( 'https://www.google.com/recaptcha/api/siteverify', $address );
		$this->assertSame( 'POST', $call['method'] );
		$this->assertSame( 5, $call['timeout'] );
		$this->assertSame( 0, $call['redirection'] );
		$this->assertTrue( $call['reject_unsafe_urls'] );
		$this->assertSame( array( 'secret' => 'the-secret', 'response' => 'a-token' ), $call['body'] );
	}

	public function test_a_token_no_service_would_make_is_not_shown_to_it(): void {
		$this->choose_recaptcha();
		$this->stand_in( self::good() );
		$this->assertFalse( Chosen_Provider::verify( str_repeat( 'a', 9000 ), 'signup' ) );
		$this->assertSame( array(), $this->calls );
	}

	public function test_a_service_out_of_reach_stops_nobody_but_counts_as_no_check(): void {
		$this->choose_recaptcha();
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
		$this->stand_in( self::good() );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', $sixth ) );
	}

	public function test_without_keys_it_stays_the_proof_of_work(): void {
		update_option( Site_Settings::PREFIX . 'bot_provider', 'recaptcha' );
		$this->stand_in( self::good() );
		$altcha = new Altcha();
		$this->assertTrue( Chosen_Provider::verify( Solver::solve( $altcha->challenge( 'signup' ) ), 'signup' ) );
		$this->assertSame( array(), $this->calls );
		$this->assertSame( array( 'provider' => 'altcha', 'siteKey' => '', 'script' => '' ), Frontend_Settings::all()['botCheck'] );
	}

	public function test_the_page_names_the_service_and_the_site_key_never_the_secret(): void {
		$this->choose_recaptcha();
		$settings = Frontend_Settings::all();
		$this->assertSame( array( 'provider' => 'recaptcha', 'siteKey' => 'the-site-key', 'script' => '' ), $settings['botCheck'] );
		$this->assertStringNotContainsString( 'the-secret', (string) wp_json_encode( $settings ) );
		update_option( Site_Settings::PREFIX . 'bot_provider', 'something-else' );
		$this->assertSame( 'recaptcha', Frontend_Settings::all()['botCheck']['provider'], 'What is not good changes nothing.' );
	}

	public function test_a_check_that_a_plugin_adds_decides_alone_and_its_hosts_alone_are_allowed(): void {
		$this->choose_recaptcha();
		$this->stand_in( self::good() );
		$check = array(
			'script'   => 'https://example.org/check.js',
			'site_key' => 'their-key',
			'sources'  => array( 'https://challenges.example' ),
			'verify'   => static fn( string $token, string $action ): bool => "{$action}-token" === $token,
		);
		add_filter( 'design_marketplace_bot_check', static fn(): array => $check );
		$this->assertTrue( Chosen_Provider::verify( 'signup-token', 'signup' ) );
		$this->assertFalse( Chosen_Provider::verify( 'signup-token', 'report' ) );
		$this->assertSame( array(), $this->calls );
		$this->assertSame(
			array( 'provider' => 'added', 'siteKey' => 'their-key', 'script' => 'https://example.org/check.js' ),
			Frontend_Settings::all()['botCheck']
		);
		$this->assertSame( array( 'https://challenges.example' ), Chosen_Provider::script_sources() );
	}

	private function choose_recaptcha(): void {
		update_option( Site_Settings::PREFIX . 'bot_provider', 'recaptcha' );
		update_option( Site_Settings::PREFIX . 'bot_site_key', 'the-site-key' );
		update_option( Site_Settings::PREFIX . 'bot_secret', 'the-secret' );
	}

	/**
	 * Answers every call in the service's place.
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
