<?php
/**
 * Starts conversations: the letter of an application, or of a company to a designer, is the first message.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Roles;

final class Letters {

	/**
	 * Stores a letter as a message, inside the transaction that wrote it and with the locks of both accounts. Does nothing if one of the
	 * two is no member.
	 *
	 * @param int    $sender      User id of the one who wrote.
	 * @param string $text        Plain text.
	 * @param int    $application Id of its application, 0 for none.
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
				// An application that is sent again has a letter already; this one is a further message.
				'application_id' => $application > 0 && ! Message_Rows::has_letter( $application ) ? $application : null,
			)
		);
	}
}
