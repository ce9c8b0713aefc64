<?php
/** /login. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Page;

final class Log_In extends Page {

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/options' );
	}
}
