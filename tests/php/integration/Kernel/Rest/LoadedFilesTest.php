<?php
/** A class is loaded when one of its rows is used: a request that has nothing to do with the plugin loads few of its files. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Tests\TestCase;

final class LoadedFilesTest extends TestCase {

	/** A stranger asks for core's posts, in a process of its own. */
	private const REQUEST = <<<'PHP'
		$_SERVER = array( 'REQUEST_METHOD' => 'GET', 'HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/' ) + $_SERVER;
		require $argv[1] . 'wp-load.php';
		ob_start();
		rest_get_server()->serve_request( '/wp/v2/posts' );
		$answer = json_decode( ob_get_clean(), true );
		$ours   = preg_grep( '#^' . preg_quote( realpath( $argv[2] ) . '/', '#' ) . '#', array_map( 'realpath', get_included_files() ) );
		echo json_encode( array( is_array( $answer ) && array_is_list( $answer ), array_values( $ours ) ) );
		PHP;

	public function test_a_foreign_request_loads_sixty_files_at_most(): void {
		$process = proc_open( array( PHP_BINARY, '-r', self::REQUEST, ABSPATH, dirname( __DIR__, 5 ) . '/includes' ), array( 1 => array( 'pipe', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions -- another process has loaded nothing.
		$this->assertIsResource( $process );
		[ $is_answered, $files ] = (array) json_decode( (string) stream_get_contents( $pipes[1] ), true ) + array( false, array() );
		proc_close( $process );
		$this->assertTrue( $is_answered );
		$this->assertGreaterThan( 20, count( $files ) );
		$this->assertLessThanOrEqual( 60, count( $files ), implode( "\n", $files ) );
	}
}
