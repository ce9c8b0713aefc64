<?php
/**
 * Begins conversations: what was written to somebody when applying, or when a company contacts a designer, is their first message.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Roles;

final class Letters {

	/**
	 * Keeps a letter, inside the transaction that wrote it and holds both accounts. Who is no member has no conversations.
	 *
	 * @param int    $sender      Which of the two wrote.
	 * @param string $text        Plain text.
	 * @param int    $application Application it goes with, 0 for none.
	 */
	public function keep( int $designer, int $contractor, int $sender, string $text, int $application ): void {
		if ( ! Ready::are_tables_there() || Roles::DESIGNER !== Roles::of( $designer ) || Roles::CONTRACTOR !== Roles::of( $contractor ) ) {
			return;
		}
		$conversation = Conversation_Rows::begin( $designer, $contractor );
		Message_Rows::add(
			$conversation,
			$sender === $designer ? Seat::Designer : Seat::Contractor,
			$text,
			array(
				'letter'         => 1,
				// One that is made again has a letter already; this is another one.
				'application_id' => $application > 0 && ! Message_Rows::has_letter( $application ) ? $application : null,
			)
		);
	}
}
