<?php
/** Addresses of withheld pictures, for the people who may still see them. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Kernel\Rest\Robots;

/** They are signed, expire after some minutes, and do not contain the path of the file. */
final class Withheld_Link {

	private const PARAMETER = 'design_marketplace_picture';

	/** Seconds in which an address stays the same, so that browsers can cache the picture. */
	private const STEP = 10 * MINUTE_IN_SECONDS;

	/**
	 * The address that file names are appended to.
	 * @param int $seconds How long the address is valid at least.
	 */
	public static function base( int $id, int $seconds = self::STEP ): string {
		$until = ( intdiv( Clock::now(), self::STEP ) + 1 ) * self::STEP + $seconds;
		return home_url( '/' ) . '?' . self::PARAMETER . "={$id}.{$until}." . self::proof( $id, $until ) . '/';
	}

	/** Address of a picture for an export, withheld or not; null if there is none. */
	public static function for_export( int $id ): ?string {
		$url = wp_get_attachment_url( $id );
		if ( false === $url ) {
			return null;
		}
		return Withheld::is_in_folder( Posts::text( $id, '_wp_attached_file' ) )
			? self::base( $id, 3 * DAY_IN_SECONDS ) . wp_basename( $url )
			: $url;
	}

	/** The file of an address, '' for one that is forged, expired, or of no file. */
	public static function file( string $token ): string {
		if ( ! preg_match( '~^(\d{1,18})\.(\d{1,12})\.([a-f0-9]{64})/([\w-]+\.\w+)$~D', $token, $parts ) ) {
			return '';
		}
		[ , $id, $until ] = array_map( 'intval', $parts );
		return hash_equals( self::proof( $id, $until ), $parts[3] ) && $until >= Clock::now() ? Withheld::file( $id, $parts[4] ) : '';
	}

	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the token is the proof; it is only compared.
		if ( ! isset( $_GET[ self::PARAMETER ] ) ) {
			return;
		}
		$file  = is_string( $_GET[ self::PARAMETER ] ) ? self::file( wp_unslash( $_GET[ self::PARAMETER ] ) ) : '';
		$bytes = '' === $file ? null : Disk::get( $file );
		// phpcs:enable
		status_header( null === $bytes ? 404 : 200 );
		header( 'Cache-Control: ' . ( null === $bytes ? 'no-store' : 'private, max-age=' . self::STEP ) );
		header( 'Content-Type: ' . ( null === $bytes ? 'text/plain' : ( str_ends_with( $file, '.png' ) ? 'image/png' : 'image/jpeg' ) ) );
		header( 'X-Content-Type-Options: nosniff' );
		Robots::send( true );
		exit( $bytes ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a picture.
	}

	private static function proof( int $id, int $until ): string {
		return Link_Proof::of( "withheld_picture|{$id}|{$until}" );
	}
}
