<?php
/** /signup. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Page;

final class Sign_Up extends Page {

	public function offer(): string {
		return __( 'Become a member: as a designer with a portfolio, or as a company with design jobs.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/skill', '/wp/v2/options' );
	}
}
