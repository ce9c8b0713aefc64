<?php
/**
 * /tools: templates, guides and the reading list.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Frontend\Content;
use DesignMarketplace\Frontend\Destination;
use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Linked_Data;
use DesignMarketplace\Frontend\Page;
use DesignMarketplace\Frontend\View;

final class Tools extends Page {

	public function offer(): string {
		return __( 'Templates, guides and reading for working together.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=tools', '/wp/v2/resource', '/wp/v2/reading' );
	}

	public function content( View $view ): Html {
		return ( new Content\Tools( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->page(), $pieces->way() );
	}
}
