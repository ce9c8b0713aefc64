<?php
/** /jobs: the companies and university startups with design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Jobs extends Page {

	public function offer(): string {
		return __(
			'Design jobs of companies and university startups: what they work on, and which skills they look for.',
			'design-marketplace'
		);
	}

	/** The first page and what the next click loads, in one call, as src/features/directory asks for it. */
	public function preloads( Destination $destination, array $query ): array {
		$params  = array(
			'role'     => 'contractor',
			'page'     => 1,
			'per_page' => Contract::limit( 'projects_step' ) * (
				Contract::limit( 'projects_initial_steps' ) + Contract::limit( 'projects_steps_ahead' )
			),
		);
		$filters = List_Query::job_filters( $query );
		// Skills that were deleted are ignored if several are asked for.
		$left = count( $filters['skill'] ) > 1 ? Skills::existing( $filters['skill'] ) : array();
		if ( $left ) {
			$filters['skill'] = $left;
		}
		return array( List_Query::path( 'users', $params + List_Query::set( $filters ) ), '/wp/v2/skill' );
	}

	public function content( View $view ): Html {
		return ( new Paint\Jobs( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->members( 'project', 'company' ), $pieces->way() );
	}
}
