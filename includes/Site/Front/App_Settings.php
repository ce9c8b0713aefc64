<?php
/** The operator's settings for the app. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Auth\Chosen_Provider;
use DesignMarketplace\People\Schools\Schools;

/**
 * Names as in src/lib/boot.ts.
 * @phpstan-import-type Image from Image_Object
 * @phpstan-import-type Link from Menus
 * @phpstan-type Named array{name:string,url:string,logo:Image|null}
 * @phpstan-type All array{schools:list<Named>,partners:list<Named>,universities:list<array{code:string,name:string}>,videoHost:string,place:string,payRequired:list<string>,botCheck:array{provider:string,siteKey:string,script:string},legal:array{termsUrl:string,privacyUrl:string,contactUrl:string},menus:array{main:list<Link>|null,footer:list<Link>|null}}
 */
final class App_Settings {

	/** @return All Settings needed for the first paint. */
	public static function all(): array {
		$named = self::named( array( 'schools', 'partners' ) );
		return array(
			'schools'      => $named['schools'],
			'partners'     => $named['partners'],
			'universities' => array_map(
				static fn( array $one ): array => array( 'code' => $one['code'], 'name' => $one['name'] ),
				Schools::all()
			),
			'videoHost'    => Site_Settings::get( 'video_host' ),
			'place'        => Site_Settings::get( 'place' ),
			'payRequired'  => Site_Settings::get( 'pay_required' ),
			'botCheck'     => Chosen_Provider::for_client(),
			'legal'        => array(
				'termsUrl'   => self::terms_url(),
				'privacyUrl' => home_url( '/' . Site_Settings::get( 'privacy_page' ) ),
				'contactUrl' => Site_Settings::get( 'contact_url' ),
			),
			'menus'        => array( 'main' => Menus::links( Menus::MAIN ), 'footer' => Menus::links( Menus::FOOTER ) ),
		);
	}

	public static function terms_url(): string {
		return home_url( '/' . Site_Settings::get( 'terms_page' ) );
	}

	/**
	 * Names with addresses and logos. Two queries read all logos, if there are any.
	 * @param list<string> $keys Settings that are lists of names.
	 * @return array<string,list<Named>>
	 */
	private static function named( array $keys ): array {
		$lists = array();
		foreach ( $keys as $key ) {
			$lists[ $key ] = array_values( Site_Settings::get( $key ) );
		}
		$logos = ( new Images() )->objects( array_map( 'intval', array_column( array_merge( ...array_values( $lists ) ), 'logo' ) ) );
		return array_map(
			static fn( array $list ): array => array_map(
				static fn( array $row ): array => array(
					'name' => (string) ( $row['name'] ?? '' ),
					'url'  => (string) ( $row['url'] ?? '' ),
					'logo' => $logos[ (int) ( $row['logo'] ?? 0 ) ] ?? null,
				),
				$list
			),
			$lists
		);
	}
}
