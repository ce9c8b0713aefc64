<?php
/** A module that keeps personal data. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

use WP_User;

interface Has_Personal_Data {

	/** @return array<string,array<mixed>> The module's part of a member's export: by group, one item or a list of items. */
	public function export( WP_User $user ): array;

	/** @return array<string,string> Names of the groups, for administrators. */
	public function groups(): array;

	/** @return array<string,string> Suggested texts for the operator's privacy policy, by heading. */
	public function policy(): array;
}
