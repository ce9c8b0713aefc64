<?php
/** Writes in conversations: messages, read marks, deletions, blocks. Each write is one transaction. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Prepared;
use DesignMarketplace\Talks\Files\Store;
use WP_Error;

/**
 * Callers check permissions before (Conversation_Policy). Anything that can change meanwhile is checked again here, with the rows locked.
 */
final class Conversation_Service {

	/** Action inside the transaction. Arguments: the conversation's id, the message's id, the recipient's user id. */
	public const SENT = 'design_marketplace_message_sent';

	/** Action inside the transaction. Arguments: the conversation's id, the reader's user id. */
	public const READ = 'design_marketplace_conversation_read';

	public static function refusal( Conversation $conversation, Seat $seat ): ?Message_Refusal {
		$other = $conversation->member( $seat->other() );
		return Conversation_Policy::refusal(
			$conversation,
			$seat,
			Conversation_Policy::are_there( $conversation ),
			Blocks::between( $conversation->member( $seat ), $other )
		);
	}

	/**
	 * Stores a message. If one was stored under the same name before, that one is returned.
	 * @param list<Prepared> $files
	 * @param string         $name  Name the client gave to the message, '' for none.
	 * @return array{Message,bool}|WP_Error The message, and whether it is new.
	 */
	public static function send( Conversation $conversation, Seat $seat, string $text, array $files, string $name ): array|WP_Error {
		return Transaction::run(
			static function () use ( $conversation, $seat, $text, $files, $name ): array|WP_Error {
				$gone = self::hold_both( $conversation, $seat );
				if ( $gone ) {
					return $gone;
				}
				$known = Message_Rows::by_name( $conversation->id, $seat, $name );
				if ( $known ) {
					return array( $known, false );
				}
				$held = Conversation_Rows::raise( $conversation->id );
				if ( ! $held ) {
					return Errors::of( 'post_not_found' );
				}
				$refusal = self::refusal( $held, $seat );
				if ( $refusal ) {
					return $refusal->error();
				}
				if ( $files && ! Conversation_Policy::is_answered( $held, $seat ) ) {
					return Errors::fields( array( 'files' => Contract::message( 'message_files_unanswered' ) ) );
				}
				$id    = Message_Rows::add( $held, $seat, $text, array( 'request_id' => '' === $name ? null : $name ) );
				$error = Message_Files::attach( $held->id, $id, $held->member( $seat ), $files, new Store() );
				if ( $error ) {
					return $error;
				}
				if ( Seat::Contractor === $seat ) {
					Declared::by( Pair_Jobs::class )[0]->answer( $held );
				}
				do_action( self::SENT, $held->id, $id, $held->member( $seat->other() ) ); // phpcs:ignore WordPress.NamingConventions -- the constant has the prefix.
				$message = Message_Rows::find( $held->id, $id );
				return $message ? array( $message, true ) : Errors::of( 'server_error' );
			}
		);
	}

	/**
	 * Stores up to which message a member has read. The mark never moves back.
	 * @param int $until Id of the last message they have seen.
	 */
	public static function read( Conversation $conversation, Seat $seat, int $until ): Conversation|WP_Error {
		if ( 0 === $conversation->unread( $seat ) && min( $until, $conversation->last ) <= $conversation->read( $seat ) ) {
			return $conversation;
		}
		return Transaction::run(
			static function () use ( $conversation, $seat, $until ): Conversation|WP_Error {
				$gone = Account_Lock::hold( $conversation->member( $seat ) );
				$held = $gone ? null : Conversation_Rows::raise( $conversation->id );
				if ( ! $held ) {
					return $gone ?? Errors::of( 'post_not_found' );
				}
				$read = max( $held->read( $seat ), min( $until, $held->last ) );
				Conversation_Rows::change(
					$held->id,
					array(
						$seat->column( 'read' )   => $read,
						$seat->column( 'unread' ) => Message_Rows::unread( $held->id, $seat, $read ),
					)
				);
				do_action( self::READ, $held->id, $held->member( $seat ) ); // phpcs:ignore WordPress.NamingConventions -- the constant has the prefix.
				return Conversation_Rows::find( $held->id ) ?? Errors::of( 'post_not_found' );
			}
		);
	}

	public static function delete( Conversation $conversation, Seat $seat, int $id ): Message|WP_Error {
		return Transaction::run(
			static function () use ( $conversation, $seat, $id ): Message|WP_Error {
				$gone    = Account_Lock::hold( $conversation->member( $seat ) );
				$held    = $gone ? null : Conversation_Rows::raise( $conversation->id );
				$message = $held ? Message_Rows::find( $held->id, $id ) : null;
				if ( ! $held || ! $message ) {
					return $gone ?? Errors::of( 'post_not_found' );
				}
				if ( $message->sender !== $seat ) {
					return Errors::of( 'forbidden' );
				}
				if ( '' !== $message->deleted ) {
					return $message;
				}
				$error = Conversation_Policy::too_late( $message );
				if ( $error ) {
					return $error;
				}
				Message_Rows::strike( $message, $held );
				Message_Files::delete( array( $id ), new Store() );
				return Message_Rows::find( $held->id, $id ) ?? Errors::of( 'post_not_found' );
			}
		);
	}

	/**
	 * Blocks the other member, or unblocks them. The version stays: otherwise the cursor would show members who have blocked the other that
	 * they are blocked, too.
	 * @param Seat $seat The seat of the member who blocks.
	 */
	public static function block( Conversation $conversation, Seat $seat, bool $is_on ): ?WP_Error {
		return Transaction::run(
			static function () use ( $conversation, $seat, $is_on ): ?WP_Error {
				$gone = self::hold_both( $conversation, $seat );
				if ( ! $gone ) {
					Blocks::set( $conversation->member( $seat ), $conversation->member( $seat->other() ), $is_on );
				}
				return $gone;
			}
		);
	}

	/** @param Seat $seat The seat of the current user. */
	private static function hold_both( Conversation $conversation, Seat $seat ): ?WP_Error {
		$other = $conversation->member( $seat->other() );
		$gone  = $other > 0 ? Account_Lock::hold( $conversation->member( $seat ), $other ) : Message_Refusal::Gone->error();
		return $gone && 404 === ( $gone->get_error_data()['status'] ?? 0 ) ? Message_Refusal::Gone->error() : $gone;
	}
}
