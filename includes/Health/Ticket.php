<?php
/**
 * Lets the command line ask the web server's PHP, whose settings are not its own, to run a check.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health;

use DesignMarketplace\Clock;
use WP_Error;

/**
 * A ticket is random, kept as a hash, good for a minute, and opens nothing but the findings of checks and what they look for.
 */
final class Ticket {

	public const HEADER = 'X-Design-Marketplace-Ticket';

	private const OPTION = 'design_marketplace_health_ticket';

	/**
	 * What a check finds when the web server runs it.
	 *
	 * @param Check $check Check.
	 */
	public static function ask( Check $check ): Finding {
		$answer = self::get( rest_url( Health_Controller::path( $check ) ) );
		$result = $answer instanceof WP_Error ? null : json_decode( $answer['body'], true );
		if ( is_array( $result ) && isset( $result['status'], $result['label'], $result['description'] ) ) {
			return Finding::of( (string) $result['status'], (string) $result['label'], html_entity_decode( wp_strip_all_tags( (string) $result['description'] ), ENT_QUOTES ) );
		}
		return Loopback::unknown(
			/* translators: %s: what a check looks at. */
			sprintf( __( '%s: not known', 'design-marketplace' ), $check->name() ),
			$answer instanceof WP_Error ? $answer : new WP_Error( 'http', 'HTTP ' . $answer['status'] )
		);
	}

	/**
	 * Asks the site one of the routes a ticket opens.
	 *
	 * @param string $url Address.
	 * @return array{status:int,body:string}|WP_Error
	 */
	public static function get( string $url ): array|WP_Error {
		$ticket = wp_generate_password( 40, false );
		update_option( self::OPTION, hash( 'sha256', $ticket ) . ':' . ( Clock::now() + MINUTE_IN_SECONDS ), false );
		try {
			return Loopback::get( $url, array( self::HEADER => $ticket ) );
		} finally {
			delete_option( self::OPTION );
		}
	}

	/**
	 * Whether this is the ticket.
	 *
	 * @param string $ticket What was sent.
	 */
	public static function is_good( string $ticket ): bool {
		$parts = explode( ':', (string) get_option( self::OPTION, '' ) );
		return 2 === count( $parts ) && '' !== $ticket && (int) $parts[1] >= Clock::now() && hash_equals( $parts[0], hash( 'sha256', $ticket ) );
	}
}
