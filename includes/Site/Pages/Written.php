<?php
/** A page written by an editor, by its slug. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;

final class Written extends Page {

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=' . rawurlencode( rawurldecode( substr( $destination->path, 1 ) ) ) );
	}

	public function content( View $view ): Html {
		return Html::all(
			$view->only_in(),
			Html::of(
				'div.page-head.grid',
				$view->heading( mb_strlen( $view->title() ) > Contract::limit( 'mega_title' ) ? 'h1.t1' : 'h1.mega' )
			),
			Html::of( 'div.static-page.grid', $view->prose( '.prose.c4-12' ), Html::of( 'p.c4-12', $view->way() ) )
		);
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->page(), $pieces->way() );
	}
}
