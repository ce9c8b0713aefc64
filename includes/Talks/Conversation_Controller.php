<?php
/** /design-marketplace/v1/conversations: the list, the threads, read marks and blocks. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Conversation_Controller {

	public function list_all( WP_REST_Request $request ): WP_REST_Response {
		$viewer = get_current_user_id();
		$seat   = Conversation_Policy::seat( $viewer );
		$size   = (int) $request['per_page'];
		$search = Text::plain( (string) $request['search'], false );
		$before = (string) $request['before'];
		$others = '' === $search ? null : Conversation_Rows::named( $viewer, $seat, $search );
		// One more than a page, to know whether there is a next one.
		$found  = Conversation_Rows::page(
			$viewer,
			$seat,
			(bool) $request['unread'],
			$others,
			'' === $before ? null : List_Cursor::read( $before ),
			$size + 1
		);
		$page   = array_slice( $found, 0, $size );
		$answer = new WP_REST_Response( Conversation_Presenter::items( $page, $seat ) );
		$answer->header( 'X-DM-Unread', (string) Conversation_Rows::unread( $viewer, $seat ) );
		if ( $page && count( $found ) > $size ) {
			$answer->header( 'X-DM-Next', (string) List_Cursor::of( $page[ $size - 1 ] ) );
		}
		return $answer;
	}

	/** A thread's newest page, an older one, or its changes: 204 if there are none. */
	public function thread( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Conversation_Access::open(
			$request,
			static fn( Conversation $conversation, Seat $seat, Other_Member $other ): WP_REST_Response => self::answer(
				$conversation,
				$seat,
				$other,
				isset( $request['before'] ) ? '' : (string) $request['since'],
				(int) $request['before']
			)
		);
	}

	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Conversation_Access::open_to_write(
			$request,
			'read',
			static function ( Conversation $conversation, Seat $seat, array $values ): WP_REST_Response|WP_Error {
				$read = Conversation_Service::read( $conversation, $seat, $values['until'] );
				if ( $read instanceof WP_Error ) {
					return $read;
				}
				$answer = new WP_REST_Response( array( 'unread' => $read->unread( $seat ) ) );
				$answer->header( 'X-DM-Unread', (string) Conversation_Rows::unread( $read->member( $seat ), $seat ) );
				return $answer;
			}
		);
	}

	public function block( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Conversation_Access::open_to_write(
			$request,
			'block',
			static fn( Conversation $conversation, Seat $seat, array $values ): WP_REST_Response|WP_Error =>
				Conversation_Service::block( $conversation, $seat, $values['blocked'] )
				?? new WP_REST_Response( self::item( $conversation->id, $seat ) )
		);
	}

	/** @return array<string,mixed>|null A conversation as it stands in lists, null if it has gone. */
	private static function item( int $id, Seat $seat ): ?array {
		$found = Conversation_Rows::find( $id );
		return $found ? Conversation_Presenter::items( array( $found ), $seat )[0] : null;
	}

	/**
	 * A thread's page, or its changes.
	 * @param string $since  Cursor, '' for none.
	 * @param int    $before Id of the message before which the page ends, 0 for the newest page.
	 */
	private static function answer(
		Conversation $conversation,
		Seat $seat,
		Other_Member $other,
		string $since,
		int $before
	): WP_REST_Response {
		$thread = Conversation_Presenter::thread( $conversation, $seat, $other, $since );
		if ( ! $thread ) {
			return new WP_REST_Response( null, 204 );
		}
		$size    = Contract::limit( 'messages_per_page' );
		$known   = '' === $since ? 0 : Cursor::of( $since )->version;
		$changed = $known > 0 && $known <= $conversation->version ? Message_Rows::changed( $conversation->id, $known, $size + 1 ) : null;
		// After a long time the newest page is shorter than all changes.
		$whole = null === $changed || count( $changed ) > $size;
		$found = $whole ? Message_Rows::page( $conversation->id, $before, $size + 1 ) : $changed;
		return new WP_REST_Response(
			$thread + array(
				'whole'    => $whole,
				'more'     => $whole && count( $found ) > $size,
				'messages' => Conversation_Presenter::messages( array_slice( $found, -$size ), $seat, $conversation->member( $seat ) ),
			)
		);
	}
}
