<?php
/**
 * Reads conversations for the applications room. The conversations room implements it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use stdClass;

interface Conversation_Lookup {

	/**
	 * Fired when a designer has applied or a company has contacted a designer, within a transaction that has locked both accounts.
	 * Arguments: designer, contractor, author, text, post id of the application or 0. One of the two may be no member.
	 */
	public const WRITTEN = 'design_marketplace_letter_written';

	/**
	 * SQL that adds a user's conversations to rows that each have another user. Looked up by themselves, MariaDB would read all of the
	 * user's.
	 *
	 * @param string $other Column with the other user's id.
	 * @return array{columns:string,join:string}|null Null if the user can have none.
	 */
	public function sql( int $user, string $other ): ?array;

	/**
	 * @param array<int,stdClass|null> $others By the other user: a row with the columns of sql(), null if they were not read.
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
