<?php
/**
 * The network address a request comes from.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

/**
 * X-Forwarded-For is believed only from the proxies named in the constant DESIGN_MARKETPLACE_TRUSTED_PROXIES
 * (addresses, comma-separated): anybody can send the header.
 */
final class Client_Address {

	public const CONSTANT = 'DESIGN_MARKETPLACE_TRUSTED_PROXIES';

	/**
	 * The proxies that are believed.
	 *
	 * @return list<string>
	 */
	public static function trusted(): array {
		return defined( self::CONSTANT ) ? array_values( array_map( 'strval', wp_parse_list( (string) constant( self::CONSTANT ) ) ) ) : array();
	}

	/**
	 * The address; of IPv6 only the network, as one household has all of its addresses.
	 */
	public static function get(): string {
		$address = self::server( 'REMOTE_ADDR' );
		$trusted = self::trusted();
		$hops    = array_reverse( array_map( 'trim', explode( ',', self::server( 'HTTP_X_FORWARDED_FOR' ) ) ) );
		while ( in_array( $address, $trusted, true ) && $hops ) {
			$hop = array_shift( $hops );
			if ( ! filter_var( $hop, FILTER_VALIDATE_IP ) ) {
				break;
			}
			$address = $hop;
		}
		if ( filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ) {
			return bin2hex( substr( (string) inet_pton( $address ), 0, 8 ) );
		}
		return $address;
	}

	private static function server( string $name ): string {
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
	}
}
