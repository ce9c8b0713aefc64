<?php
/** The email domains that prove a university. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Schools\Schools;

final class Verification_Domains {

	/**
	 * Domains of a university.
	 * @param string $code Code of the university.
	 * @return list<string> Empty if the university has no domains of its own.
	 */
	public static function of( string $code ): array {
		return Schools::domains( $code );
	}

	/**
	 * Condition for members `m` whose mark has lost its ground: their university is no longer listed, or the domain it was confirmed by.
	 * Returns tables and condition, prepared.
	 */
	public static function unlisted(): string {
		$listed = array( 'e.meta_value = ' . Sql::words( array( Schools::OTHER ) ) );
		foreach ( Schools::all() as $school ) {
			$said     = array_map( static fn( string $domain ): string => 'm.meta_value LIKE ' . self::pattern( $domain ), array( '', ...$school['domains'] ) );
			$listed[] = '( e.meta_value = ' . Sql::words( array( $school['code'] ) ) . ' AND ( ' . implode( ' OR ', $said ) . ' ) )';
		}
		return "{usermeta} m INNER JOIN {usermeta} e ON e.user_id = m.user_id AND e.meta_key = '" . Member_Fields::key( 'ecosystem' ) . "'
			WHERE m.meta_key = '" . Verified::key() . "' AND NOT ( " . implode( ' OR ', $listed ) . ' )';
	}

	/** Marks made by an address at a domain, or without one by an administrator's word. */
	private static function pattern( string $domain ): string {
		global $wpdb;
		return Sql::words( array( '%|%|' . $wpdb->esc_like( $domain ) . '|%' ) );
	}

	/** The domain of an address if it is one of the university's, otherwise ''. Subdomains do not count. */
	public static function match( string $address, string $code ): string {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		return in_array( $domain, self::of( $code ), true ) ? $domain : '';
	}
}
