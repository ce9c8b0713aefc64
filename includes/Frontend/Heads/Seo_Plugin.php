<?php
/**
 * A plugin that writes a page's head itself, and asks others what to write by filters.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Heads;

/**
 * What an editor typed for a page stays: only what the plugin has nothing of its own for is filled in.
 */
interface Seo_Plugin {

	/**
	 * Where it keeps what an editor typed for a page, by the names of Head::metas().
	 *
	 * @return array<string,list<string>> Meta keys.
	 */
	public static function typed(): array;

	/**
	 * Adds the filters, for the rest of the request.
	 *
	 * @param Own_Head $own What we would say.
	 */
	public static function tell( Own_Head $own ): void;
}
