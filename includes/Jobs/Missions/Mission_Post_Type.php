<?php
/** The post type of missions, and its post status "closed". */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Items\Item_Types;

final class Mission_Post_Type {

	public const NAME = Item_Types::MISSION;

	/** Meta key of the posting date, as YYYY/MM/DD. */
	public const POSTING_DATE = Item_Types::POSTING_DATE;
}
