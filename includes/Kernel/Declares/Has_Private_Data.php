<?php
/** A module with data that only the member may download, and no administrator for them. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

use WP_User;

interface Has_Private_Data {

	/**
	 * The module's part of the download for the member, by group. It replaces groups of Has_Personal_Data with the same name.
	 * @return array<string,array<mixed>>
	 */
	public function private_export( WP_User $user ): array;
}
