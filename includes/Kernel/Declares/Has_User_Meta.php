<?php
/** A module that keeps something of users in meta, beside the fields of member.json. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

interface Has_User_Meta {

	/** @return array<string,bool> Meta keys, and whether a member's export includes the value. Secrets are not exported. */
	public function user_meta(): array;
}
