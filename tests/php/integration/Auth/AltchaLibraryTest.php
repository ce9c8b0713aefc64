<?php
/**
 * Our proof of work against ALTCHA's own library, both ways.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Auth;

use DesignMarketplace\Auth\Altcha;
use DesignMarketplace\Tests\TestCase;

final class AltchaLibraryTest extends TestCase {

	/**
	 * Runs a module with the library at hand: `input` is what was given, what it prints is given back.
	 *
	 * @param string              $module JavaScript.
	 * @param array<string,mixed> $input  Input.
	 * @return array<string,mixed>
	 */
	private function node( string $module, array $input ): array {
		$start   = "import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1';\nconst input = JSON.parse( process.argv[ 1 ] );\n"
			. "const token = async ( c ) => btoa( JSON.stringify( { algorithm: c.algorithm, challenge: c.challenge, salt: c.salt, signature: c.signature, number: ( await solveChallenge( c.challenge, c.salt, c.algorithm, c.maxnumber ).promise ).number } ) );\n";
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a test.
			array( 'node', '--input-type=module', '-e', $start . $module, (string) wp_json_encode( $input ) ),
			array(
				1 => array( 'pipe', 'w' ),
				2 => array( 'pipe', 'w' ),
			),
			$pipes,
			dirname( __DIR__, 4 )
		);
		$this->assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		$this->assertSame( 0, proc_close( $process ), $errors );
		return (array) json_decode( $output, true );
	}

	public function test_the_library_solves_and_verifies_our_challenge(): void {
		$altcha = new Altcha();
		$result = $this->node(
			'const solved = await token( input.challenge ); console.log( JSON.stringify( { token: solved, verified: await verifySolution( solved, input.key ) } ) );',
			array( 'challenge' => $altcha->challenge( 'signup' ), 'key' => Altcha::key() )
		);
		$this->assertTrue( $result['verified'] );
		$this->assertTrue( $altcha->verify( $result['token'], 'signup' ) );
		$this->assertFalse( $altcha->verify( $result['token'], 'signup' ) );
	}

	public function test_we_verify_what_the_library_made_and_nothing_signed_by_another_key(): void {
		$module = "const challenge = await createChallenge( { hmacKey: input.key, maxnumber: 1000, expires: new Date( Date.now() + 60000 ), params: { action: 'signup' } } ); console.log( JSON.stringify( { token: await token( challenge ) } ) );";
		$this->assertTrue( ( new Altcha() )->verify( $this->node( $module, array( 'key' => Altcha::key() ) )['token'], 'signup' ) );
		$this->assertFalse( ( new Altcha() )->verify( $this->node( $module, array( 'key' => 'another' ) )['token'], 'signup' ) );
	}
}
