<?php
/**
 * Makes the number in a path decide which item a call is about, and refuses values that core's own controllers fail at: bytes that are
 * not UTF-8, texts too long for their column, lists in place of texts.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use WP_REST_Request;
use WP_REST_Server;

/**
 * The plugin's forms check their own fields; queries and the editorial types have no form. Values of an absurd size are refused
 * everywhere, as cleaning them takes long.
 */
final class Input_Guard {

	private const EDITORIAL = '#^/wp/v2/(pages|skill|event|resource|reading|past_project)\b#';

	/** The most that is read beside Value's limits: bytes of a text in the address, levels of nested lists. */
	private const QUERY = 8192;
	private const DEPTH = 10;

	/** Bytes that fit into the columns behind core's parameters, and into a search. */
	private const BYTES = array(
		'title'       => 65535,
		'excerpt'     => 65535,
		'content'     => 4194304,
		'description' => 4194304,
		'password'    => 255,
		'name'        => 200,
		'search'      => 1000,
	);

	/**
	 * Drops an `id` in the body or the query, which WordPress reads before the one in the path: it is ignored, like any unknown field.
	 * Core matches the path after this.
	 * @param mixed $result Null unless another filter answered.
	 */
	public function drop_other_ids( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null === $result && Routes::is_numbered( Routes::of( $request ) ) ) {
			unset( $request['id'] );
		}
		return $result;
	}

	/**
	 * The same for the parts of a batch. Core gives drop_other_ids() only copies of them; their path is matched by now.
	 * @param mixed               $response Error so far, null for none.
	 * @param array<string,mixed> $handler
	 */
	public function keep_id_of_path( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$of_path = $request->get_url_params();
		if ( isset( $of_path['id'] ) && Routes::is_numbered( Routes::of( $request ) ) ) {
			unset( $request['id'] );
			$request->set_url_params( $of_path );
		}
		return $response;
	}

	/**
	 * Answers 400 with all parameters that are wrong.
	 * @param mixed $result Null unless another filter answered.
	 */
	public function refuse( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$route = Routes::of( $request );
		if ( null !== $result || ! Routes::is_ours( $route ) ) {
			return $result;
		}
		$is_editorial = 1 === preg_match( self::EDITORIAL, $route );
		$messages     = array();
		// Users who can edit posts may send large values.
		$is_measured = ! current_user_can( 'edit_posts' );
		$query       = $request->get_query_params();
		foreach ( $is_editorial || $is_measured ? $request->get_params() : $query as $name => $value ) {
			$message = $is_measured ? $this->oversize( (string) $name, $value, array_key_exists( $name, $query ) ) : null;
			$message = $message ?? (
				$is_editorial || array_key_exists( $name, $query ) ? $this->message( (string) $name, $value, $is_editorial ) : null
			);
			if ( null !== $message ) {
				$messages[ (string) $name ] = $message;
			}
		}
		return $messages ? Errors::fields( $messages ) : $result;
	}

	/**
	 * The message for a value that is too large to be cleaned, null for others. For a text that is only a little too long the form
	 * has a better message.
	 * @param bool $is_query Whether it stands in the address.
	 */
	private function oversize( string $name, mixed $value, bool $is_query ): ?string {
		if ( is_string( $value ) && ! $is_query && $this->has_rule( $name ) ) {
			return null;
		}
		return $this->is_readable( $value, self::DEPTH, $is_query ? self::QUERY : Value::TEXT )
			? null
			: Contract::message( 'value_invalid' );
	}

	/** Whether a form has a rule for the field as a text or a list. Both rules look at the size before they clean. */
	private function has_rule( string $name ): bool {
		foreach ( array( 'member', 'work', 'mission', 'application', 'mail', 'message' ) as $entity ) {
			if ( isset( Contract::fields( $entity )[ $name ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether texts, lists and levels are small enough to be read.
	 * @param int $levels Levels that are left.
	 * @param int $bytes  Bytes a text may have.
	 */
	private function is_readable( mixed $value, int $levels, int $bytes ): bool {
		if ( ! is_array( $value ) ) {
			return ! is_string( $value ) || strlen( $value ) <= $bytes;
		}
		if ( 0 === $levels || count( $value ) > Value::ITEMS ) {
			return false;
		}
		foreach ( $value as $part ) {
			if ( ! $this->is_readable( $part, $levels - 1, $bytes ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The message for a value that is wrong, null for others.
	 * @param bool $is_editorial Whether core's controller of posts or terms takes it.
	 */
	private function message( string $name, mixed $value, bool $is_editorial ): ?string {
		if ( ! $this->is_text( $value ) || ( 'template' === $name && ! is_scalar( $value ) ) ) {
			return Contract::message( 'value_invalid' );
		}
		$text = is_array( $value ) ? $value['raw'] ?? '' : $value;
		$max  = self::BYTES[ $name ] ?? null;
		// A database refuses patterns of many thousand characters, too.
		$max = $is_editorial || 'search' === $name ? $max : null;
		return null !== $max && is_string( $text ) && strlen( $text ) > $max ? Contract::message( 'too_long', $max ) : null;
	}

	/** Whether every text in the value is UTF-8: a database refuses the statement otherwise. */
	private function is_text( mixed $value ): bool {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $part ) {
				if ( ! $this->is_text( $part ) || ! $this->is_text( $key ) ) {
					return false;
				}
			}
		}
		return ! is_string( $value ) || 1 === preg_match( '//u', $value );
	}
}
