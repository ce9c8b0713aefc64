<?php
/**
 * A page an editor wrote, by its slug.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Pages;

use DesignMarketplace\Frontend\Destination;
use DesignMarketplace\Frontend\Linked_Data;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Page;
use DesignMarketplace\Frontend\View;

final class Written extends Page {

	/**
	 * Titles up to here stand as large as a heading can, as src/features/pages has it.
	 */
	private const SHORT_TITLE = 14;

	public function preloads( Destination $destination, array $query ): array {
		return array( '/wp/v2/pages?slug=' . rawurlencode( rawurldecode( substr( $destination->path, 1 ) ) ) );
	}

	public function content( View $view ): string {
		$title = $view->title();
		$page  = $view->page();
		$link  = (string) ( $page['btn_link'] ?? '' );
		$label = (string) ( $page['btn_txt'] ?? '' );
		$html  = Markup::page_head( Markup::heading( $title, mb_strlen( $title ) > self::SHORT_TITLE ? 't1' : 'mega', locale: '' ) );
		$html .= '<div class="static-page grid">' . $view->prose( 'prose c4-12' );
		return $html . ( '' === $link || '' === $label ? '' : '<p class="c4-12">' . Markup::button( $link, $label ) . '</p>' ) . '</div>';
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		return array( $pieces->page(), $pieces->way() );
	}
}
