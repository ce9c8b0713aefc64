<?php
/** Tells SEO plugins about our routes, as most of them are not posts. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Site\Heads\All_In_One;
use DesignMarketplace\Site\Heads\Own_Head;
use DesignMarketplace\Site\Heads\Rank_Math;
use DesignMarketplace\Site\Heads\Seo_Framework;
use DesignMarketplace\Site\Heads\Seo_Plugin;
use DesignMarketplace\Site\Heads\Seopress;
use DesignMarketplace\Site\Heads\Yoast;

/** The plugins then write the head, and ours adds only what is missing. */
final class Other_Heads {

	/**
	 * Supported plugins, by the constant, class or function they define. Our class for a plugin is loaded only if it is active.
	 *
	 * @var array<string,class-string<Seo_Plugin>>
	 */
	private const PLUGINS = array(
		'WPSEO_VERSION'             => Yoast::class,
		'RankMath'                  => Rank_Math::class,
		'aioseo'                    => All_In_One::class,
		'SEOPRESS_VERSION'          => Seopress::class,
		'THE_SEO_FRAMEWORK_PRESENT' => Seo_Framework::class,
	);

	public function __construct( private readonly View $view, private readonly Head $head ) {}

	/** Adds the filters for active plugins, for the rest of the request. */
	public function tell(): void {
		foreach ( self::PLUGINS as $sign => $plugin ) {
			if ( defined( $sign ) || class_exists( $sign, false ) || function_exists( $sign ) ) {
				$this->show_page();
				$plugin::tell( new Own_Head( $this->view, $this->head, $plugin::typed() ) );
			}
		}
	}

	/** Sets the main query's page for them, so that they find what an editor typed. Our own routes need no main query. */
	private function show_page(): void {
		$id = $this->view->page()->number( 'id' );
		if ( $id > 0 && ! is_page() ) {
			$GLOBALS['wp_the_query']->query( array( 'page_id' => $id ) );
		}
	}
}
