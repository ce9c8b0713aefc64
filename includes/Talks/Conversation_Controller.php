<?php
/** /design-marketplace/v1/conversations: the list, threads, messages, read marks and blocks; and new addresses of files. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Talks\Files\File_Rows;
use DesignMarketplace\Talks\Files\Message_Files;
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

	/** Sends a message: 201; 200 with the first answer if it was sent before. */
	public function send( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Conversation_Access::open(
			$request,
			static function ( Conversation $conversation, Seat $seat ) use ( $request ): WP_REST_Response|WP_Error {
				$name   = Idempotency_Keys::name( $request['request_id'] );
				$known  = Message_Rows::by_name( $conversation->id, $seat, $name );
				$result = $known ? array( $known, false ) : self::send_new( $conversation, $seat, $request, $name );
				return $result instanceof WP_Error
					? $result
					: new WP_REST_Response( self::presented( $result[0], $seat ), $result[1] ? 201 : 200 );
			}
		);
	}

	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Conversation_Access::open_to_write(
			$request,
			'',
			static function ( Conversation $conversation, Seat $seat ) use ( $request ): WP_REST_Response|WP_Error {
				$message = Conversation_Service::delete( $conversation, $seat, (int) $request->get_url_params()['message'] );
				return $message instanceof WP_Error ? $message : new WP_REST_Response( self::presented( $message, $seat ) );
			}
		);
	}

	/**
	 * Sends a message that was not sent before, cheap checks first.
	 * @return array{Message,bool}|WP_Error
	 */
	private static function send_new( Conversation $conversation, Seat $seat, WP_REST_Request $request, string $name ): array|WP_Error {
		$form     = Contract::form( 'message', 'message' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		$uploads  = Message_Files::sent( $request );
		$text     = $values['text'] ?? '';
		if ( ! $messages && '' === $text && ! $uploads ) {
			$messages['text'] = Contract::message( 'message_required' );
		}
		$messages += array_filter(
			array( 'files' => Message_Files::error( $uploads, Conversation_Policy::is_answered( $conversation, $seat ) ) )
		);
		$error     = Idempotency_Keys::refusal( $request, $messages ? Errors::fields( $messages ) : null );
		if ( $error ) {
			return $error;
		}
		$viewer  = $conversation->member( $seat );
		$refused = Conversation_Service::refusal( $conversation, $seat )?->error()
			?? Limits::write( 'message', $viewer )
			?? Limits::write( 'picture', $viewer, count( $uploads ) );
		$files   = $refused ?? Message_Files::prepare( $uploads, $viewer );
		return $files instanceof WP_Error ? $files : Conversation_Service::send( $conversation, $seat, $text, $files, $name );
	}

	/** @return array<string,mixed> */
	private static function presented( Message $message, Seat $seat ): array {
		return Conversation_Presenter::messages( array( $message ), $seat, get_current_user_id() )[0];
	}

	/** The file with a new address. For other users it does not exist (404). */
	public function renew_file( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file = File_Rows::for_viewer( (string) $request->get_url_params()['id'], get_current_user_id() );
		return $file ? new WP_REST_Response( $file->present( get_current_user_id() ) ) : Errors::of( 'post_not_found' );
	}
}
