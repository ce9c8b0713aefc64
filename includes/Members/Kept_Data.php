<?php
/**
 * Says what the members' room keeps of a member.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Module;

final class Kept_Data implements Module, Has_Tables, Erases_People {

	/**
	 * Needs no hooks.
	 */
	public function register(): void {
	}

	/**
	 * The log of consents goes.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		Consent::forget( $user_id );
	}

	/**
	 * The log of consents.
	 */
	public function tables(): array {
		return array(
			'consent' => 'user_id',
		);
	}
}
