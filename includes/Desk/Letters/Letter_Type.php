<?php
/** Letters in wp-admin: what can be written in them, what leads to sending them, and that nobody changes one that was sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Letters;

use DesignMarketplace\Desk\Admin\Screens\Letter_Screen;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Mail\Blocks;
use DesignMarketplace\Site\Front\Html;
use WP_Block_Editor_Context;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** A letter in another language is a child of the first one. */
final class Letter_Type implements Has_Content {

	public const NAME = Item_Types::LETTER;

	public function post_types(): array {
		return array( self::NAME => false );
	}

	public function add_box(): void {
		add_meta_box( 'dm-letter', __( 'Sending', 'design-marketplace' ), array( self::class, 'box' ), self::NAME, 'side', 'high' );
	}

	public static function box( WP_Post $post ): void {
		Ui::p( __( 'Save the draft first. Nobody gets anything until you send it.', 'design-marketplace' ) );
		Ui::p( Html::safe( self::link( $post, 'button' ) ) );
		/* translators: %s: placeholder for the recipient's name. */
		Ui::p( sprintf( __( '%s stands for the name of whoever reads it.', 'design-marketplace' ), '{name}' ) );
	}

	/**
	 * Only what an email can show.
	 * @param bool|list<string> $allowed All, none or a list.
	 * @return bool|list<string>
	 */
	public function allow( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return self::NAME === ( $context->post->post_type ?? '' ) ? Blocks::NAMES : $allowed;
	}

	/** Hides the editor's button for publishing. */
	public function enqueue(): void {
		if ( self::NAME === get_current_screen()?->post_type ) {
			wp_add_inline_style( 'wp-edit-post', '.editor-post-publish-button__button{display:none!important}' );
		}
	}

	/**
	 * A letter that was sent stays as it was sent.
	 * @param list<string> $caps What the user needs.
	 * @param list<mixed>  $args The post.
	 * @return list<string>
	 */
	public function freeze( array $caps, string $cap, int $user_id, array $args ): array {
		$post = in_array( $cap, array( 'edit_post', 'delete_post' ), true ) ? get_post( (int) ( $args[0] ?? 0 ) ) : null;
		return $post instanceof WP_Post && self::NAME === $post->post_type && Letter::is_frozen( Letter::root( $post ) )
			? array( 'do_not_allow' )
			: $caps;
	}

	/** The same over REST, by which the editor saves. */
	public function refuse( mixed $post, WP_REST_Request $request ): mixed {
		$there = get_post( (int) $request['id'] );
		return $there instanceof WP_Post && Letter::is_frozen( Letter::root( $there ) )
			? new WP_Error( 'letter_sent', __( 'This letter has been sent already.', 'design-marketplace' ), array( 'status' => 403 ) )
			: $post;
	}

	/**
	 * @param array<string,string> $states
	 * @return array<string,string>
	 */
	public function states( array $states, WP_Post $post ): array {
		if ( self::NAME !== $post->post_type ) {
			return $states;
		}
		$language = Contract::enum( 'languages' )[ Letter::language( $post ) ];
		return array( 'dm_language' => $language, 'dm_letter' => ( new Letter( Letter::root( $post ) ) )->label() );
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Post $post ): array {
		return self::NAME === $post->post_type && 'trash' !== $post->post_status
			? array_intersect_key( $actions, array( 'edit' => '', 'trash' => '' ) ) + array( 'dm_send' => self::link( $post ) )
			: $actions;
	}

	private static function link( WP_Post $post, string $classes = '' ): string {
		return Ui::link( Letter_Screen::url( Letter::root( $post ) ), __( 'Preview, test and send', 'design-marketplace' ), $classes );
	}
}
