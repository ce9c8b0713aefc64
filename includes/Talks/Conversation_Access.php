<?php
/** Opens conversations to their two members. For everybody else they do not exist, whatever their capabilities. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Conversation_Access {

	/** Checks in this order: logged in, a member. */
	public static function may_enter(): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		return Conversation_Policy::has_any( get_current_user_id() ) ? true : Errors::of( 'forbidden' );
	}

	/**
	 * Calls back with a conversation of the current member and with the other; 404 for all others.
	 * @param callable(Conversation,Seat,Other_Member):(WP_REST_Response|WP_Error) $work Gives the answer.
	 */
	public static function open( WP_REST_Request $request, callable $work ): WP_REST_Response|WP_Error {
		// The one in the path. Core would prefer one from the body or the query.
		$name    = (string) $request->get_url_params()['conversation'];
		$viewer  = get_current_user_id();
		$by_slug = static fn( ?Conversation $known ): ?array => $known ? Conversation_Rows::opened( $known->public_id, $viewer ) : null;
		$opened  = Conversation_Rows::opened( $name, $viewer ) ?? $by_slug( self::by_slug( $name, $viewer ) );
		$seat    = $opened ? $opened[0]->seat( $viewer ) : null;
		return $opened && $seat ? $work( $opened[0], $seat, $opened[1] ) : Errors::of( 'post_not_found' );
	}

	/**
	 * The same for a small change: also checks the form's fields, and counts the change against its limit.
	 * @param string                                                                      $form Form of the contract, '' for none.
	 * @param callable(Conversation,Seat,array<string,mixed>):(WP_REST_Response|WP_Error) $work Gives the answer.
	 */
	public static function open_to_write( WP_REST_Request $request, string $form, callable $work ): WP_REST_Response|WP_Error {
		return self::open(
			$request,
			static function ( Conversation $conversation, Seat $seat ) use ( $request, $form, $work ): WP_REST_Response|WP_Error {
				$fields   = '' === $form ? null : Contract::form( 'message', $form );
				$values   = $fields ? $fields->clean( $request->get_params() ) : array();
				$messages = $fields ? $fields->errors( $values ) : array();
				return $messages
					? Errors::fields( $messages )
					: Limits::write( 'conversation', $conversation->member( $seat ) ) ?? $work( $conversation, $seat, $values );
			}
		);
	}

	/**
	 * The conversation with the member who has this slug. Accounts that are off are not found, just like erased ones.
	 * @param int $viewer User id of the current member.
	 */
	private static function by_slug( string $slug, int $viewer ): ?Conversation {
		$other = get_user_by( 'slug', $slug );
		return $other && State::may_log_in( $other )
			? Conversation_Rows::with( $viewer, Conversation_Policy::seat( $viewer ), array( $other->ID ) )[0] ?? null
			: null;
	}
}
