<?php
/** Common parts of the lists of events, resources, readings and past projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Site\Content\Editorial_Types;
use WP_Post;

final class Editorial {

	/**
	 * SQL to sort by a field.
	 *
	 * @param string $field Field of Editorial_Types.
	 */
	public static function order( string $field ): string {
		global $wpdb;
		return "( SELECT m.meta_value FROM {$wpdb->postmeta} m WHERE m.post_id = {posts}.ID AND m.meta_key = '"
			. Editorial_Types::META_PREFIX
			. $field
			. "' LIMIT 1 )";
	}

	/**
	 * A link that shows the address's host.
	 *
	 * @return string Escaped HTML.
	 */
	public static function link( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return '' === $host ? '—' : sprintf( '<a href="%s" rel="noopener">%s</a>', esc_url( $url ), esc_html( $host ) );
	}

	/** @return string Escaped HTML. */
	public static function date( WP_Post $post ): string {
		$status = 'publish' === $post->post_status ? '' : Missions::status( $post->post_status ) . ', ';
		return esc_html( $status . get_the_date( '', $post ) );
	}

	/**
	 * A text, or a dash if it is empty.
	 *
	 * @return string Escaped HTML.
	 */
	public static function text( string $text ): string {
		return '' === $text ? '—' : esc_html( $text );
	}
}
