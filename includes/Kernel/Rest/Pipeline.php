<?php
/**
 * Runs the plugin's steps on every REST request and its answer, in order.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Module;

/**
 * The list of steps is in Plugin.php. No other class uses these hooks.
 */
final class Pipeline implements Module {

	/** Core's filters that a request passes, first to last. */
	public const HOOKS = array(
		'rest_authentication_errors',
		'rest_pre_dispatch',
		'rest_request_before_callbacks',
		'rest_dispatch_request',
		'rest_request_after_callbacks',
		'rest_post_dispatch',
		'rest_pre_serve_request',
		'rest_pre_echo_response',
	);

	/**
	 * @param array<value-of<self::HOOKS>,array<int,array{object|class-string,string}>> $steps Steps by priority by hook. A class gets its one
	 *                                                                                object when its step is run.
	 */
	public function __construct( private readonly array $steps ) {}

	public function register(): void {
		foreach ( $this->steps as $hook => $steps ) {
			foreach ( $steps as $priority => $step ) {
				$callback = is_string( $step[0] ) ? Rows::call( ...$step ) : $step;
				add_filter( $hook, $callback, $priority, 4 ); // @phpstan-ignore argument.type
			}
		}
	}
}
