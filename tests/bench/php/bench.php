<?php
/**
 * The other side of the bench, as a must-use plugin: the bare route all figures are ratios of, and what a request cost.
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- headers of the bench, checked below.

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
		// A closed design job is open again, its mails unwritten, for the next round.
		register_rest_route(
			'bench/v1',
			'/reopen',
			array(
				'methods'             => 'POST',
				'callback'            => static function ( WP_REST_Request $request ): array {
					global $wpdb;
					$id = (int) $request['mission'];
					$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => $id ) );
					$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );
					clean_post_cache( $id );
					return array( 'status' => get_post_status( $id ) );
				},
				'permission_callback' => '__return_true',
			)
		);
		// All candidates of a design job are declined and not told, or new again.
		register_rest_route(
			'bench/v1',
			'/decline',
			array(
				'methods'             => 'POST',
				'callback'            => static function ( WP_REST_Request $request ): array {
					global $wpdb;
					$stage   = $request['declined'] ? 'declined' : 'new';
					$release = $request['declined'] ? gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ) : null;
					$changed = $wpdb->update(
						"{$wpdb->prefix}dmkt_application",
						array(
							'stage'        => $stage,
							'told'         => 'new',
							'words'        => 'Not this time.',
							'release_gmt'  => $release,
							'history'      => null,
							'answered_gmt' => null,
						),
						array( 'mission_id' => (int) $request['mission'] )
					);
					return array( 'changed' => $changed );
				},
				'permission_callback' => '__return_true',
			)
		);
	}
);

// Core's own save of a post is given the same meta as a design job has.
add_action(
	'init',
	static function (): void {
		register_post_meta(
			'post',
			'design_marketplace_posting_date',
			array(
				'type'         => 'string',
				'single'       => true,
				'show_in_rest' => true,
			)
		);
	}
);

// As late as can be: an earlier hook misses what _embed asks for.
add_action(
	'shutdown',
	static function (): void {
		$name = (string) ( $_SERVER['HTTP_X_BENCH_COUNT'] ?? '' );
		if ( 1 !== preg_match( '/^[a-z0-9-]{1,40}$/', $name ) ) {
			return;
		}
		global $wpdb;
		$counts = array(
			'queries' => $wpdb->num_queries,
			'files'   => count( get_included_files() ),
			'memory'  => memory_get_peak_usage(),
		);
		file_put_contents( ABSPATH . ".bench-{$name}.json", json_encode( $counts ) );
	},
	PHP_INT_MAX
);
