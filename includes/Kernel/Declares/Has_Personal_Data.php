<?php
/** A module that keeps personal data. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

use WP_User;

interface Has_Personal_Data {

	/**
	 * The module's part of a member's export: by group, one item or a list of items.
	 * @return array<string,array<mixed>>
	 */
	public function export( WP_User $user ): array;

	/**
	 * Names of the groups, for administrators.
	 * @return array<string,string>
	 */
	public function groups(): array;

	/**
	 * Suggested texts for the operator's privacy policy, by heading.
	 * @return array<string,string>
	 */
	public function policy(): array;
}
