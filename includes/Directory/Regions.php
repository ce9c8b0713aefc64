<?php
/**
 * Which region a city lies in, however it is spelled.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Content\Settings;
use DesignMarketplace\Contract\Contract;

final class Regions {

	/**
	 * What may stand beside a city's name: the canton, the country, and their codes, folded.
	 */
	private const BESIDE = array( 'ge', 'vd', 'ch', 'cedex', 'suisse', 'schweiz', 'svizzera', 'switzerland', 'canton', 'de', 'of', 'ville', 'city', 'vaud', 'waadt' );

	/**
	 * Names of cities by region, as the operator has them.
	 *
	 * @return array<string,list<string>>
	 */
	public static function cities(): array {
		return (array) Settings::get( 'regions' );
	}

	/**
	 * The region's name, '' for a city in none.
	 *
	 * @param string                          $city   As typed: "1204 GENÈVE", "Geneva (CH)", "genf".
	 * @param array<string,list<string>>|null $cities Result of cities(), for those who ask for many; null to read it.
	 */
	public static function of( string $city, ?array $cities = null ): string {
		// Whoever filters sends the name itself: no setting has to be read for that.
		if ( isset( Contract::enum( 'regions' )[ $city ] ) ) {
			return $city;
		}
		$wanted = self::words( $city );
		if ( ! $wanted ) {
			return '';
		}
		foreach ( $cities ?? self::cities() as $region => $names ) {
			foreach ( array_merge( array( (string) $region ), (array) $names ) as $name ) {
				if ( self::words( (string) $name ) === $wanted ) {
					return (string) $region;
				}
			}
		}
		return '';
	}

	/**
	 * The words that make a city's name, folded, without postcodes, cantons and countries.
	 *
	 * @param string $city City.
	 * @return list<string>
	 */
	private static function words( string $city ): array {
		preg_match_all( '/[a-z]+/', Fold::text( $city ), $found );
		$names = array_diff( $found[0], self::BESIDE );
		return array_values( array_unique( $names ? $names : $found[0] ) );
	}
}
