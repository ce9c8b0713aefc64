<?php
/** Letters are messages: that of an application, or of a company to a designer, starts a conversation. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\People\Accounts\Roles;

final class Letter_Messages {

	/** Letters of a conversation among which one is looked for. */
	private const RECENT = 50;

	/**
	 * Stores a letter as a message, inside the transaction that wrote it and with the locks of both accounts. Does nothing if one of the
	 * two is no member.
	 * @param int $sender      User id of the one who wrote.
	 * @param int $application Id of its application, 0 for none.
	 */
	public function keep( int $designer, int $contractor, int $sender, string $text, int $application ): void {
		if ( Roles::DESIGNER !== Roles::of( $designer ) || Roles::CONTRACTOR !== Roles::of( $contractor ) ) {
			return;
		}
		$conversation = Conversation_Rows::begin( $designer, $contractor );
		Message_Rows::add(
			$conversation,
			$sender === $designer ? Seat::Designer : Seat::Contractor,
			$text,
			array(
				'letter'         => 1,
				// An application that is sent again has a letter already; this one is a further message.
				'application_id' => $application > 0 && ! Message_Rows::has_letter( $application ) ? $application : null,
			)
		);
	}

	/** Stores a company's invitation to a design job in the same way. Returns the message's id. */
	public function invite( int $designer, int $contractor, string $text ): int {
		return Message_Rows::add(
			Conversation_Rows::begin( $designer, $contractor ),
			Seat::Contractor,
			$text,
			array( 'letter' => Message::INVITATION )
		);
	}

	/** The words of a company's letter, for the email about it, whose payload has only their hash; '' if they are no message any more. */
	public static function words( int $designer, int $contractor, string $said ): string {
		$conversation = '' === $said ? null : Conversation_Rows::between( $designer, $contractor );
		foreach ( $conversation ? Message_Rows::letters( $conversation->id, Seat::Contractor, self::RECENT ) : array() as $letter ) {
			if ( hash_equals( $said, self::hash( $letter->text ) ) ) {
				return $letter->text;
			}
		}
		return '';
	}

	public static function hash( string $words ): string {
		return hash( 'sha256', $words );
	}
}
