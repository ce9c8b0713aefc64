<?php
/** /designers: the designers with published work. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Designers extends Page {

	public function offer(): string {
		return __( 'Designers and their latest work, by skill, experience and region.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( $this->paged_list( $query ), '/wp/v2/skill' );
	}

	public function paged_list( array $query ): string {
		$params = array(
			'role'     => 'designer',
			'page'     => List_Query::page( $query ),
			'per_page' => Contract::limit( 'designers_per_page' ),
		);
		return List_Query::path( 'users', $params + List_Query::chosen( $query ) );
	}

	public function content( View $view ): Html {
		return ( new Paint\Designers( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->members( 'designer', 'name' ), $pieces->way() );
	}
}
