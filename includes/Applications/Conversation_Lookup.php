<?php
/**
 * Reads conversations for the applications room. The conversations room implements it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

/**
 * A thread is the id of a conversation, '' without one, and the numbers of messages that the user and the other one have written.
 *
 * @phpstan-type Thread array{id:string,mine:int,theirs:int}
 */
interface Conversation_Lookup {

	/**
	 * Fired when a designer has applied or a company has contacted a designer, within a transaction that has locked both accounts.
	 * Arguments: designer, contractor, author, text, post id of the application or 0. One of the two may be no member.
	 */
	public const WRITTEN = 'design_marketplace_letter_written';

	/**
	 * SQL that reads a user's conversation with the other user of each row, see Application::of(). By their ids alone, MariaDB would
	 * read all conversations of the user.
	 *
	 * @param string $other Column with the other user's id, with its table.
	 * @return array{columns:string,join:string}|null Null if the user can have none.
	 */
	public function sql( int $user, string $other ): ?array;

	/**
	 * @param array<int,Thread|null> $others By the other user: the conversation as read with sql(), null if it was not.
	 * @return array<int,array{id:string,write:bool,blocked:bool}> By the other user: id, whether the user can write in it now, and
	 *         whether one has blocked the other.
	 */
	public function with( int $user, array $others ): array;

	/**
	 * The times at which the companies of missions last wrote to an applicant.
	 *
	 * @param list<int> $missions
	 * @return array<int,string> GMT times by mission; missions without messages are left out.
	 */
	public function last_written( array $missions ): array;
}
