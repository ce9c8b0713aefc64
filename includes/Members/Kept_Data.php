<?php
/**
 * Says what the members' room keeps of a member.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Module;

final class Kept_Data implements Module, Has_Tables {

	/**
	 * Needs no hooks.
	 */
	public function register(): void {}

	/**
	 * The log of consents.
	 */
	public function tables(): array {
		return array(
			'consent' => 'user_id',
		);
	}
}
