<?php
/** Messages as reportable things: their evidence, and hiding them. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Talks\Message;
use DesignMarketplace\Talks\Message_Rows;

/**
 * Administrators read the evidence, never the conversation. A removed message is empty for both members. Its words can be restored from the
 * evidence, its files cannot.
 */
final class Message_Reports {

	private const MESSAGE = 'message';
	private const FILES   = 'message_files';

	/** Messages before the reported one that are stored if the reporter agrees. */
	private const CONTEXT = 5;

	/** Names of these texts in the evidence: position counted back from the reported message, and who wrote it. */
	private const BEFORE = '/^message_before_(\d)_(author|reporter)$/D';

	/** A message of the viewer's conversation, unless it was deleted. */
	public function find( int $id, int $viewer ): ?Reported_Item {
		$message      = Message_Rows::get( $id );
		$conversation = $message ? Conversation_Rows::find( $message->conversation ) : null;
		$author       = $message && $conversation ? $conversation->member( $message->sender ) : 0;
		return $conversation?->seat( $viewer ) && $author > 0 && '' === $message->deleted
			? new Reported_Item( Reported_Kind::Message, $id, $author )
			: null;
	}

	public function title( Reported_Item $thing ): string {
		$message = Message_Rows::get( $thing->id );
		return $message
			? sprintf(
				/* translators: %s: day and time. */
				__( 'Message from %s', 'design-marketplace' ),
				(string) wp_date(
					_x( 'j F Y, H:i', 'when a message was written', 'design-marketplace' ),
					(int) strtotime( "{$message->created} UTC" )
				)
			)
			: __( 'Message', 'design-marketplace' );
	}

	/**
	 * Its texts by name, and the users it names.
	 * @param bool $with_context Whether to include what was said just before.
	 * @return array{array<string,string>,list<int>}
	 */
	public function content( Reported_Item $thing, bool $with_context ): array {
		$message      = Message_Rows::get( $thing->id );
		$conversation = $message ? Conversation_Rows::find( $message->conversation ) : null;
		if ( ! $message || ! $conversation ) {
			return array( array(), array( $thing->owner ) );
		}
		$other = $conversation->member( $message->sender->other() );
		$texts = array();
		foreach ( $with_context ? Message_Rows::page( $conversation->id, $message->id, self::CONTEXT ) : array() as $index => $before ) {
			$by = $before->sender === $message->sender ? 'author' : 'reporter';

			$texts[ 'message_before_' . ( $index + 1 ) . "_{$by}" ] = $before->text;
		}
		$texts[ self::MESSAGE ] = $message->text;
		$texts[ self::FILES ]   = implode(
			"\n",
			array_column( Message_Files::of( array( $message->id ), $other )[ $message->id ] ?? array(), 'name' )
		);
		return array( $texts, array( $thing->owner, $other ) );
	}

	public static function label( string $name ): ?string {
		if ( preg_match( self::BEFORE, $name, $parts ) ) {
			return 'author' === $parts[2]
				? __( 'Before it, by the same member', 'design-marketplace' )
				: __( 'Before it, by who reported', 'design-marketplace' );
		}
		return match ( $name ) {
			self::MESSAGE => __( 'Message', 'design-marketplace' ),
			self::FILES   => __( 'Files', 'design-marketplace' ),
			default       => null,
		};
	}

	/** In a transaction with the lock of the author's account, as show(). Returns false if there is nothing left to hide. */
	public function hide( Reported_Item $thing ): bool {
		[ $message, $conversation ] = self::held( $thing );
		if ( ! $message || ! $conversation || '' !== $message->deleted ) {
			return false;
		}
		Message_Rows::remove( $message, $conversation );
		Message_Files::delete( array( $message->id ), new Store() );
		return true;
	}

	/**
	 * @param array<string,string> $texts From the evidence.
	 * @return bool False if it cannot be restored any more.
	 */
	public function show( Reported_Item $thing, array $texts ): bool {
		[ $message, $conversation ] = self::held( $thing );
		if ( ! $message?->removed || ! $conversation || '' === ( $texts[ self::MESSAGE ] ?? '' ) ) {
			return false;
		}
		Message_Rows::give_back( $message, $conversation, $texts[ self::MESSAGE ] );
		return true;
	}

	/** Id of the last decision in the log, if the message is removed. */
	public function hidden_by( Reported_Item $thing ): int {
		if ( ! Message_Rows::get( $thing->id )?->removed ) {
			return 0;
		}
		$records = Decisions::about( array( $thing ) )[ $thing->key() ] ?? array();
		$hidden  = array_filter( $records, static fn( array $record ): bool => Decision_Kind::Hide->value === $record['decision'] );
		return (int) ( end( $hidden )['id'] ?? 0 );
	}

	/** @return array{Message|null,Conversation|null} A message and its conversation, after raise(). */
	private static function held( Reported_Item $thing ): array {
		$message      = Message_Rows::get( $thing->id );
		$conversation = $message ? Conversation_Rows::raise( $message->conversation ) : null;
		return array( $conversation ? Message_Rows::get( $thing->id ) : null, $conversation );
	}
}
