<?php
/**
 * /jobs: the companies and university startups with design jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Content\Skills;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Content;
use DesignMarketplace\Frontend\Destination;
use DesignMarketplace\Frontend\Linked_Data;
use DesignMarketplace\Frontend\List_Query;
use DesignMarketplace\Frontend\Page;
use DesignMarketplace\Frontend\View;

final class Jobs extends Page {

	/**
	 * They come in one call for what is shown at first and two steps more, as src/features/directory asks.
	 */
	private const STEPS_AHEAD = 2;

	public function offer(): string {
		return __( 'Design jobs of companies and university startups: what they work on, and which skills they look for.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		$params = array(
			'role'     => 'contractor',
			'page'     => 1,
			'per_page' => Contract::limit( 'projects_step' ) * ( Contract::limit( 'projects_initial_steps' ) + self::STEPS_AHEAD ),
		);
		$skills = List_Query::skills( $query );
		if ( $skills ) {
			// Of several skills those that are gone do not count.
			$left            = count( $skills ) > 1 ? Skills::existing( $skills ) : array();
			$params['skill'] = implode( ',', $left ? $left : $skills );
		}
		if ( List_Query::verified( $query ) ) {
			$params['verified'] = 1;
		}
		return array( List_Query::path( 'users', $params ), '/wp/v2/skill' );
	}

	public function content( View $view ): string {
		return ( new Content\Jobs( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->members( 'project', 'company' ), $pieces->way() );
	}
}
