<?php
/**
 * What applications ask about conversations. The conversations room answers.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

interface Threads {

	/**
	 * Fired within a transaction that holds both accounts, when a designer has applied or a company has contacted a designer. Arguments: designer,
	 * contractor, who wrote, the text, the application it goes with or 0. One of the two may be no member.
	 */
	public const WRITTEN = 'design_marketplace_letter_written';

	/**
	 * Somebody's conversations with some people.
	 *
	 * @param int       $user   User.
	 * @param list<int> $others Users.
	 * @return array<int,array{id:string,write:bool,blocked:bool}> By the other: its id, whether the user can write in it now, and whether one
	 *                                                              has blocked the other.
	 */
	public function with( int $user, array $others ): array;

	/**
	 * When the companies of missions last wrote to somebody who applied.
	 *
	 * @param list<int> $missions Missions.
	 * @return array<int,string> GMT times by mission; those without are left out.
	 */
	public function last_written( array $missions ): array;
}
