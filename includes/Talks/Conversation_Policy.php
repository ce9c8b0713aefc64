<?php
/** Decides who may read a conversation and what they may do in it. No other class does. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use WP_Error;

/** No role or capability opens somebody else's conversation. */
final class Conversation_Policy {

	public static function has_any( int $viewer ): bool {
		return '' !== Roles::of( $viewer );
	}

	public static function seat( int $viewer ): Seat {
		return Seat::from( Roles::of( $viewer ) );
	}

	/** Whether both accounts are on and have the role of their seat. */
	public static function are_there( Conversation $conversation ): bool {
		foreach ( Seat::cases() as $seat ) {
			$member = $conversation->member( $seat );
			if ( 0 === $member || Roles::of( $member ) !== $seat->value || ! State::may_log_in( $member ) ) {
				return false;
			}
		}
		return true;
	}

	public static function refusal( Conversation $conversation, Seat $seat, bool $is_there, bool $is_blocked ): ?Message_Refusal {
		return self::refusal_after( $conversation->sent( $seat ), $conversation->sent( $seat->other() ), $is_there, $is_blocked );
	}

	/** The same for the numbers of messages that they and the other have written. */
	public static function refusal_after( int $mine, int $theirs, bool $is_there, bool $is_blocked ): ?Message_Refusal {
		return match ( true ) {
			! $is_there => Message_Refusal::Gone,
			$is_blocked => Message_Refusal::Blocked,
			0 === $theirs && $mine >= Contract::limit( 'messages_unanswered_max' ) => Message_Refusal::Unanswered,
			default => null,
		};
	}

	/** Whether the other has written already: files cannot be sent to strangers. */
	public static function is_answered( Conversation $conversation, Seat $seat ): bool {
		return $conversation->sent( $seat->other() ) > 0;
	}

	/** @return array{write:bool,attach:bool,block:bool} The `can` of a conversation. */
	public static function abilities( Conversation $conversation, Seat $seat, ?Message_Refusal $refusal ): array {
		return array(
			'write'  => null === $refusal,
			'attach' => null === $refusal && self::is_answered( $conversation, $seat ),
			'block'  => Message_Refusal::Gone !== $refusal,
		);
	}

	/** Whether somebody can delete a message: only their own, for some minutes. */
	public static function can_delete( Message $message, Seat $seat ): bool {
		return $message->sender === $seat && '' === $message->deleted && null === self::too_late( $message );
	}

	public static function too_late( Message $message ): ?WP_Error {
		return $message->created < Clock::gmt( -Contract::limit( 'message_delete_seconds' ) ) ? Errors::of( 'message_delete_over' ) : null;
	}
}
