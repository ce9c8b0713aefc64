<?php
/** The network address a request comes from. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

/**
 * X-Forwarded-For is believed only from the proxies named in the constant DESIGN_MARKETPLACE_TRUSTED_PROXIES (addresses, comma-separated):
 * anybody can send the header.
 */
final class Client_Address {

	public const CONSTANT = 'DESIGN_MARKETPLACE_TRUSTED_PROXIES';

	/** First twelve bytes of the IPv6 networks whose last four bytes are an IPv4 address: ::ffff:0:0/96 and 64:ff9b::/96. */
	private const HOLDS_IPV4 = array( "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", "\x00\x64\xFF\x9B\0\0\0\0\0\0\0\0" );

	/** @return list<string> Addresses of the trusted proxies. */
	public static function trusted(): array {
		return defined( self::CONSTANT )
			? array_values( array_map( 'strval', wp_parse_list( (string) constant( self::CONSTANT ) ) ) )
			: array();
	}

	/**
	 * Whether an address is one of the proxies', in any spelling.
	 * @param list<string> $trusted Addresses of proxies.
	 */
	public static function is_among( string $address, array $trusted ): bool {
		$address = self::read( $address );
		return null !== $address && in_array( $address, array_map( array( self::class, 'read' ), $trusted ), true );
	}

	/** The address. Of IPv6 only the network: one household has all addresses in it. */
	public static function get(): string {
		$sent    = self::server( 'REMOTE_ADDR' );
		$address = self::read( $sent );
		$trusted = self::trusted();
		$hops    = array_reverse( explode( ',', self::server( 'HTTP_X_FORWARDED_FOR' ) ) );
		while ( null !== $address && $hops && self::is_among( $address, $trusted ) ) {
			$hop = self::read( array_shift( $hops ) );
			if ( null === $hop ) {
				break;
			}
			$address = $hop;
		}
		if ( null !== $address && str_contains( $address, ':' ) ) {
			return bin2hex( substr( (string) inet_pton( $address ), 0, 8 ) );
		}
		return $address ?? sanitize_text_field( $sent );
	}

	/**
	 * An address in its canonical spelling, null if it is none. Brackets, port and zone are removed. An IPv4 address inside an IPv6 one is
	 * taken out, as servers that listen on both write IPv4 visitors that way.
	 * @param string $text Address as a server, a proxy or an administrator writes it.
	 */
	public static function read( string $text ): ?string {
		$text = trim( $text );
		if ( preg_match( '/^\[([^\]]*)\](?::\d{1,5})?$/D', $text, $parts ) || preg_match( '/^([\d.]+):\d{1,5}$/D', $text, $parts ) ) {
			$text = $parts[1];
		}
		$text = (string) preg_replace( '/%[^%]*$/D', '', $text );
		if ( ! filter_var( $text, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$bytes = (string) inet_pton( $text );
		if ( 16 === strlen( $bytes ) && in_array( substr( $bytes, 0, 12 ), self::HOLDS_IPV4, true ) ) {
			$bytes = substr( $bytes, 12 );
		}
		return (string) inet_ntop( $bytes );
	}

	private static function server( string $name ): string {
		return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? wp_unslash( $_SERVER[ $name ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- read() takes addresses only.
	}
}
