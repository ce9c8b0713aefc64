<?php
/** Lets the command line run a check in the web server's PHP, which may have other settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Clock;
use WP_Error;

/** A ticket is random, stored as a hash, valid for one minute, and only opens the routes of checks and probes. */
final class Ticket {

	public const HEADER = 'X-Design-Marketplace-Ticket';

	private const OPTION = 'design_marketplace_health_ticket';

	/** The finding when the web server runs the check. */
	public static function ask( Check $check ): Finding {
		$answer = self::get( rest_url( Health_Controller::path( $check ) ) );
		$result = $answer instanceof WP_Error ? null : json_decode( $answer['body'], true );
		if ( is_array( $result ) && isset( $result['status'], $result['label'], $result['description'] ) ) {
			return new Finding(
				(string) $result['status'],
				(string) $result['label'],
				html_entity_decode( wp_strip_all_tags( (string) $result['description'] ), ENT_QUOTES )
			);
		}
		return Loopback::unknown(
			/* translators: %s: what a check looks at. */
			sprintf( __( '%s: not known', 'design-marketplace' ), $check->name ),
			$answer instanceof WP_Error ? $answer : new WP_Error( 'http', 'HTTP ' . $answer['status'] )
		);
	}

	/** @return array{status:int,body:string}|WP_Error Requests one of the routes that a ticket opens. */
	public static function get( string $url ): array|WP_Error {
		$ticket = wp_generate_password( 40, false );
		update_option( self::OPTION, hash( 'sha256', $ticket ) . ':' . ( Clock::now() + MINUTE_IN_SECONDS ), false );
		try {
			return Loopback::get( $url, array( self::HEADER => $ticket ) );
		} finally {
			delete_option( self::OPTION );
		}
	}

	public static function is_good( string $ticket ): bool {
		$parts = explode( ':', (string) get_option( self::OPTION, '' ) );
		return 2 === count( $parts )
			&& '' !== $ticket
			&& (int) $parts[1] >= Clock::now()
			&& hash_equals( $parts[0], hash( 'sha256', $ticket ) );
	}
}
