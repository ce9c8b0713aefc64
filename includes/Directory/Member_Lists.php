<?php
/** Member lists and look-ups of GET /users by `role`, `slug` and `id`. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Reads only the directory's table, so that a list is quick at any size.
 * @phpstan-import-type Looser from Query
 * @phpstan-import-type Wider from Query
 */
final class Member_Lists {

	/** Core's parameters: a request with one of them gets core's list. */
	private const CORE_PARAMS = array(
		'who'                 => true,
		'roles'               => true,
		'capabilities'        => true,
		'include'             => true,
		'exclude'             => true,
		'has_published_posts' => true,
	);

	private readonly Query $directory;

	public function __construct() {
		$this->directory = new Query();
	}

	/** Whether the request is for the contract's lists rather than core's. */
	public function is_asked_for( WP_REST_Request $request ): bool {
		$asked = $request->get_params();
		if ( 'edit' === ( $asked['context'] ?? '' ) || array_filter( array_intersect_key( $asked, self::CORE_PARAMS ) ) ) {
			return false;
		}
		if ( isset( $asked['role'] ) || isset( $asked['id'] ) ) {
			return true;
		}
		$slug = self::slug( $request );
		if ( null === $slug || ! current_user_can( 'list_users' ) ) {
			return null !== $slug;
		}
		// For users with `list_users`, a slug may be that of an administrator or editor, too.
		$user = get_user_by( 'slug', $slug );
		return ! $user || '' !== Roles::of( $user );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$slug = self::slug( $request );
		if ( null !== $request['role'] && ! self::asks_for_one( $request ) ) {
			return $this->by_role( $request );
		}
		$id  = Value::integer( $request['id'] );
		$row = match ( true ) {
			null !== $slug           => $this->directory->by_slug( $slug ),
			is_int( $id ) && $id > 0 => $this->directory->by_id( $id ),
			default                  => null,
		};
		$view  = $row ? Policy::view( get_current_user_id(), $row['user_id'], $row['listed'], open: $row['open'] ) : '';
		$items = $row && '' !== $view ? array( ( new Profile() )->with_card( $row['user_id'], $row['card'], $view ) ) : array();
		return is_bool( Value::boolean( $request['works'] ?? false ) )
			? self::counted( $items )
			: Errors::fields( array( 'works' => Contract::message( 'value_invalid' ) ) );
	}

	/** Whether one member is looked up, by slug or id. */
	public static function asks_for_one( WP_REST_Request $request ): bool {
		return null !== $request['id'] || null !== self::slug( $request );
	}

	/** The view the current user gets of a member; '' for none. */
	public function view_of( int $user_id ): string {
		$viewer = get_current_user_id();
		// Only for strangers it matters whether the member is listed, or the portfolio open.
		$row = 0 === $viewer ? $this->directory->by_id( $user_id ) : null;
		return Policy::view(
			$viewer,
			$user_id,
			$row['listed'] ?? false,
			! State::may_log_in( $user_id ),
			$row['open'] ?? Policy::CLOSED
		);
	}

	private function by_role( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$role = $request['role'];
		if ( ! is_string( $role ) || ! in_array( $role, Roles::ALL, true ) ) {
			return Errors::fields( array( 'role' => Contract::message( 'value_invalid' ) ) );
		}
		if ( null !== $request['after'] ) {
			return $this->following( $role, $request['after'] );
		}
		if ( ! isset( $request->get_query_params()['per_page'] ) || (int) $request['per_page'] < 1 ) {
			$request->set_param( 'per_page', Contract::limit( 'collection_default_large' ) );
		}
		[ $filters, $messages ] = List_Filters::of( $role, $request );
		if ( $messages ) {
			return Errors::fields( $messages );
		}
		$page     = $this->directory->page( $role, $filters, max( 1, (int) $request['page'] ), (int) $request['per_page'] );
		$response = Paging::answer( $request, self::cards( $page['items'] ), $page['total'] );
		if ( $response instanceof WP_REST_Response && Roles::CONTRACTOR === $role ) {
			$response->header( 'X-DM-Open-Total', (string) $page['open_total'] );
			$response->header( 'X-DM-Jobs-Total', (string) $page['jobs_total'] );
		}
		if ( $response instanceof WP_REST_Response && 0 === $page['total'] ) {
			$response->header(
				'X-DM-Nearby',
				self::nearby(
					Roles::CONTRACTOR === $role ? $this->directory->nearby_jobs( $filters ) : $this->directory->nearby( $filters )
				)
			);
		}
		return $response;
	}

	/**
	 * @param list<Looser>|list<Wider> $ways
	 * @return string Such as `skill=3&level=2;4, skill=3;9`: filters, each with the number found.
	 */
	private static function nearby( array $ways ): string {
		$text = static fn( mixed $value ): mixed => is_array( $value ) ? implode( ',', $value ) : $value;
		return implode(
			', ',
			array_map(
				static fn( array $way ): string => http_build_query(
					array_filter( array_map( $text, $way['filters'] ) ),
					'',
					'&',
					PHP_QUERY_RFC3986
				) . ';' . $way['total'],
				$ways
			)
		);
	}

	/** The designer who follows another in the list, or nobody. */
	private function following( string $role, mixed $after ): WP_REST_Response|WP_Error {
		$id = Value::integer( $after );
		if ( Roles::DESIGNER !== $role || ! is_int( $id ) || $id < 1 ) {
			return Errors::fields( array( 'after' => Contract::message( 'value_invalid' ) ) );
		}
		$card = $this->directory->next_designer( $id );
		return self::counted( $card ? self::cards( array( $card ) ) : array() );
	}

	/**
	 * An answer with all items on one page.
	 * @param list<array<string,mixed>> $items
	 */
	private static function counted( array $items ): WP_REST_Response {
		return new WP_REST_Response(
			$items,
			200,
			array( 'X-WP-Total' => (string) count( $items ), 'X-WP-TotalPages' => (string) count( $items ) )
		);
	}

	/**
	 * @param list<array<string,mixed>> $cards
	 * @return list<array<string,mixed>> With what the current user may do.
	 */
	private static function cards( array $cards ): array {
		$viewer = get_current_user_id();
		return 0 === $viewer
			? $cards
			: array_map( static fn( array $card ): array => $card + array( 'can' => Policy::abilities( $viewer, $card ) ), $cards );
	}

	/** The slug, when there is exactly one. */
	private static function slug( WP_REST_Request $request ): ?string {
		$slugs = $request['slug'];
		return is_array( $slugs ) && 1 === count( $slugs ) ? sanitize_title( (string) reset( $slugs ) ) : null;
	}
}
