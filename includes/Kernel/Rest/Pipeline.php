<?php
/** Runs the plugin's steps on every REST request and its answer, in order. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Rows;

/** The list of steps is in Plugin.php. No other class uses these hooks. */
final class Pipeline {

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

	/** @param array<value-of<self::HOOKS>,array<int,array{class-string,string}>> $steps Class and method by hook and priority. */
	public static function add( array $steps ): void {
		foreach ( $steps as $hook => $by_priority ) {
			foreach ( $by_priority as $priority => $step ) {
				add_filter( $hook, Rows::call( ...$step ), $priority, 4 );
			}
		}
	}
}
