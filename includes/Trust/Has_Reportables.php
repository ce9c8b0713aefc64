<?php
/**
 * A module with things that can be reported, beside members, works and design jobs. Of these Trust knows what it says here.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Accounts\Kind;
use DesignMarketplace\Accounts\Thing;

/**
 * Hiding and showing are called in a transaction that holds the author's account.
 *
 * @phpstan-type Texts array<string,string>
 */
interface Has_Reportables {

	/**
	 * What its things are.
	 */
	public function kind(): Kind;

	/**
	 * A thing somebody sees.
	 */
	public function find( int $id, int $viewer ): ?Thing;

	/**
	 * What it is called for its author and for administrators. Nothing that was written in it.
	 */
	public function title( Thing $thing ): string;

	/**
	 * What it says now, by name, and who is named in it.
	 *
	 * @param bool $with_context Whether what was said just before is taken along.
	 * @return array{Texts,list<int>} Texts, and users.
	 */
	public function content( Thing $thing, bool $with_context ): array;

	/**
	 * What administrators call one of these texts; null for one of another kind.
	 */
	public function label( string $name ): ?string;

	/**
	 * Takes it out of everybody's sight.
	 *
	 * @param int $decision Decision it is hidden by.
	 * @return bool False where there is nothing left to hide.
	 */
	public function hide( Thing $thing, int $decision ): bool;

	/**
	 * Gives back what a decision has hidden.
	 *
	 * @param Texts $texts What it said, as it is kept.
	 * @return bool False where it cannot be given back any more.
	 */
	public function show( Thing $thing, array $texts ): bool;

	/**
	 * The decision it is hidden by, 0 for none.
	 */
	public function hidden_by( Thing $thing ): int;
}
