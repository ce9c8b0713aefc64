<?php
/** Pauses a saved search from an email: by one click in the email program, or by a link and a button. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Member_Language;
use WP_Error;

/** Opening the link changes nothing, as scanners open links; only a POST does. It needs no login: the address is signed. */
final class Search_Link {

	private const PARAMETER = 'design_marketplace_search';

	/** Name of the button that resumes the search. */
	private const AGAIN = 'design_marketplace_resume';

	public static function url( Saved_Search $search ): string {
		return add_query_arg( self::PARAMETER, $search->id . '.' . self::proof( $search ), home_url( '/' ) );
	}

	public function answer(): void {
		$asked = Link_Page::asked( self::PARAMETER );
		if ( $asked ) {
			Link_Page::send( ...$this->handle( ...$asked, again: isset( $_POST[ self::AGAIN ] ), all: Unsubscribe::all() ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			exit;
		}
	}

	/**
	 * Pauses or resumes the search, or shows the page.
	 * @param bool  $again Whether to resume. Only the page's own button asks for it, never an email program.
	 * @param ?bool $all   See Unsubscribe::all().
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, bool $post, bool $again = false, ?bool $all = null ): array {
		return Link_Page::attempt(
			'Link that pauses a search',
			$post,
			fn(): array => $this->respond( $token, $post, $again, $all ),
			Unsubscribe::pressed( $all, $again ? self::AGAIN : '' )
		);
	}

	/**
	 * Answers for handle(), which looks after a database that fails.
	 * @param ?bool $all See Unsubscribe::all().
	 * @return array{int,string} Status and page.
	 */
	private function respond( string $token, bool $post, bool $again, ?bool $all ): array {
		$search = self::asked_by( $token );
		if ( ! $search ) {
			return Link_Page::over( 404 );
		}
		return Languages::within(
			Recipient::locale( Member_Language::of( $search->user_id ) ),
			fn(): array => $this->in_their_language( $search, $post, $again, $all )
		);
	}

	/**
	 * @param ?bool $all See Unsubscribe::all().
	 * @return array{int,string} Status and page, in the member's language.
	 */
	private function in_their_language( Saved_Search $search, bool $post, bool $again, ?bool $all ): array {
		if ( $post && null !== $all ) {
			return array( 200, Unsubscribe::everything( new Member_Book(), $search->user_id, $all ) );
		}
		$changed = $post
			? ( new Search_Service() )->change( $search->user_id, $search->id, array( 'paused' => ! $again ) )
			: $search;
		return $changed instanceof WP_Error
			? array( 409, Link_Page::html( $changed->get_error_message() ) )
			: array( 200, self::page( $changed, $post ) );
	}

	private static function page( Saved_Search $search, bool $done ): string {
		$name = Search_Names::of( $search );
		if ( $search->paused ) {
			return Link_Page::html(
				/* translators: %s: name of a saved search. */
				sprintf( __( 'We no longer write to you about “%s”.', 'design-marketplace' ), $name ),
				array(
					__(
						'The search is paused. It stays among your saved searches, where you can delete it.',
						'design-marketplace'
					),
				),
				// A search without filters cannot go on.
				$search->filters ? __( 'Write to me again', 'design-marketplace' ) : '',
				self::AGAIN
			);
		}
		if ( $done ) {
			/* translators: %s: name of a saved search. */
			return Link_Page::html( sprintf( __( 'Done. We write to you about “%s” again.', 'design-marketplace' ), $name ) );
		}
		return Link_Page::html(
			/* translators: %s: name of a saved search. */
			sprintf( __( 'Do you want to stop emails about “%s”?', 'design-marketplace' ), $name ),
			array( __( 'This pauses only this search. Your other searches go on.', 'design-marketplace' ) ),
			__( 'Yes, pause this search', 'design-marketplace' ),
			more: Unsubscribe::all_button()
		);
	}

	private static function asked_by( string $token ): ?Saved_Search {
		$search = preg_match( '/^(\d{1,18})\.([a-f0-9]{64})$/D', $token, $match )
			? Search_Rows::find( (int) $match[1] )
			: null;
		return $search && ! $search->is_own() && hash_equals( self::proof( $search ), $match[2] ) ? $search : null;
	}

	private static function proof( Saved_Search $search ): string {
		return Link_Proof::of( "search|{$search->id}|{$search->user_id}" );
	}
}
