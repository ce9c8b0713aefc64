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

	/**
	 * Only what an email can show.
	 * @param bool|list<string> $allowed All, none or a list.
	 * @return bool|list<string>
	 */
	public function allow( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return self::NAME === ( $context->post->post_type ?? '' ) ? Blocks::NAMES : $allowed;
	}

	/** Hides the editor's button for publishing, and shows the way on, which saves what was typed. */
	public function enqueue(): void {
		$post = get_post();
		if ( self::NAME !== get_current_screen()?->post_type || ! $post instanceof WP_Post ) {
			return;
		}
		wp_add_inline_style( 'wp-edit-post', '.editor-post-publish-button__button{display:none!important}' );
		/* translators: %s: placeholder for the recipient's name. */
		$said   = sprintf( __( 'Nobody gets anything until you send it. %s stands for the name of whoever reads it.', 'design-marketplace' ), '{name}' );
		$words  = array( $said, self::onward(), __( 'The letter needs a subject and a text.', 'design-marketplace' ), Letter_Screen::url( Letter::root( $post ) ) );
		$script = "document.addEventListener('DOMContentLoaded',()=>{"
			. "const [said,label,empty,url]=%s,{dispatch,select}=wp.data,notices=dispatch('core/notices');"
			. "const onClick=async()=>{await dispatch('core/editor').savePost();const editor=select('core/editor');"
			. "if(editor.isEditedPostNew())notices.createErrorNotice(empty,{id:'dm-letter'});"
			. 'else if(!editor.didPostSaveRequestFail())location.assign(url)};'
			. 'notices.createInfoNotice(said,{isDismissible:false,actions:[{label,onClick}]})})';
		wp_add_inline_script( 'wp-notices', sprintf( $script, wp_json_encode( $words ) ) );
	}

	/**
	 * A letter that was sent stays as it was sent.
	 * @param list<string> $caps What the user needs.
	 * @return list<string>
	 */
	public function freeze( array $caps, WP_Post $post ): array {
		return Letter::is_frozen( Letter::root( $post ) ) ? array( 'do_not_allow' ) : $caps;
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
		$sending = ( new Letter( Letter::root( $post ) ) )->sending();
		$name    = Contract::enum( 'languages' )[ Letter::language( $post ) ];
		$states  = array( 'dm_language' => $name, 'dm_letter' => Letter::label( $sending ) );
		$begun   = $sending ? wp_date( (string) get_option( 'date_format' ), (int) strtotime( "{$sending['begun']} UTC" ) ) : '';
		return $states + array_filter( array( 'dm_begun' => (string) $begun ) );
	}

	/**
	 * To core every letter is a draft.
	 * @param array<string,string> $views
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		return array_diff_key( $views, array( 'draft' => '' ) );
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Post $post ): array {
		if ( self::NAME !== $post->post_type || 'trash' === $post->post_status ) {
			return $actions;
		}
		$onward = Ui::link( Letter_Screen::url( Letter::root( $post ) ), self::onward() );
		return array_intersect_key( $actions, array( 'edit' => '', 'trash' => '' ) ) + array( 'dm_send' => $onward );
	}

	private static function onward(): string {
		return __( 'Preview, test and send', 'design-marketplace' );
	}
}
