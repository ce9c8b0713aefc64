<?php
/**
 * What a report or a decision is about: an account, a work, a design job or a message, and whose it is.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use LogicException;
use WP_Post;

final class Thing {

	/**
	 * @param Kind $kind  Kind.
	 * @param int  $id    User, post or message.
	 * @param int  $owner Whose it is; 0 once that account is erased.
	 */
	public function __construct( public readonly Kind $kind, public readonly int $id, public readonly int $owner ) {}

	/**
	 * An account.
	 *
	 * @param int $user_id Member.
	 */
	public static function member( int $user_id ): self {
		return new self( Kind::Member, $user_id, $user_id );
	}

	/**
	 * A work or a design job.
	 *
	 * @param WP_Post $post Item.
	 * @throws LogicException For any other post.
	 */
	public static function item( WP_Post $post ): self {
		foreach ( Kind::cases() as $kind ) {
			if ( '' !== $kind->post_type() && $kind->post_type() === $post->post_type ) {
				return new self( $kind, $post->ID, Ownership::of( $post ) );
			}
		}
		throw new LogicException( 'Nobody decides about such posts.' );
	}

	/**
	 * The post it is; null for what is no post, and for one that is gone.
	 */
	public function post(): ?WP_Post {
		$post = '' === $this->kind->post_type() ? null : get_post( $this->id );
		return $post instanceof WP_Post && $this->kind->post_type() === $post->post_type ? $post : null;
	}

	/**
	 * The same for the same thing.
	 */
	public function key(): string {
		return "{$this->kind->value}-{$this->id}";
	}
}
