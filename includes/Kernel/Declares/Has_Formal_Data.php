<?php
/** A module with notes that members have written for themselves about somebody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

use WP_User;

interface Has_Formal_Data {

	/**
	 * Data for WordPress' own export that a member's download does not have, beside Has_Personal_Data: by group, one item or a list of
	 * items.
	 * @return array<string,array<mixed>>
	 */
	public function formal_export( WP_User $user ): array;
}
