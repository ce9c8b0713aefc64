<?php
/** /showcase: past projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\Pager;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Showcase extends Page {

	public function offer(): string {
		return __( 'What designers and companies have made together.', 'design-marketplace' );
	}

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=showcase', $this->paged_list( $query ) );
	}

	public function paged_list( array $query ): string {
		$params = array( 'page' => List_Query::page( $query ), 'per_page' => Contract::limit( 'showcase_per_page' ) );
		return List_Query::path( 'past_project', $params );
	}

	public function content( View $view ): Html {
		return Html::all( Paint\Entries::html( $view, 'past_project?' ), ( new Pager( $view ) )->html( 'past_project?' ) );
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		$rows = array();
		foreach ( $view->items( 'past_project?' ) as $item ) {
			$rows[] = array( View::text( (string) ( $item['title']['rendered'] ?? '' ) ), (string) ( $item['medium_link'] ?? '' ) );
		}
		return array( $pieces->item_list( $rows, 'past_project?', Contract::limit( 'showcase_per_page' ) ), $pieces->way() );
	}
}
