<?php
/** /design-marketplace/v1/conversations/…: sends and deletes messages. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Talks\Files\Message_Files;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Message_Controller {

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
			?? Limits::pictures( $viewer, count( $uploads ) );
		$files   = $refused ?? Message_Files::prepare( $uploads, $viewer );
		return $files instanceof WP_Error ? $files : Conversation_Service::send( $conversation, $seat, $text, $files, $name );
	}

	/** @return array<string,mixed> */
	private static function presented( Message $message, Seat $seat ): array {
		return Conversation_Presenter::messages( array( $message ), $seat, get_current_user_id() )[0];
	}
}
