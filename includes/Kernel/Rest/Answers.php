<?php
/** Finishes every answer of the plugin's routes: error lists, Retry-After, caching headers, ETag and 304. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

/** Works on our routes alone, so that core's own answers stay as they are. */
final class Answers {

	/**
	 * A shared cache may keep an answer for strangers for a second. After that it revalidates with the answer's ETag:
	 * a burst of requests costs one, and everybody sees a change after a second.
	 */
	public const FOR_STRANGERS = 'public, max-age=0, s-maxage=1, must-revalidate';

	/** The request headers an answer may depend on. */
	public const VARY = 'Authorization, Cookie, Accept-Language';

	/** The plugin's own headers that the app reads. */
	public const HEADERS = array(
		'X-DM-Open-Total',
		'X-DM-Jobs-Total',
		'X-DM-Nearby',
		'X-DM-Stages',
		'X-DM-Informs',
		'X-DM-Unread',
		'X-DM-Next',
	);

	/** JSONP would let a script of another site read the answer. */
	public function refuse_jsonp(): bool {
		return false;
	}

	/**
	 * @param list<string> $names
	 * @return list<string> Headers that scripts of other sites may read.
	 */
	public function expose( array $names ): array {
		return array( ...$names, ...self::HEADERS, 'Retry-After' );
	}

	/**
	 * Sends one `Vary` header. Caches such as nginx before 1.23 read only the first one, and would hand a stranger's answer to a
	 * member.
	 * @param bool $served Whether another filter has sent the answer; returned as it is.
	 */
	public function send_one_vary( bool $served, WP_HTTP_Response $result, WP_REST_Request $request ): bool {
		if ( Routes::is_ours( Routes::of( $request ) ) && ! headers_sent() ) {
			header( 'Vary: ' . self::VARY . ', Origin' );
		}
		return $served;
	}

	/**
	 * Sends a body that is written piece by piece in place of core's JSON.
	 * @param bool $served Whether something else was sent.
	 */
	public function stream( bool $served, WP_HTTP_Response $result, WP_REST_Request $request ): bool {
		if ( $served || ! $result instanceof Streamed || 200 !== $result->get_status() ) {
			return $served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			$result->send();
		}
		return true;
	}

	/**
	 * Refuses a body above `post_max_size`: PHP drops it, and the form would answer that every field is missing.
	 * @param mixed $result Null unless another filter answered.
	 */
	public function refuse_cut_off_body( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! Routes::is_ours( Routes::of( $request ) ) ) {
			return $result;
		}
		$length = (int) $request->get_header( 'content_length' );
		$limit  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $length > $limit ? Errors::of( 'body_too_large' ) : $result;
	}

	/** Adds the headers and the list of messages the contract promises. */
	public function finish( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		if ( ! Routes::is_ours( Routes::of( $request ) ) ) {
			return $response;
		}
		self::refuse_page_caches();
		if ( $response->get_status() >= 400 ) {
			return $this->finish_error( $response );
		}
		$this->add_caching( $response, $request );
		return $response;
	}

	private function finish_error( WP_HTTP_Response $response ): WP_HTTP_Response {
		$data = $response->get_data();
		if ( isset( $data['data']['params'] ) && is_array( $data['data']['params'] ) ) {
			$data['errors'] = array_values( $data['data']['params'] );
		}
		if ( isset( $data['data']['retry_after'] ) ) {
			$response->header( 'Retry-After', (string) $data['data']['retry_after'] );
			unset( $data['data']['retry_after'] );
		}
		// Core puts the details of nested errors here, and data that was replaced; the contract has them in params.
		unset( $data['data']['details'], $data['additional_data'] );
		$response->set_data( $data );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** Public with an ETag for strangers' reads, private and not stored for everything else. */
	private function add_caching( WP_HTTP_Response $response, WP_REST_Request $request ): void {
		$response->header( 'Vary', self::VARY, false );
		// WordPress reads the body of a GET, and caches do not: such an answer must not be shared.
		if (
			'GET' !== $request->get_method()
				|| '' !== (string) $request->get_body()
				|| is_user_logged_in()
				|| ! Routes::is_public_read( Routes::of( $request ) )
		) {
			$response->header( 'Cache-Control', 'private, no-store' );
			return;
		}
		$headers = $response->get_headers();
		$etag    = self::etag(
			$response->get_data(),
			$headers['X-WP-Total'] ?? '',
			$headers['X-DM-Open-Total'] ?? '',
			$headers['X-DM-Jobs-Total'] ?? '',
			$headers['X-DM-Nearby'] ?? ''
		);
		$response->header( 'Cache-Control', self::FOR_STRANGERS );
		$response->header( 'ETag', $etag );
		if ( self::is_known( (string) $request->get_header( 'if_none_match' ), $etag ) ) {
			$response->set_status( 304 );
			$response->set_data( null );
		}
	}

	/** Keeps this answer out of caching plugins, which look neither at its headers nor at tokens. Caches in front of PHP obey both. */
	public static function refuse_page_caches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name they all know.
		}
		do_action( 'litespeed_control_set_nocache', 'design-marketplace' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's own.
	}

	/** Lets an answer that is sent as it is read take its time, and keeps it out of PHP's buffers, which would hold all of it. */
	public static function begin_to_stream(): void {
		// phpcs:disable WordPress.PHP -- settings of this answer alone; a buffer that may not be ended says so.
		@ini_set( 'zlib.output_compression', '0' );
		self::unhurried();
		while ( ob_get_level() > 0 && @ob_end_clean() ) {
			continue;
		}
		// phpcs:enable
	}

	/** Lets what takes long take its time. */
	public static function unhurried(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- some hosts refuse it with a warning.
		}
	}

	/**
	 * The ETag of an answer that caches may keep. The language and the uploads' address are part of it, as answers contain both.
	 * @param mixed ...$parts What the answer depends on, or the answer.
	 */
	public static function etag( mixed ...$parts ): string {
		return '"' . md5( (string) wp_json_encode( array( $parts, get_locale(), wp_get_upload_dir()['baseurl'] ) ) ) . '"';
	}

	/**
	 * Whether the client already has this version. Servers that compress answers mark their tags as weak (`W/`).
	 * @param string $known The `If-None-Match` header, '' for none.
	 * @param string $tag   The answer's tag.
	 */
	public static function is_known( string $known, string $tag ): bool {
		$tags = array_map( 'trim', explode( ',', $known ) );
		return in_array( $tag, $tags, true ) || in_array( 'W/' . $tag, $tags, true );
	}
}
