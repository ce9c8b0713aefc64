<?php
/** /tools: templates, guides and the reading list. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Tools extends Page {

	public function offer(): string {
		return __( 'Templates, guides and reading for working together.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=tools', '/wp/v2/resource', '/wp/v2/reading' );
	}

	public function content( View $view ): Html {
		return Paint\Entries::html( $view, 'resource', 'reading' );
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->page(), $pieces->way() );
	}
}
