<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Indexed_Portfolios;
use WP_Sitemaps_Provider;

/** Portfolios in WordPress' sitemap, with their works, where their designers want search engines to find them. */
final class Portfolios_Sitemap extends WP_Sitemaps_Provider {

	/** The name is part of the sitemap's address. */
	public function __construct() {
		$this->name        = 'portfolios';
		$this->object_type = 'portfolios';
	}

	/**
	 * @param int    $page_num
	 * @param string $object_subtype
	 * @return list<array{loc:string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		$number = wp_sitemaps_get_max_urls( $this->object_type );
		$paths  = Indexed_Portfolios::paths( $number, ( max( 1, (int) $page_num ) - 1 ) * $number );
		return array_map( static fn( string $path ): array => array( 'loc' => home_url( $path ) ), $paths );
	}

	/** @param string $object_subtype Unused. */
	public function get_max_num_pages( $object_subtype = '' ) {
		return (int) ceil( Indexed_Portfolios::count() / wp_sitemaps_get_max_urls( $this->object_type ) );
	}
}
