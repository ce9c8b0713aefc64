<?php
/**
 * A part of the plugin that adds its own hooks.
 */

declare( strict_types=1 );

namespace DesignMarketplace;

interface Module {

	/**
	 * Adds the module's hooks; does no work of its own.
	 */
	public function register(): void;
}
