<?php
/** /designer/:slug: a designer and their portfolio. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Linked_Data;

final class Designer extends Member {

	public function og_type(): string {
		return 'profile';
	}

	protected function name_of( array $card ): string {
		return (string) ( $card['name'] ?? '' );
	}

	protected function about( array $card ): string {
		return implode( ', ', array_filter( array( $card['job'] ?? '', $card['city'] ?? '' ) ) );
	}

	protected function introduction( array $card, Linked_Data $pieces ): array {
		$person = array_filter(
			array(
				'@type'    => 'Person',
				'name'     => $this->name_of( $card ),
				'jobTitle' => (string) ( $card['job'] ?? '' ),
				'address'  => $pieces->place( $card ),
			)
		);
		return array(
			array( '@type' => 'ProfilePage', 'url' => $pieces->address, 'mainEntity' => $person ),
			$pieces->way( 'designers' ),
		);
	}
}
