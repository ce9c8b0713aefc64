<?php
/** Replaces the handlers of core's users routes for members, and keeps members out of core's own lists. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Accounts\Roles;
use WP_REST_Request;
use WP_REST_Users_Controller;

/** Routes and batching stay core's; the callbacks change, and the contract's arguments are added to core's. */
final class Users_Routes {

	private const ROUTES = array( '/wp/v2/users', '/wp/v2/users/(?P<id>[\d]+)', '/wp/v2/users/me' );

	/** Created only when a request is about users, as take_over() runs for every REST request. */
	private ?Users_Controller $controller = null;

	/**
	 * @param array<string,mixed> $endpoints
	 * @return array<string,mixed>
	 */
	public function take_over( array $endpoints ): array {
		foreach ( self::ROUTES as $route ) {
			foreach ( (array) ( $endpoints[ $route ] ?? array() ) as $key => $handler ) {
				if ( is_int( $key ) && is_array( $handler ) ) {
					$endpoints[ $route ][ $key ] = $this->handler( $handler );
				}
			}
		}
		return $endpoints;
	}

	/**
	 * Member_Lists checks the contract's, all at once.
	 * @param array<string,array<string,mixed>> $params
	 * @return array<string,array<string,mixed>>
	 */
	public function add_params( array $params ): array {
		return Paging::bounded( $params ) + Contract::arguments( 'GET', '/wp/v2/users' );
	}

	/**
	 * Without `list_users` nobody learns of members by core's own parameters, nor by what they publish. Strangers and members
	 * do not learn of the site's own people either.
	 * @param array<string,mixed> $query Arguments of the user query.
	 * @return array<string,mixed>
	 */
	public function leave_out_members( array $query ): array {
		if ( current_user_can( 'list_users' ) ) {
			return $query;
		}
		if ( ! current_user_can( 'edit_posts' ) ) {
			// No user has this id.
			return array( 'include' => array( 0 ) ) + $query;
		}
		$query['role__not_in'] = array_merge( (array) ( $query['role__not_in'] ?? array() ), Roles::ALL );
		if ( is_array( $query['has_published_posts'] ?? null ) ) {
			$query['has_published_posts'] = array_values(
				array_filter( $query['has_published_posts'], static fn( string $type ): bool => ! str_starts_with( $type, 'dmkt_' ) )
			);
		}
		return $query;
	}

	/**
	 * @param array<string,mixed> $handler
	 * @return array<string,mixed>
	 */
	private function handler( array $handler ): array {
		$is_update = 'update_item' === ( is_array( $handler['callback'] ?? null ) ? $handler['callback'][1] : '' );
		foreach ( array( 'callback', 'permission_callback' ) as $part ) {
			$callback = $handler[ $part ] ?? null;
			if ( is_array( $callback ) && ( $callback[0] ?? null ) instanceof WP_REST_Users_Controller ) {
				$handler[ $part ] = fn( WP_REST_Request $request ): mixed => $this->controller()->{$callback[1]}( $request );
			}
		}
		if ( $is_update ) {
			$handler['args'] = array_map( array( $this, 'leave_to_contract' ), (array) ( $handler['args'] ?? array() ) )
				+ Contract::arguments( 'POST', '/wp/v2/users/{id}' );
		}
		return $handler;
	}

	/**
	 * Core checks it for its own people alone: members' forms have their own rules and words.
	 * @param array<string,mixed> $arg
	 * @return array<string,mixed>
	 */
	private function leave_to_contract( array $arg ): array {
		$validate                 = $arg['validate_callback'] ?? '__return_true';
		$sanitize                 = array_key_exists( 'sanitize_callback', $arg ) ? $arg['sanitize_callback'] : 'rest_parse_request_arg';
		$arg['validate_callback'] = static fn( mixed $value, WP_REST_Request $request, string $name ): mixed =>
			self::is_for_member( $request )
			? true
			: $validate( $value, $request, $name );
		$arg['sanitize_callback'] = static fn( mixed $value, WP_REST_Request $request, string $name ): mixed =>
			self::is_for_member( $request )
			|| ! $sanitize
			? $value
			: $sanitize( $value, $request, $name );
		return $arg;
	}

	/** Whether the request is about a member's account. */
	private static function is_for_member( WP_REST_Request $request ): bool {
		return null !== Users_Controller::member( (int) ( $request->get_url_params()['id'] ?? 0 ) );
	}

	private function controller(): Users_Controller {
		return $this->controller ??= new Users_Controller();
	}
}
