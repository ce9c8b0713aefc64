<?php
/**
 * /login.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Frontend\Destination;
use DesignMarketplace\Frontend\Page;

final class Log_In extends Page {

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/options' );
	}
}
