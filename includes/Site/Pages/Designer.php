<?php
/** /designer/:slug: a designer and their portfolio. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

class Designer extends Member {

	public function og_type(): string {
		return 'profile';
	}

	protected function name_of( array $card ): string {
		return (string) ( $card['name'] ?? '' );
	}

	/** For strangers also the works of an open portfolio: src/features/portfolio/api/works-api.ts asks for the same. */
	public function preloads( Destination $destination, array $query ): array {
		$slug = $destination->member['card']['slug'] ?? '';
		$list = array( 'author_name' => $slug, 'page' => 1, 'per_page' => Contract::limit( 'collection_max' ) );
		return array_merge(
			parent::preloads( $destination, $query ),
			! is_user_logged_in() && $destination->is_shown() ? array( '/wp/v2/work?' . http_build_query( $list ) ) : array()
		);
	}

	public function description( View $view ): string {
		$bio = is_user_logged_in() ? '' : View::line( ( $view->list( 'users?' )[0] ?? new Item( array() ) )->text( 'bio' ) );
		return '' === $bio ? parent::description( $view ) : $bio;
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
			) + self::said( $card )
		);
		return array(
			array( '@type' => 'ProfilePage', 'url' => $pieces->address, 'mainEntity' => $person ),
			$pieces->way( 'designers' ),
		);
	}

	/**
	 * What only an open portfolio says.
	 * @param array<string,mixed> $card
	 * @return array<string,mixed>
	 */
	private static function said( array $card ): array {
		$links = array_intersect_key( $card, array_flip( array( 'website', 'linkedin', 'twitter', 'dribbble', 'instagram', 'youtube', 'vimeo' ) ) );
		return isset( $card['open'] ) ? array(
			'description' => (string) ( $card['bio'] ?? '' ),
			'image'       => Picture::address( $card['avatar'] ?? null ),
			'sameAs'      => array_values( array_filter( $links ) ),
		) : array();
	}
}
