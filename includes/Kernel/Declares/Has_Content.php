<?php
/** A module with post types of its own. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** The posts go with the plugin's data. */
interface Has_Content {

	/**
	 * Post types, and whether their posts are their author's personal data.
	 * @return array<string,bool>
	 */
	public function post_types(): array;
}
