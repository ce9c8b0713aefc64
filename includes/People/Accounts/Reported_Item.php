<?php
/** The subject of a report or decision: an account, a work, a design job or a message, and its owner. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use LogicException;
use WP_Post;

final class Reported_Item {

	/**
	 * @param int $id    Id of a user, post or message.
	 * @param int $owner User id, 0 once that account is erased.
	 */
	public function __construct( public readonly Reported_Kind $kind, public readonly int $id, public readonly int $owner ) {}

	public static function member( int $user_id ): self {
		return new self( Reported_Kind::Member, $user_id, $user_id );
	}

	/**
	 * A work or a design job.
	 * @throws LogicException For any other post.
	 */
	public static function item( WP_Post $post ): self {
		foreach ( Reported_Kind::cases() as $kind ) {
			if ( '' !== $kind->post_type() && $kind->post_type() === $post->post_type ) {
				return new self( $kind, $post->ID, Ownership::of( $post ) );
			}
		}
		throw new LogicException( 'Nobody decides about such posts.' );
	}

	/** Null for what is not a post, and for a deleted one. */
	public function post(): ?WP_Post {
		$post = '' === $this->kind->post_type() ? null : get_post( $this->id );
		return $post instanceof WP_Post && $this->kind->post_type() === $post->post_type ? $post : null;
	}

	/** Equal for the same thing. */
	public function key(): string {
		return "{$this->kind->value}-{$this->id}";
	}
}
