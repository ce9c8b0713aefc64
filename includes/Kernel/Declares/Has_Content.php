<?php
/** A module with post types of its own. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** The posts go with the plugin's data. */
interface Has_Content {

	/** @return array<string,bool> Post types, and whether their posts are their author's personal data. */
	public function post_types(): array;
}
