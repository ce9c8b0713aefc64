<?php
/** Our proof of work against ALTCHA's own library, both ways. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\People\Auth\Altcha;
use DesignMarketplace\Tests\TestCase;

final class AltchaLibraryTest extends TestCase {

	/** What runs in Node. */
	private const MODULE = <<<'JS'
		import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1';
		const { challenge, key } = JSON.parse( process.argv[ 1 ] );
		const token = async ( c ) => {
			const { number } = await solveChallenge( c.challenge, c.salt, c.algorithm, c.maxnumber ).promise;
			return btoa( JSON.stringify( { algorithm: c.algorithm, challenge: c.challenge, salt: c.salt, signature: c.signature, number } ) );
		};
		const made = async ( hmacKey ) => token( await createChallenge( { hmacKey, maxnumber: 1000, expires: new Date( Date.now() + 60000 ), params: { action: 'signup' } } ) );
		const ours = await token( challenge );
		console.log( JSON.stringify( { ours, verified: await verifySolution( ours, key ), theirs: await made( key ), foreign: await made( 'another' ) } ) );
		JS;

	public function test_the_library_and_we_verify_each_others_challenges_and_nothing_signed_by_another_key(): void {
		$altcha  = new Altcha();
		$input   = (string) wp_json_encode( array( 'challenge' => $altcha->challenge( 'signup' ), 'key' => Altcha::key() ) );
		$process = proc_open( array( 'node', '--input-type=module', '-e', self::MODULE, $input ), array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ), $pipes, dirname( __DIR__, 5 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a test.
		$this->assertIsResource( $process );
		$said   = (array) json_decode( (string) stream_get_contents( $pipes[1] ), true );
		$errors = (string) stream_get_contents( $pipes[2] );
		$this->assertSame( 0, proc_close( $process ), $errors );
		$this->assertTrue( $said['verified'] );
		$this->assertSame( array( true, false ), array( $altcha->verify( $said['ours'], 'signup' ), $altcha->verify( $said['ours'], 'signup' ) ), 'Once.' );
		$this->assertSame( array( true, false ), array( $altcha->verify( $said['theirs'], 'signup' ), $altcha->verify( $said['foreign'], 'signup' ) ) );
	}
}
