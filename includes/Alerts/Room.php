<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Indexer;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( Indexer::INDEXED, Own_Searches::class, 'follow' ),
			// Before the digests, which run at 20.
			array( 'design_marketplace_before_mails', Matching_Job::class, 'run', 15, 0 ),
			array( 'design_marketplace_before_mails', Digests::class, 'run', 20, 0 ),
			array( 'wp_loaded', Search_Link::class, 'answer' ),
		);
	}

	public static function modules(): array {
		return array(
			Alert_Data::class,
		);
	}
}
