<?php
/**
 * Finds items of one type for a controller, and says what those are told who do not get them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use Closure;
use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * What belongs to an account that is off is gone.
 */
final class Items {

	/**
	 * @param string                $type    Post type.
	 * @param string                $unknown Name of the error when there is no such item.
	 * @param Closure(WP_Post):bool $can_see Whether the current user may know of an item.
	 */
	public function __construct( private readonly string $type, private readonly string $unknown, private readonly Closure $can_see ) {}

	/**
	 * An item by id.
	 *
	 * @param int $id Post id.
	 */
	public function find( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && $this->type === $post->post_type && ! State::is_off( Ownership::of( $post ) ) ? $post : null;
	}

	/**
	 * Whether the current user may know of an item.
	 *
	 * @param WP_Post|null $post Item.
	 */
	public function is_visible( ?WP_Post $post ): bool {
		return $post && ( $this->can_see )( $post ) && ! State::is_off( Ownership::of( $post ) );
	}

	/**
	 * An item the current user may do something with.
	 *
	 * @param int                    $id  Post id.
	 * @param callable(WP_Post):bool $can Asks the policy.
	 */
	public function permitted( int $id, callable $can ): WP_Post|WP_Error {
		$post = $this->find( $id );
		return $post && $can( $post ) ? $post : $this->refusal( $post );
	}

	/**
	 * The error for what there is not.
	 */
	public function unknown(): WP_Error {
		return Errors::of( $this->unknown );
	}

	/**
	 * Why somebody may not change an item: 404 for what they may not know of, 410 for their own in the trash.
	 *
	 * @param WP_Post|null $post Item.
	 */
	private function refusal( ?WP_Post $post ): WP_Error {
		if ( $post && 'trash' === $post->post_status && current_user_can( 'delete_post', $post->ID ) ) {
			return Errors::of( 'trashed' );
		}
		return $this->is_visible( $post ) ? Errors::of( 'forbidden' ) : $this->unknown();
	}
}
