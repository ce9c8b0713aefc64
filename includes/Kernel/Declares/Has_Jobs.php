<?php
/** A module that has WP-Cron call a hook. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** Those with an interval are scheduled while the plugin is on; all are cleared when it goes off. */
interface Has_Jobs {

	/** The hook of everything that happens once a day. Several modules may listen. */
	public const DAILY = 'design_marketplace_daily';

	/** @return array<string,string> Intervals by hook, '' for a hook that is scheduled when there is something to do. */
	public function jobs(): array;
}
