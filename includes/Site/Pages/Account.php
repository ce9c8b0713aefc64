<?php
/** /login and /signup. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Page;

final class Account extends Page {

	public function offer(): string {
		return 'signup' === $this->route->name
			? __( 'Become a member: as a designer with a portfolio, or as a company with design jobs.', 'design-marketplace' )
			: '';
	}

	public function preloads( Destination $destination, array $query ): array {
		$both = array( '/wp/v2/options', '/design-marketplace/v1/oidc' );
		return 'signup' === $this->route->name ? array( '/wp/v2/skill', '/design-marketplace/v1/schools', ...$both ) : $both;
	}
}
