<?php
/** Common parts of the profiles of designers and companies. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

/** Title, description and data contain what strangers may read: the card of a listed member. */
abstract class Member extends Page {

	public function title( View $view ): string {
		$card = $view->destination->card();
		return $card ? $this->name_of( $card ) : parent::title( $view );
	}

	public function description( View $view ): string {
		$card = $view->destination->card();
		return $card ? $this->about( $card ) : parent::description( $view );
	}

	public function preloads( Destination $destination, array $query ): array {
		$slug = explode( '/', $destination->path )[2] ?? '';
		return array( '/wp/v2/users?slug=' . rawurlencode( rawurldecode( $slug ) ), '/wp/v2/skill' );
	}

	public function content( View $view ): Html {
		return ( new Paint\Profile( $view ) )->html();
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		$card = $view->items( 'users?' )[0] ?? $view->destination->card();
		return $card ? $this->introduction( $card, $pieces ) : array();
	}

	/** @param array<string,mixed> $card */
	abstract protected function name_of( array $card ): string;

	/** @param array<string,mixed> $card For a sentence about what the member does. */
	abstract protected function about( array $card ): string;

	/**
	 * @param array<string,mixed> $card
	 * @return list<array<string,mixed>>
	 */
	abstract protected function introduction( array $card, Linked_Data $pieces ): array;
}
