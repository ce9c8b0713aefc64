<?php
/** Answers the signed addresses of files, before the main query runs. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Rest\Answers;

/** @phpstan-import-type Answer from Delivery */
final class File_Address {

	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the token is the proof; the headers are read by a pattern.
		if ( ! isset( $_GET[ File_Link::PARAMETER ] ) ) {
			return;
		}
		$token  = is_string( $_GET[ File_Link::PARAMETER ] ) ? wp_unslash( $_GET[ File_Link::PARAMETER ] ) : '';
		$method = (string) ( $_SERVER['REQUEST_METHOD'] ?? '' );
		$answer = in_array( $method, array( 'GET', 'HEAD' ), true )
			? Delivery::answer(
				new Store(),
				$token,
				(string) ( $_SERVER['HTTP_RANGE'] ?? '' ),
				(string) wp_unslash( $_SERVER['HTTP_IF_RANGE'] ?? '' )
			)
			: Delivery::short( 405, array( 'Allow' => 'GET, HEAD' ) );
		// phpcs:enable
		Answers::refuse_page_caches();
		self::send( $answer, 'HEAD' === $method );
		exit;
	}

	/**
	 * Sends a response as a stream, without the hooks that other plugins add for pages.
	 * @param Answer $answer
	 * @param bool   $is_body_left Whether to send headers only.
	 */
	private static function send( array $answer, bool $is_body_left ): void {
		Answers::begin_to_stream();
		if ( ! headers_sent() ) {
			status_header( $answer['status'] );
			foreach ( $answer['headers'] as $name => $value ) {
				header( "{$name}: {$value}" );
			}
		}
		foreach ( $is_body_left ? array() : $answer['body'] as $piece ) {
			echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- bytes of a file.
			flush();
			if ( connection_aborted() ) {
				return;
			}
		}
	}
}
