<?php
/** Finds items of one type for a controller, and picks the error when the user may not have one. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use Closure;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_Post;

/** Items of an account that is off do not exist for anyone. */
final class Items {

	/**
	 * @param string                $unknown Name of the error when there is no such item.
	 * @param Closure(WP_Post):bool $can_see Whether the current user may see an item.
	 */
	public function __construct( private readonly string $type, private readonly string $unknown, private readonly Closure $can_see ) {}

	public function find( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && $this->type === $post->post_type && ! State::is_off( Ownership::of( $post ) ) ? $post : null;
	}

	public function is_visible( ?WP_Post $post ): bool {
		return $post && ( $this->can_see )( $post ) && ! State::is_off( Ownership::of( $post ) );
	}

	/**
	 * The item, if the current user may do something with it.
	 * @param callable(WP_Post):bool $can Check of the policy.
	 */
	public function permitted( int $id, callable $can ): WP_Post|WP_Error {
		$post = $this->find( $id );
		return $post && $can( $post ) ? $post : $this->refusal( $post );
	}

	public function unknown(): WP_Error {
		return Errors::of( $this->unknown );
	}

	/** 404 for an item the user may not see, 410 for their own in the trash, else 403. */
	private function refusal( ?WP_Post $post ): WP_Error {
		if ( $post && 'trash' === $post->post_status && current_user_can( 'delete_post', $post->ID ) ) {
			return Errors::of( 'trashed' );
		}
		return $this->is_visible( $post ) ? Errors::of( 'forbidden' ) : $this->unknown();
	}
}
