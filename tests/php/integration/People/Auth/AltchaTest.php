<?php
/** The proof of work: what solves it, and how often. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\People\Auth\Altcha;
use DesignMarketplace\Tests\integration\People\Members\Solver;
use DesignMarketplace\Tests\TestCase;

final class AltchaTest extends TestCase {

	/**
	 * Changes a part of a token.
	 * @param string              $token  Token.
	 * @param array<string,mixed> $change Parts that differ.
	 */
	private function forge( string $token, array $change ): string {
		return base64_encode( (string) wp_json_encode( $change + (array) json_decode( (string) base64_decode( $token, true ), true ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
	}

	public function test_a_solved_challenge_counts_once(): void {
		$altcha = new Altcha();
		$answer = $this->rest( 'GET', '/wp/v2/users/altcha', array( 'action' => 'signup' ) );
		$this->assert_answer( 200, $answer );
		$this->assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		$token = Solver::solve( $answer->get_data() );
		$this->assertTrue( $altcha->verify( $token, 'signup' ) );
		$this->assertFalse( $altcha->verify( $token, 'signup' ) );
	}

	public function test_a_token_for_something_else_does_not_count(): void {
		$altcha = new Altcha();
		$this->assertFalse( $altcha->verify( Solver::solve( $altcha->challenge( 'contact' ) ), 'signup' ) );
	}

	public function test_a_forged_token_does_not_count(): void {
		$altcha    = new Altcha();
		$challenge = $altcha->challenge( 'signup' );
		$token     = Solver::solve( $challenge );
		$number    = json_decode( (string) base64_decode( $token, true ), true )['number']; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
		$later     = (string) preg_replace( '/expires=\d+/', 'expires=' . ( time() + 6000 ), $challenge['salt'] );
		$forgeries = array(
			'',
			'false',
			'%%%',
			base64_encode( 'null' ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
			$this->forge( $token, array( 'number' => $number + 1 ) ),
			$this->forge( $token, array( 'number' => (string) $number ) ),
			$this->forge( $token, array( 'signature' => str_repeat( 'a', 64 ) ) ),
			$this->forge( $token, array( 'algorithm' => 'SHA-1' ) ),
			$this->forge( $token, array( 'salt' => array() ) ),
			$this->forge( $token, array( 'salt' => $later, 'challenge' => hash( 'sha256', $later . $number ) ) ),
			str_repeat( 'A', 5000 ),
		);
		foreach ( $forgeries as $forgery ) {
			$this->assertFalse( $altcha->verify( $forgery, 'signup' ), $forgery );
		}
		$this->assertTrue( $altcha->verify( $token, 'signup' ) );
	}

	public function test_a_challenge_that_is_over_does_not_count(): void {
		$salt      = 'abc?action=signup&expires=' . ( time() - 1 ) . '&';
		$challenge = hash( 'sha256', $salt . '7' );
		$token     = base64_encode( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
			(string) wp_json_encode(
				array(
					'algorithm' => 'SHA-256',
					'challenge' => $challenge,
					'number'    => 7,
					'salt'      => $salt,
					'signature' => hash_hmac( 'sha256', $challenge, Altcha::key() ),
				)
			)
		);
		$this->assertFalse( ( new Altcha() )->verify( $token, 'signup' ) );
		$this->assertFalse( ( new Altcha() )->verify( $this->forge( $token, array( 'salt' => str_replace( 'expires', 'x', $salt ) ) ), 'signup' ) );
	}

	public function test_only_known_actions_are_challenged(): void {
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users/altcha?action=anything' ), 'rest_invalid_param' );
	}
}
