<?php
/** Several processes that do the same at once, as where cron is run by more than one machine. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use PHPUnit\Framework\Assert;

final class Workers {

	/**
	 * Runs them, and forgets what is remembered of before.
	 * @param int                       $number How many.
	 * @param 'digests'|'mails'|'watch' $work   What they do, see work.php.
	 * @return list<string> Lines they said, of all of them.
	 */
	public static function run( int $number, string $work ): array {
		$all = array();
		for ( $i = 0; $i < $number; $i++ ) {
			$process = proc_open( array( PHP_BINARY, __DIR__ . '/work.php', $work ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions, WordPress.PHP.DiscouragedPHPFunctions -- other processes are what is tested.
			Assert::assertIsResource( $process );
			$all[] = array( $process, $pipes );
			Assert::assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		foreach ( $all as [ , $pipes ] ) {
			fwrite( $pipes[0], "go\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		}
		$said = array();
		foreach ( $all as [ $process, $pipes ] ) {
			$lines = array_filter( explode( "\n", (string) stream_get_contents( $pipes[1] ) ) );
			proc_close( $process );
			Assert::assertSame( 'done', array_pop( $lines ) );
			array_push( $said, ...array_values( $lines ) );
		}
		wp_cache_flush();
		return $said;
	}
}
