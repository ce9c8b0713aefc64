<?php
/**
 * What a report or a decision is about, as people see it now: title, picture, text, author, and where it stands.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Reports;

use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Admin\Lists\Missions;
use DesignMarketplace\Admin\Lists\People;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Works\Post_Type as Work_Type;
use WP_Post;

final class Thing {

	/**
	 * Texts of a member's page, in order.
	 */
	private const PROFILE = array( 'job', 'bio', 'project_headline', 'project_short_description', 'project_description' );

	/**
	 * @param string       $kind   member, work or mission.
	 * @param int          $author Whose it is; a member is their own. 0 when the account is gone.
	 * @param WP_Post|null $post   Work or mission; null for a member, and when it is gone.
	 */
	private function __construct( private readonly string $kind, public readonly int $author, private readonly ?WP_Post $post ) {}

	/**
	 * A thing, also one that is gone.
	 *
	 * @param string $kind    member, work or mission.
	 * @param int    $item_id Its id.
	 */
	public static function of( string $kind, int $item_id ): self {
		if ( 'member' === $kind ) {
			return new self( $kind, get_userdata( $item_id ) ? $item_id : 0, null );
		}
		$post = get_post( $item_id );
		$post = $post instanceof WP_Post && self::type( $kind ) === $post->post_type ? $post : null;
		return new self( $kind, $post && get_userdata( (int) $post->post_author ) ? (int) $post->post_author : 0, $post );
	}

	/**
	 * Reads several together: posts, people and pictures in a few queries.
	 *
	 * @param list<array{kind:string,item_id:int}> $things Things.
	 */
	public static function prime( array $things ): void {
		$ids = static fn( bool $members ): array => array_column( array_filter( $things, static fn( array $thing ): bool => $members === ( 'member' === $thing['kind'] ) ), 'item_id' );
		_prime_post_caches( $ids( false ), false, true );
		$posts = array_filter( array_map( 'get_post', $ids( false ) ), static fn( mixed $post ): bool => $post instanceof WP_Post );
		People::prime( array_merge( $ids( true ), wp_list_pluck( $posts, 'post_author' ) ) );
		$pictures = array_merge( ...array_map( static fn( array $thing ): array => self::of( $thing['kind'], $thing['item_id'] )->pictures(), $things ) );
		_prime_post_caches( $pictures, false, true );
	}

	/**
	 * What people call such a thing.
	 *
	 * @param string $kind member, work or mission.
	 */
	public static function kind( string $kind ): string {
		return match ( $kind ) {
			'member'  => __( 'Member', 'design-marketplace' ),
			'work'    => __( 'Work', 'design-marketplace' ),
			'mission' => __( 'Design job', 'design-marketplace' ),
			default   => $kind,
		};
	}

	/**
	 * Whether it is still there.
	 */
	public function exists(): bool {
		return null !== $this->post || ( 'member' === $this->kind && $this->author > 0 );
	}

	/**
	 * What it is called.
	 */
	public function title(): string {
		$title = $this->post ? $this->post->post_title : People::name( $this->author );
		return '' === $title ? __( 'Deleted', 'design-marketplace' ) : $title;
	}

	/**
	 * Where it stands: open, hidden, off and so on.
	 */
	public function state(): string {
		if ( ! $this->exists() ) {
			return __( 'Deleted', 'design-marketplace' );
		}
		if ( Account_State::Off === State::of( $this->author ) ) {
			return __( 'Account off', 'design-marketplace' );
		}
		if ( ! $this->post ) {
			return State::of( $this->author )->label();
		}
		return 'mission' !== $this->kind && 'publish' === $this->post->post_status ? __( 'Published', 'design-marketplace' ) : Missions::status( $this->post->post_status );
	}

	/**
	 * What it says, as plain text.
	 */
	public function text(): string {
		if ( $this->post ) {
			return $this->post->post_content;
		}
		$fields = $this->author > 0 ? array_intersect_key( Fields::read( $this->author ), array_flip( self::PROFILE ) ) : array();
		return implode( "\n\n", array_filter( array_map( static fn( mixed $text ): string => is_string( $text ) ? $text : '', $fields ) ) );
	}

	/**
	 * Its pictures: a work's own, a member's or company's otherwise.
	 *
	 * @return list<int> Attachments.
	 */
	public function pictures(): array {
		$values = array();
		if ( $this->post && 'work' === $this->kind ) {
			$post   = $this->post;
			$values = array_map( static fn( string $field ): string => Work_Type::field( $post, $field ), Work_Type::images() );
		} elseif ( $this->author > 0 ) {
			$values = array_intersect_key( Fields::read( $this->author ), array_flip( Fields::images() ) );
		}
		return array_values( array_filter( array_map( static fn( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, $values ) ) );
	}

	/**
	 * Address of the page people see it on, '' while its author has none. A work is on its author's.
	 */
	public function url(): string {
		$profile = $this->author > 0 ? People::profile_url( $this->author ) : '';
		return '' !== $profile && $this->post && 'mission' === $this->kind ? "{$profile}/mission/{$this->post->ID}" : $profile;
	}

	/**
	 * Address of its screen in wp-admin, '' where there is none.
	 */
	public function screen(): string {
		if ( $this->post ) {
			return (string) get_edit_post_link( $this->post->ID, 'raw' );
		}
		return $this->author > 0 ? (string) get_edit_user_link( $this->author ) : '';
	}

	private static function type( string $kind ): string {
		return array(
			'work'    => Item_Types::WORK,
			'mission' => Item_Types::MISSION,
		)[ $kind ] ?? '';
	}
}
