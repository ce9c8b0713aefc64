<?php
/** Answers 503 in JSON if the database fails during a REST call, and writes the cause into the server's log. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use WP_Error;
use WP_REST_Request;

/** WordPress alone would answer with a page of HTML. */
final class Lost_Database {

	/** Seconds after which a client may try again. */
	public const PATIENCE = 5;

	/**
	 * Runs a route of ours.
	 * @param mixed               $answer  Answer of another filter, null for none.
	 * @param array<string,mixed> $handler
	 */
	public function dispatch( mixed $answer, WP_REST_Request $request, string $route, array $handler ): mixed {
		$callback = $handler['callback'] ?? null;
		if ( null !== $answer || ! is_callable( $callback ) || ! Routes::is_ours( Routes::of( $request ) ) ) {
			return $answer;
		}
		try {
			return $callback( $request );
		} catch ( Lost_Transaction $lost ) {
			self::note( $request->get_method() . ' ' . Routes::of( $request ), $lost );
			return self::error();
		}
	}

	/**
	 * Takes the place of wp_die() in REST calls, which WordPress calls when the database does not come back.
	 * @param callable $handler Handler of wp_die().
	 */
	public function handler( callable $handler ): callable {
		global $wpdb;
		$is_lost = defined( 'REST_REQUEST' ) && REST_REQUEST && empty( $wpdb->dbh );
		return $is_lost ? array( $this, 'give_up' ) : $handler;
	}

	/**
	 * Answers 503 and ends the request.
	 * @param mixed $message What WordPress would have said.
	 */
	public function give_up( mixed $message ): never {
		self::log( is_string( $message ) ? wp_strip_all_tags( $message ) : 'The database is gone.' );
		$error = self::error();
		if ( ! headers_sent() ) {
			status_header( 503 );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Cache-Control: no-store' );
			header( 'Retry-After: ' . self::PATIENCE );
		}
		echo wp_json_encode(
			array(
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data'    => array( 'status' => 503 ),
			)
		);
		exit;
	}

	/**
	 * Logs for the operator what failed, and why.
	 * @param string $subject The request, without secrets.
	 */
	public static function note( string $subject, Lost_Transaction $lost ): void {
		self::log( "{$subject}: {$lost->getMessage()}" );
	}

	/** The error of the call: 503, and when to try again. */
	public static function error(): WP_Error {
		$error = Errors::of( 'database_lost' );
		$error->add_data( array( 'status' => 503, 'retry_after' => self::PATIENCE ) );
		return $error;
	}

	private static function log( string $cause ): void {
		error_log( "Design Marketplace: a call was given up. {$cause}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
	}
}
