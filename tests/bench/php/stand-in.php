<?php
/**
 * What the plugin's registrations cost in core alone, for the bench: they are recorded once, and made again without the plugin.
 *
 * A must-use plugin. With "X-Bench-Record" a request of the REST API writes down what the plugin has told core: types, states,
 * taxonomies, meta, settings, blocks, patterns, templates, fields and routes with their arguments. With "X-Bench-Stand-In" the same calls
 * are made, each callback an empty one, each controller core's own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

// phpcs:disable -- a program of the bench, never part of the plugin.

/** An argument as it can be kept in a file: what can be called is replaced. */
function bench_plain( mixed $value ): mixed {
	if ( $value instanceof Closure || ( is_array( $value ) && 2 === count( $value ) && is_callable( $value ) ) || ( is_string( $value ) && str_contains( $value, '::' ) ) ) {
		return '__return_true';
	}
	if ( is_object( $value ) ) {
		return bench_plain( get_object_vars( $value ) );
	}
	return is_array( $value ) ? array_map( 'bench_plain', $value ) : $value;
}

if ( isset( $_SERVER['HTTP_X_BENCH_RECORD'] ) ) {
	$bench_recorded = array_fill_keys( array( 'type', 'taxonomy', 'meta', 'setting', 'block', 'status', 'field', 'pattern', 'template', 'route' ), array() );
	$bench_record   = static function ( string $kind, array $call ) use ( &$bench_recorded ): void {
		$bench_recorded[ $kind ][] = bench_plain( $call );
	};
	$bench_is_ours  = static fn( string $name ): bool => str_starts_with( $name, 'dm_' ) || str_contains( $name, 'design' );
	add_filter( 'register_post_type_args', static function ( $args, $name ) use ( $bench_record, $bench_is_ours ) {
		$bench_is_ours( $name ) && $bench_record( 'type', array( $name, array_diff_key( $args, array_flip( array( 'rest_controller_class', 'revisions_rest_controller_class', 'autosave_rest_controller_class' ) ) ) ) );
		return $args;
	}, 10, 2 );
	add_filter( 'register_taxonomy_args', static function ( $args, $name, $types ) use ( $bench_record, $bench_is_ours ) {
		$bench_is_ours( $name ) && $bench_record( 'taxonomy', array( $name, $types, array_diff_key( $args, array( 'rest_controller_class' => 1 ) ) ) );
		return $args;
	}, 10, 3 );
	add_filter( 'register_meta_args', static function ( $args, $defaults, $object, $key ) use ( $bench_record, $bench_is_ours ) {
		$bench_is_ours( $key ) && 'post' !== ( $args['object_subtype'] ?? '' ) && $bench_record( 'meta', array( $object, $key, $args ) );
		return $args;
	}, 10, 4 );
	add_filter( 'register_setting_args', static function ( $args, $defaults, $group, $name ) use ( $bench_record, $bench_is_ours ) {
		$bench_is_ours( $name ) && $bench_record( 'setting', array( $group, $name, $args ) );
		return $args;
	}, 10, 4 );
	add_filter( 'block_type_metadata', static function ( $metadata ) use ( $bench_record, $bench_is_ours ) {
		$bench_is_ours( $metadata['name'] ) && $bench_record( 'block', array( $metadata['file'] ) );
		return $metadata;
	} );
	add_action( 'rest_api_init', static function ( WP_REST_Server $server ) use ( &$bench_recorded, $bench_record ): void {
		foreach ( get_post_stati( array(), 'objects' ) as $status ) {
			str_starts_with( $status->name, 'dm_' ) && $bench_record( 'status', array( $status->name, $status ) );
		}
		foreach ( $GLOBALS['wp_rest_additional_fields'] ?? array() as $object => $fields ) {
			foreach ( $fields as $name => $field ) {
				$bench_record( 'field', array( $object, $name, $field ) );
			}
		}
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			str_starts_with( $pattern['name'], 'design-marketplace' ) && $bench_record( 'pattern', array( $pattern['name'], array_diff_key( $pattern, array( 'name' => 1 ) ) ) );
		}
		foreach ( function_exists( 'register_block_template' ) ? WP_Block_Templates_Registry::get_instance()->get_all_registered() : array() as $name => $template ) {
			$args = array_intersect_key( get_object_vars( $template ), array_flip( array( 'title', 'description', 'post_types', 'content' ) ) );
			str_starts_with( $name, 'design-marketplace' ) && $bench_record( 'template', array( $name, $args ) );
		}
		// Core has no way to wait with a route, and registers all.
		DesignMarketplace\Rest\Deferred_Routes::register_all( $server );
		$endpoints = ( new ReflectionProperty( $server, 'endpoints' ) )->getValue( $server );
		foreach ( $endpoints as $route => $handlers ) {
			[ , $namespace, $path ] = preg_match( '#^/((?:wp|jwt-auth)/v\d+)(/.+)$#', $route, $parts ) ? $parts : array( '', '', '' );
			$ours = array_filter( $handlers, static function ( $handler ): bool {
				$callback = is_array( $handler ) ? $handler['callback'] ?? null : null;
				$file     = match ( true ) {
					$callback instanceof Closure => ( new ReflectionFunction( $callback ) )->getFileName(),
					is_array( $callback )        => ( new ReflectionMethod( $callback[0], $callback[1] ) )->getFileName(),
					default                      => '',
				};
				// A subclass of core's controller is registered by core.
				return str_contains( (string) $file, '/includes/' ) && ! str_contains( (string) $file, 'wp-includes' ) && ! ( is_array( $callback ) && ( $callback[0] instanceof WP_REST_Posts_Controller || $callback[0] instanceof WP_REST_Terms_Controller || $callback[0] instanceof WP_REST_Users_Controller ) );
			} );
			$ours && $path && $bench_record( 'route', array( $namespace, $path, array_values( $ours ) ) );
		}
		file_put_contents( WP_CONTENT_DIR . '/bench-recorded.php', '<?php return ' . var_export( $bench_recorded, true ) . ';' );
	}, PHP_INT_MAX );
}

if ( isset( $_SERVER['HTTP_X_BENCH_STAND_IN'] ) ) {
	$bench_recorded = require WP_CONTENT_DIR . '/bench-recorded.php';
	add_action( 'init', static function () use ( $bench_recorded ): void {
		foreach ( array(
			'status'   => 'register_post_status',
			'type'     => 'register_post_type',
			'taxonomy' => 'register_taxonomy',
			'meta'     => 'register_meta',
			'setting'  => 'register_setting',
			'block'    => 'register_block_type',
			'pattern'  => 'register_block_pattern',
			'template' => 'register_block_template',
		) as $kind => $register ) {
			foreach ( $bench_recorded[ $kind ] as $call ) {
				$register( ...$call );
			}
		}
	} );
	add_action( 'rest_api_init', static function () use ( $bench_recorded ): void {
		foreach ( $bench_recorded['field'] as $call ) {
			register_rest_field( ...$call );
		}
		foreach ( $bench_recorded['route'] as $call ) {
			register_rest_route( ...$call );
		}
	} );
}
