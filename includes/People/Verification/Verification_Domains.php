<?php
/** The email domains that prove a university. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;

final class Verification_Domains {

	/**
	 * Domains of a university.
	 * @param string $code Code of the university, see enums.json.
	 * @return list<string> Empty if the university has no domains of its own.
	 */
	public static function of( string $code ): array {
		$domains = (array) Site_Settings::get( 'affiliation_domains' );
		return array_values( array_map( 'strtolower', array_map( 'strval', (array) ( $domains[ $code ] ?? array() ) ) ) );
	}

	/**
	 * Condition for startups `m` confirmed by an address whose domain is no longer on their university's list. Returns tables and
	 * condition, prepared.
	 */
	public static function unlisted(): string {
		$listed = array( '1 = 0' );
		foreach ( array_keys( (array) Site_Settings::get( 'affiliation_domains' ) ) as $code ) {
			foreach ( self::of( (string) $code ) as $domain ) {
				$listed[] = '( e.meta_value = ' . Sql::words( array( $code ) )
					. ' AND m.meta_value LIKE ' . Sql::words( array( self::pattern( $domain ) ) ) . ' )';
			}
		}
		return "{usermeta} m INNER JOIN {usermeta} e ON e.user_id = m.user_id AND e.meta_key = '" . Member_Fields::key( 'ecosystem' ) . "'
			WHERE m.meta_key = '" . Verified::key() . "' AND m.meta_value LIKE " . Sql::words( array( self::pattern( '' ) ) )
			. ' AND NOT ( ' . implode( ' OR ', $listed ) . ' )';
	}

	private static function pattern( string $domain ): string {
		global $wpdb;
		return '%|' . Verified::ADDRESS . '|' . ( '' === $domain ? '%' : $wpdb->esc_like( $domain ) . '|%' );
	}

	/** The domain of an address if it is one of the university's, otherwise ''. Subdomains do not count. */
	public static function match( string $address, string $code ): string {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		return in_array( $domain, self::of( $code ), true ) ? $domain : '';
	}
}
