<?php
/**
 * The operator's settings as the app reads them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Auth\Chosen_Provider;
use DesignMarketplace\Content\Settings as Content_Settings;

/**
 * Names of src/lib/boot.ts; the values are the Content room's.
 */
final class Settings {

	/**
	 * What the app needs on its first paint.
	 *
	 * @return array{schools:list<array<string,string>>,partners:list<array<string,string>>,videoHost:string,place:string,botCheck:array{provider:string,siteKey:string},legal:array{termsUrl:string,privacyUrl:string,contactUrl:string}}
	 */
	public static function all(): array {
		return array(
			'schools'   => Content_Settings::get( 'schools' ),
			'partners'  => Content_Settings::get( 'partners' ),
			'videoHost' => Content_Settings::get( 'video_host' ),
			'place'     => Content_Settings::get( 'place' ),
			'botCheck'  => Chosen_Provider::for_client(),
			'legal'     => array(
				'termsUrl'   => home_url( '/' . Content_Settings::get( 'terms_page' ) ),
				'privacyUrl' => home_url( '/' . Content_Settings::get( 'privacy_page' ) ),
				'contactUrl' => Content_Settings::get( 'contact_url' ),
			),
		);
	}
}
