<?php
/** Finds the region of a city, however it is spelled. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Regions {

	/** Words people add to a city's name: canton, country and their codes, folded. */
	private const BESIDE = array(
		'ge',
		'vd',
		'ch',
		'cedex',
		'suisse',
		'schweiz',
		'svizzera',
		'switzerland',
		'canton',
		'de',
		'of',
		'ville',
		'city',
		'vaud',
		'waadt',
	);

	/** The region of a city as it was typed: "1204 GENÈVE", "Geneva (CH)", "genf". '' for none. */
	public static function of( string $city ): string {
		// Filters send the region's name itself, which needs no setting.
		if ( isset( Contract::enum( 'regions' )[ $city ] ) ) {
			return $city;
		}
		$wanted = self::words( $city );
		if ( ! $wanted ) {
			return '';
		}
		foreach ( (array) Site_Settings::get( 'regions' ) as $region => $names ) {
			foreach ( array_merge( array( (string) $region ), (array) $names ) as $name ) {
				if ( self::words( (string) $name ) === $wanted ) {
					return (string) $region;
				}
			}
		}
		return '';
	}

	/** @return list<string> The folded words of a city's name, without postcodes, cantons and countries. */
	private static function words( string $city ): array {
		preg_match_all( '/[a-z]+/', Words::folded( $city ), $found );
		$names = array_diff( $found[0], self::BESIDE );
		return array_values( array_unique( $names ? $names : $found[0] ) );
	}
}
