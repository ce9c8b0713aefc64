<?php
/** Answers 503 in JSON if the database fails during a REST call, and writes the cause into the server's log. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** WordPress alone would answer with a page of HTML. */
final class Lost_Database {

	/** Seconds after which a client may try again. */
	public const PATIENCE = 5;

	/** The number of refused reads of this process that earlier answers have come to know of. */
	private static int $doubted = 0;

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
	 * Answers 503 where a read was refused, as by a node of a cluster that is not ready: without its rows the answer would say that nobody
	 * is there. What was written says itself whether it was.
	 * @param mixed               $answer  WP_REST_Response or WP_Error.
	 * @param array<string,mixed> $handler
	 */
	public function doubt( mixed $answer, array $handler, WP_REST_Request $request ): mixed {
		$refused       = empty( $GLOBALS['EZSQL_ERROR'] ) ? 0 : Sql::refused_reads();
		$is_new        = $refused > self::$doubted;
		self::$doubted = $refused;
		$is_no         = $answer instanceof WP_Error || ( $answer instanceof WP_REST_Response && $answer->is_error() );
		if ( ! $is_new || ( ! $is_no && 'GET' !== $request->get_method() ) || ! Routes::is_ours( Routes::of( $request ) ) ) {
			return $answer;
		}
		self::note( $request->get_method() . ' ' . Routes::of( $request ), new Lost_Transaction( 'A read was refused.' ) );
		return self::error();
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
