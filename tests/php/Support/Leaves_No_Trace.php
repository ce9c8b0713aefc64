<?php
/** Holds a broken write to its promise: nothing that was stored differs afterwards. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Directory\Indexer;
use RuntimeException;
use WP_REST_Response;

/** For test cases. */
trait Leaves_No_Trace {

	/**
	 * Runs a call with a fault in it: no success, the fault struck, and everything is as it was.
	 * @param callable():void             $fault Breaks a step.
	 * @param callable():WP_REST_Response $call  Makes the call.
	 * @param string                      $what  What breaks, for the failure.
	 */
	private function assert_no_trace( callable $fault, callable $call, string $what = '' ): void {
		( new Indexer() )->flush();
		$before = Snapshot::take();
		Faults::struck();
		$hooks = $GLOBALS['wp_filter'];
		foreach ( $hooks as $name => $hook ) {
			$hooks[ $name ] = clone $hook;
		}
		$fault();
		try {
			$this->assertGreaterThanOrEqual( 400, $this->unlogged( $call )->get_status(), $what );
		} catch ( RuntimeException $failure ) {
			// What the program does not foresee ends the request.
			$this->assertNotSame( '', $failure->getMessage() );
		}
		$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		$this->assertGreaterThan( 0, Faults::struck(), "The fault did not strike: {$what}" );
		( new Indexer() )->flush();
		$this->assertSame( $before, Snapshot::take(), $what );
	}
}
