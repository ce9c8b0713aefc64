<?php
/**
 * A module that keeps what a member alone may fetch, and nobody for them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Declares;

use WP_User;

interface Has_Private_Data {

	/**
	 * What a download of the member's own has of it, by group. It takes the place of what Has_Personal_Data says under the same name.
	 *
	 * @param WP_User $user Member.
	 * @return array<string,array<mixed>>
	 */
	public function private_export( WP_User $user ): array;
}
