<?php
/**
 * /project/:slug: a company or university startup and its design jobs.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Frontend\Linked_Data;

final class Project extends Member {

	protected function name_of( array $card ): string {
		return (string) ( $card['company'] ?? '' );
	}

	protected function about( array $card ): string {
		return (string) ( $card['project_headline'] ?? '' );
	}

	protected function introduction( array $card, Linked_Data $pieces ): array {
		$company = array_filter(
			array(
				'@type'       => 'Organization',
				'name'        => $this->name_of( $card ),
				'description' => $this->about( $card ),
				'url'         => $pieces->address,
				'address'     => $pieces->place( $card ),
			)
		);
		return array( $company, $pieces->way( 'jobs' ) );
	}
}
