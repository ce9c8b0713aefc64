<?php
/**
 * The domains whose addresses prove a university.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Content\Settings;

final class Verification_Domains {

	/**
	 * Domains of a university.
	 *
	 * @param string $code Code of the university, see enums.json.
	 * @return list<string> None for one whose addresses nobody can tell.
	 */
	public static function of( string $code ): array {
		$domains = (array) Settings::get( 'affiliation_domains' );
		return array_values( array_map( 'strtolower', array_map( 'strval', (array) ( $domains[ $code ] ?? array() ) ) ) );
	}

	/**
	 * The domain of an address where it is one of the university's, '' where it is not. A name below a domain is another domain.
	 *
	 * @param string $address Email address.
	 * @param string $code    Code of the university.
	 */
	public static function match( string $address, string $code ): string {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		return in_array( $domain, self::of( $code ), true ) ? $domain : '';
	}
}
