<?php
/**
 * The email domains that prove a university.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;

final class Verification_Domains {

	/**
	 * Domains of a university.
	 *
	 * @param string $code Code of the university, see enums.json.
	 * @return list<string> Empty if the university has no domains of its own.
	 */
	public static function of( string $code ): array {
		$domains = (array) Site_Settings::get( 'affiliation_domains' );
		return array_values( array_map( 'strtolower', array_map( 'strval', (array) ( $domains[ $code ] ?? array() ) ) ) );
	}

	/**
	 * Condition for startups `m` confirmed by an address whose domain is no longer on their university's list.
	 *
	 * @return string Tables and condition, prepared.
	 */
	public static function unlisted(): string {
		global $wpdb;
		$listed = array( '1 = 0' );
		foreach ( array_keys( (array) Site_Settings::get( 'affiliation_domains' ) ) as $code ) {
			foreach ( self::of( (string) $code ) as $domain ) {
				$listed[] = (string) $wpdb->prepare( '( e.meta_value = %s AND m.meta_value LIKE %s )', $code, self::pattern( $domain ) );
			}
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared above.
		return (string) $wpdb->prepare(
			"{$wpdb->usermeta} m INNER JOIN {$wpdb->usermeta} e ON e.user_id = m.user_id AND e.meta_key = %s WHERE m.meta_key = %s AND m.meta_value LIKE %s AND NOT ( ",
			Member_Fields::key( 'ecosystem' ),
			Verified::key(),
			self::pattern( '' )
		) . implode( ' OR ', $listed ) . ' )';
		// phpcs:enable
	}

	/**
	 * The LIKE pattern of a confirmation by an address.
	 *
	 * @param string $domain Domain, '' for any.
	 */
	private static function pattern( string $domain ): string {
		global $wpdb;
		return '%|' . Verified::ADDRESS . '|' . ( '' === $domain ? '%' : $wpdb->esc_like( $domain ) . '|%' );
	}

	/**
	 * The domain of an address if it is one of the university's, otherwise ''. Subdomains do not count.
	 */
	public static function match( string $address, string $code ): string {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		return in_array( $domain, self::of( $code ), true ) ? $domain : '';
	}
}
