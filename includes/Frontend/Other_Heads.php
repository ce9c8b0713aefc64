<?php
/**
 * Tells SEO plugins what our routes are: WordPress knows no post for most of them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * They write the head then, and ours says only what they have left out.
 */
final class Other_Heads {

	/**
	 * Those we know, by the constant, class or function each is known by. Without it nothing of ours is loaded.
	 *
	 * @var array<string,class-string<Heads\Seo_Plugin>>
	 */
	private const PLUGINS = array(
		'WPSEO_VERSION'             => Heads\Yoast::class,
		'RankMath'                  => Heads\Rank_Math::class,
		'aioseo'                    => Heads\All_In_One::class,
		'SEOPRESS_VERSION'          => Heads\Seopress::class,
		'THE_SEO_FRAMEWORK_PRESENT' => Heads\Seo_Framework::class,
	);

	public function __construct( private readonly View $view, private readonly Head $head ) {}

	/**
	 * Adds the filters of those that are active, for the rest of the request.
	 */
	public function tell(): void {
		foreach ( self::PLUGINS as $sign => $plugin ) {
			if ( defined( $sign ) || class_exists( $sign, false ) || function_exists( $sign ) ) {
				$this->show_page();
				$plugin::tell( new Heads\Own_Head( $this->view, $this->head, $plugin::typed() ) );
			}
		}
	}

	/**
	 * Lets them find the WordPress page a route shows, with what its editor typed for it. Our routes need no main query.
	 */
	private function show_page(): void {
		$id = $this->view->page()->number( 'id' );
		if ( $id > 0 && ! is_page() ) {
			$GLOBALS['wp_the_query']->query( array( 'page_id' => $id ) );
		}
	}
}
