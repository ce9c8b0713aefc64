<?php
/**
 * Refuses values core's own controllers would fail at: text that is none, texts no column can hold, lists where they index by text.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Rest;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Value;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Our forms clean and limit what they take by themselves; queries and the editorial types have no form. What is larger than
 * anybody could mean is refused before it is cleaned, which would take long.
 */
final class Input_Guard {

	private const EDITORIAL = '#^/wp/v2/(pages|skill|event|resource|reading|past_project)\b#';

	/**
	 * Bytes of a text, also in an address, items of a list and levels of lists in lists that are read at all.
	 */
	private const TEXT  = Value::TEXT;
	private const QUERY = 8192;
	private const ITEMS = Value::ITEMS;
	private const DEPTH = 10;

	/**
	 * Bytes the columns behind core's parameters hold, and that a search may have.
	 */
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
	 * A 400 that names every such parameter.
	 *
	 * @param mixed                                $result  Null unless another filter answered.
	 * @param WP_REST_Server                       $server  Server.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function refuse( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$route = Routes::of( $request );
		if ( null !== $result || ! Routes::is_ours( $route ) ) {
			return $result;
		}
		$is_editorial = 1 === preg_match( self::EDITORIAL, $route );
		$messages     = array();
		// The editor's own clients send what they like.
		$is_measured = ! current_user_can( 'edit_posts' );
		$query       = $request->get_query_params();
		foreach ( $is_editorial || $is_measured ? $request->get_params() : $query as $name => $value ) {
			$message = $is_measured ? $this->oversize( (string) $name, $value, array_key_exists( $name, $query ) ) : null;
			$message = $message ?? ( $is_editorial || array_key_exists( $name, $query ) ? $this->message( (string) $name, $value, $is_editorial ) : null );
			if ( null !== $message ) {
				$messages[ (string) $name ] = $message;
			}
		}
		return $messages ? Errors::fields( $messages ) : $result;
	}

	/**
	 * The message for a value that is too large to be cleaned, null for others. The form's own rule has a better message for text that is merely too long.
	 *
	 * @param string $name     Parameter.
	 * @param mixed  $value    Value.
	 * @param bool   $is_query Whether it stands in the address.
	 */
	private function oversize( string $name, mixed $value, bool $is_query ): ?string {
		if ( is_string( $value ) && ! $is_query && $this->has_rule( $name ) ) {
			return null;
		}
		return $this->is_readable( $value, self::DEPTH, $is_query ? self::QUERY : self::TEXT ) ? null : Contract::message( 'value_invalid' );
	}

	/**
	 * Whether a form of ours knows the field as a text or a list, which both measure before they clean.
	 *
	 * @param string $name Parameter.
	 */
	private function has_rule( string $name ): bool {
		foreach ( array( 'member', 'work', 'mission', 'application', 'mail', 'message' ) as $entity ) {
			if ( isset( Contract::fields( $entity )[ $name ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether texts, lists and levels are of a size that is read.
	 *
	 * @param mixed $value  Value.
	 * @param int   $levels Levels that are left.
	 * @param int   $bytes  Bytes a text may have.
	 */
	private function is_readable( mixed $value, int $levels, int $bytes ): bool {
		if ( ! is_array( $value ) ) {
			return ! is_string( $value ) || strlen( $value ) <= $bytes;
		}
		if ( 0 === $levels || count( $value ) > self::ITEMS ) {
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
	 * What is wrong with a value, null for nothing.
	 *
	 * @param string $name         Parameter.
	 * @param mixed  $value        Value.
	 * @param bool   $is_editorial Whether core's controller of posts or terms takes it.
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

	/**
	 * Whether every text in the value is UTF-8: a database refuses the statement otherwise.
	 *
	 * @param mixed $value Value.
	 */
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
