<?php
/** An SEO plugin that writes the page's head itself, and has filters for its content. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

/** Texts that an editor typed in the plugin stay. Only missing ones are added. */
interface Seo_Plugin {

	/**
	 * The meta keys under which it stores texts that an editor typed for a page, by the names of Head::metas().
	 *
	 * @return array<string,list<string>> Meta keys.
	 */
	public static function typed(): array;

	/** Adds the filters for the rest of the request. */
	public static function tell( Own_Head $own ): void;
}
