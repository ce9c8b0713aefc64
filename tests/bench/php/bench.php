<?php
/**
 * The other side of the bench, as a must-use plugin: the bare route all figures are ratios of, and what a request cost.
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- headers of the bench, checked below.

const BENCH_FLOOR = ABSPATH . '.bench-floor.php';

// The plugin may be left out of one request, or run from its zip, to see what it costs just by being there.
add_filter(
	'option_active_plugins',
	static fn( mixed $plugins ): mixed => match ( $_SERVER['HTTP_X_BENCH_PLUGINS'] ?? '' ) {
		''         => $plugins,
		'released' => array( 'released/plugin.php' ),
		default    => array(),
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		// In the plugin's own namespace: core looks for a route among all those of one.
		register_rest_route(
			'wp/v2',
			'/bench/bare',
			array(
				'methods'             => 'GET',
				'callback'            => static fn(): array => array( 'bare' => true ),
				'permission_callback' => '__return_true',
			)
		);
	}
);

/** Whether a callback is the plugin's: a closure or a method in its folder. */
function bench_is_ours( mixed $callback ): bool {
	$where = match ( true ) {
		$callback instanceof Closure => new ReflectionFunction( $callback ),
		is_array( $callback )        => new ReflectionMethod( $callback[0], $callback[1] ),
		default                      => null,
	};
	return str_contains( (string) $where?->getFileName(), '/plugins/released/' );
}

/** The plugin's registrations as data: hooks, routes, post types and meta keys, each callback one that does nothing. */
function bench_registered(): array {
	$found = array( 'hooks' => array(), 'routes' => array(), 'types' => array(), 'meta' => array() );
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( bench_is_ours( $callback['function'] ) ) {
					$found['hooks'][] = array( $name, $priority, $callback['accepted_args'] );
				}
			}
		}
	}
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		foreach ( $handlers as $handler ) {
			if ( bench_is_ours( $handler['callback'] ?? null ) ) {
				$plain                       = array_map( static fn( array $arg ): array => array_filter( $arg, static fn( mixed $value ): bool => ! $value instanceof Closure && ! is_object( is_array( $value ) ? $value[0] ?? 0 : 0 ) ), $handler['args'] );
				$found['routes'][ $route ][] = array( 'methods' => implode( ',', array_keys( $handler['methods'] ) ), 'args' => $plain );
			}
		}
	}
	foreach ( get_post_types( array( '_builtin' => false ), 'objects' ) as $type ) {
		$found['types'][ $type->name ] = array( 'label' => $type->label, 'public' => $type->public, 'show_in_rest' => $type->show_in_rest );
	}
	foreach ( $GLOBALS['wp_meta_keys'] as $kind => $subtypes ) {
		foreach ( $subtypes as $subtype => $keys ) {
			foreach ( array_filter( array_keys( $keys ), static fn( string $key ): bool => str_contains( $key, 'design_marketplace' ) ) as $key ) {
				$found['meta'][] = array( $kind, $key, array( 'object_subtype' => $subtype, 'type' => $keys[ $key ]['type'], 'single' => true ) );
			}
		}
	}
	return $found;
}

if ( 'floor' === ( $_SERVER['HTTP_X_BENCH_PLUGINS'] ?? '' ) ) {
	$bench_floor = require BENCH_FLOOR;
	foreach ( $bench_floor['hooks'] as list( $hook, $priority, $arguments ) ) {
		add_filter( $hook, static fn( mixed $value = null ): mixed => $value, $priority, $arguments );
	}
	add_action(
		'init',
		static function () use ( $bench_floor ): void {
			foreach ( $bench_floor['types'] as $name => $args ) {
				register_post_type( $name, $args );
			}
			foreach ( $bench_floor['meta'] as list( $kind, $key, $args ) ) {
				register_meta( $kind, $key, $args );
			}
		}
	);
	add_action(
		'rest_api_init',
		static function () use ( $bench_floor ): void {
			foreach ( $bench_floor['routes'] as $route => $handlers ) {
				list( , $first, $second, $rest ) = explode( '/', $route, 4 ) + array( 3 => '' );
				$nothing                         = array( 'callback' => '__return_true', 'permission_callback' => '__return_true' );
				register_rest_route( "{$first}/{$second}", "/{$rest}", array_map( static fn( array $handler ): array => $handler + $nothing, $handlers ) );
			}
		}
	);
}

// As late as can be: an earlier hook misses what _embed asks for.
add_action(
	'shutdown',
	static function (): void {
		$name = (string) ( $_SERVER['HTTP_X_BENCH_COUNT'] ?? '' );
		if ( 'floor' === $name ) {
			file_put_contents( BENCH_FLOOR, '<?php return ' . var_export( bench_registered(), true ) . ';' );  // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		} elseif ( 1 === preg_match( '/^count-\d+$/', $name ) ) {
			$files = array_filter( get_included_files(), static fn( string $file ): bool => str_contains( $file, '/plugins/released/includes/' ) );
			file_put_contents( ABSPATH . ".bench-{$name}.json", json_encode( array( 'queries' => $GLOBALS['wpdb']->num_queries, 'files' => count( $files ) ) ) );
		}
	},
	PHP_INT_MAX
);
