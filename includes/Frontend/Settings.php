<?php
/**
 * What the operator says about the site: schools, partners, video host, legal pages.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * Reads the options the app needs on its first paint.
 */
final class Settings {

	/**
	 * The settings as src/lib/boot.ts names them.
	 *
	 * @return array{schools:list<array{name:string,url:string}>,partners:list<array{name:string,url:string}>,videoHost:string,place:string,legal:array{termsUrl:string,privacyUrl:string,contactUrl:string}}
	 */
	public static function all(): array {
		return array(
			'schools'   => self::links( 'design_marketplace_schools' ),
			'partners'  => self::links( 'design_marketplace_partners' ),
			'videoHost' => (string) get_option( 'design_marketplace_video_host', '' ),
			'place'     => (string) get_option( 'design_marketplace_place', '' ),
			'legal'     => array(
				'termsUrl'   => home_url( '/terms-conditions' ),
				'privacyUrl' => home_url( '/privacy-policy' ),
				'contactUrl' => (string) get_option( 'design_marketplace_contact_url', '' ),
			),
		);
	}

	/**
	 * Names with an address, '' for none.
	 *
	 * @param string $option Name of the option.
	 * @return list<array{name:string,url:string}>
	 */
	private static function links( string $option ): array {
		$links = array();
		foreach ( (array) get_option( $option, array() ) as $link ) {
			if ( is_array( $link ) && '' !== (string) ( $link['name'] ?? '' ) ) {
				$links[] = array(
					'name' => (string) $link['name'],
					'url'  => esc_url_raw( (string) ( $link['url'] ?? '' ), array( 'http', 'https' ) ),
				);
			}
		}
		return $links;
	}
}
