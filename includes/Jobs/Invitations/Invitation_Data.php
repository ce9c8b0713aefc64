<?php
/** Declares the table of invitations: one row for each designer and design job, for ever. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Kernel\Declares\Has_Tables;

final class Invitation_Data implements Has_Tables {

	public function tables(): array {
		return array(
			'invitation' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				mission_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				message_id bigint(20) unsigned NOT NULL DEFAULT 0,
				invited_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (mission_id,user_id),
				KEY user_id (user_id),
				KEY message_id (message_id)
			',
		);
	}
}
