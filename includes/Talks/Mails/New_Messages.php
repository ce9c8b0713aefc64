<?php
/** Tells a member about messages they have not read. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Mails;

use DesignMarketplace\Directory\Face;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message as Mail_Message;
use DesignMarketplace\Mail\Person;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Conversation_Policy;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Message;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Pair_Jobs;
use DesignMarketplace\Talks\Unread_Mails;
use WP_User;

/**
 * Payload: `conversation` (row). Messages are read when the email is made. It leaves out those that were read, deleted or removed by then,
 * and all if one member is gone or has blocked the other. Messages that had an email of their own are left out, too. There is no address to
 * reply to.
 */
final class New_Messages implements Mail_List {

	/** Messages quoted at most, and code points after which no further one is quoted: mail programs cut off what is longer. */
	private const QUOTED = 60;

	private const LONG = 20000;

	public static function mails(): array {
		return array(
			new Mail_Message(
				'new_messages',
				static fn(): array => array(
					'name'    => __( 'New messages', 'design-marketplace' ),
					'subject' => __( '{sender} wrote to you{about}', 'design-marketplace' ),
					'heading' => __( 'You have a message.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\n{sender} wrote to you{about}", 'design-marketplace' ),
					'button'  => __( 'Answer on {site}', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::letter(
					$to->user_id,
					(int) ( $payload['conversation'] ?? 0 )
				),
				static fn(): Mail_Content => new Mail_Content(
					array( 'sender' => Example::designer(), 'about' => self::about( Example::mission() ) ),
					home_url( '/messages' ),
					Example::words(),
					person: Face::sample()
				),
				speaker_event: Unread_Mails::TOPIC,
				is_optional: true,
				category: Mail_Message::MESSAGES,
				delay: Contract::limit( 'message_mail_seconds' )
			),
		);
	}

	private static function letter( int $reader_id, int $conversation_id ): ?Mail_Content {
		$conversation = Conversation_Rows::find( $conversation_id );
		$reader       = $conversation?->seat( $reader_id );
		$sender       = $conversation && $reader ? get_userdata( $conversation->member( $reader->other() ) ) : false;
		if (
			! $conversation
				|| ! $reader
				|| ! $sender
				|| ! Conversation_Policy::are_there( $conversation )
				|| Blocks::between( $reader_id, $sender->ID )
		) {
			return null;
		}
		$messages = Message_Rows::waiting( $conversation->id, $reader, $conversation->read( $reader ), self::QUOTED + 1 );
		return ! $messages ? null : new Mail_Content(
			array(
				'sender' => Member_Fields::display_name( $sender ),
				'about'  => self::about( Declared::by( Pair_Jobs::class )[0]->title( $conversation ) ),
			),
			$conversation->url(),
			self::quote( $messages, $reader_id, $conversation->unread( $reader ) ),
			person: self::person( $sender ),
			thread: "conversation|{$conversation->public_id}"
		);
	}

	private static function person( WP_User $sender ): ?Person {
		$face = Face::of( $sender );
		return $face ? new Person( $face->name, $face->line, $face->url, $face->face ) : null;
	}

	/**
	 * The unread messages, the oldest first. Files are named, not attached.
	 * @param list<Message> $messages
	 */
	private static function quote( array $messages, int $reader, int $unread ): string {
		$files = Message_Files::of( array_column( $messages, 'id' ), $reader );
		$parts = array();
		$long  = 0;
		foreach ( array_slice( $messages, 0, self::QUOTED ) as $message ) {
			if ( $long > self::LONG ) {
				break;
			}
			$long += mb_strlen( $message->text );
			$names = array_map(
				/* translators: %s: name of a file. */
				static fn( array $file ): string => sprintf( __( 'File: %s', 'design-marketplace' ), $file['name'] ),
				$files[ $message->id ] ?? array()
			);
			$parts[] = implode( "\n", array_filter( array( $message->text, ...$names ), static fn( string $line ): bool => '' !== $line ) );
		}
		$more = count( $parts ) < count( $messages ) ? max( $unread, count( $messages ) ) - count( $parts ) : 0;
		if ( $more > 0 ) {
			$parts[] = sprintf(
				/* translators: %s: number of messages. */
				_n( 'And %s more message.', 'And %s more messages.', $more, 'design-marketplace' ),
				number_format_i18n( $more )
			);
		}
		return implode( "\n\n", $parts );
	}

	/** The job, as it follows "wrote to you"; '' for none. */
	private static function about( string $title ): string {
		/* translators: %s: title of a design job. Follows "… wrote to you". */
		return '' === $title ? '' : sprintf( __( ': %s', 'design-marketplace' ), $title );
	}
}
