<?php
/**
 * A module with reportable things other than members, works and design jobs. Trust uses them only through this interface.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Accounts\Thing;
use DesignMarketplace\People\Accounts\Thing_Kind;

/**
 * The methods hide() and show() run in a transaction with the lock of the author's account.
 *
 * @phpstan-type Texts array<string,string>
 */
interface Has_Reportables {

	public function kind(): Thing_Kind;

	/**
	 * A thing if the viewer can see it.
	 */
	public function find( int $id, int $viewer ): ?Thing;

	/**
	 * Its name for its author and for administrators. Must contain nothing the author wrote.
	 */
	public function title( Thing $thing ): string;

	/**
	 * Its current texts by name, and the users it names.
	 *
	 * @param bool $with_context Whether to include what was said just before.
	 * @return array{Texts,list<int>} Texts, and user ids.
	 */
	public function content( Thing $thing, bool $with_context ): array;

	/**
	 * The label of a text for administrators; null if the text is of another kind.
	 */
	public function label( string $name ): ?string;

	/**
	 * Hides it from everybody.
	 *
	 * @return bool False if there is nothing left to hide.
	 */
	public function hide( Thing $thing, int $decision ): bool;

	/**
	 * Shows again what a decision has hidden.
	 *
	 * @param Texts $texts Its texts, from the evidence.
	 * @return bool False if it cannot be restored any more.
	 */
	public function show( Thing $thing, array $texts ): bool;

	/**
	 * Id of the decision that hides it, 0 for none.
	 */
	public function hidden_by( Thing $thing ): int;
}
