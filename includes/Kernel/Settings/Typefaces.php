<?php
/** The typefaces an administrator has installed in WordPress' font library, as a brand may name them. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use WP_Post;

/** The shipped typeface has no name here: it is the empty one. */
final class Typefaces {

	/** Stands in where the typeface has no letter, or is not there yet. */
	public const SHIPPED = '"Familjen Grotesk","Grotesk Stand-in","Helvetica Neue",arial,sans-serif';

	/** @return array<string,string> Names by slug. */
	public static function all(): array {
		$families = get_posts(
			array( 'post_type' => 'wp_font_family', 'numberposts' => 100, 'orderby' => 'title', 'order' => 'ASC' )
		);
		return array_column( $families, 'post_title', 'post_name' );
	}

	/** The font-family with those that stand in. $slug: '' for the shipped typeface. $is_mail: the reader's own, if there is one. */
	public static function stack( string $slug, bool $is_mail = false ): string {
		$family = self::family( $slug );
		// Never more than letters of the name: it stands in a style.
		$name = trim( (string) preg_replace( '/[^\p{L}\p{N} -]/u', '', $is_mail ? $family->post_title ?? '' : '' ) );
		$name = $is_mail ? $name : ( $family ? self::alias( $slug ) : '' );
		return ( '' === $name ? '' : "\"{$name}\"," ) . self::SHIPPED;
	}

	/** The rules that load a typeface's files. A file that is named in an odd way is left out. */
	public static function rules( string $slug ): string {
		$css = '';
		foreach ( self::faces( $slug ) as $face ) {
			$weight = (string) ( $face['fontWeight'] ?? '400' );
			$urls   = preg_grep( Brand::PLAIN_URL, array_filter( (array) ( $face['src'] ?? array() ), 'is_string' ) );
			$source = implode( ',', array_map( static fn( string $url ): string => "url(\"{$url}\")", $urls ? $urls : array() ) );
			if ( '' !== $source && preg_match( '/^(normal|bold|\d{1,4}( \d{1,4})?)$/D', $weight ) ) {
				$css .= sprintf(
					'@font-face{font-family:"%s";font-weight:%s;font-style:%s;font-display:swap;src:%s}',
					self::alias( $slug ),
					$weight,
					in_array( 'italic', $face, true ) ? 'italic' : 'normal',
					$source
				);
			}
		}
		return $css;
	}

	/** A name of ours, so that no name of others stands in a style. */
	private static function alias( string $slug ): string {
		return 'dm-' . substr( md5( $slug ), 0, 8 );
	}

	/** @return list<array<string,mixed>> */
	private static function faces( string $slug ): array {
		$family = self::family( $slug );
		$query  = array( 'post_type' => 'wp_font_face', 'numberposts' => 20, 'post_parent' => $family->ID ?? -1 );
		$posts  = get_posts( $query );
		$read   = static fn( WP_Post $post ): mixed => json_decode( $post->post_content, true );
		return array_values( array_filter( array_map( $read, $posts ), 'is_array' ) );
	}

	private static function family( string $slug ): ?WP_Post {
		$found = '' === $slug ? array() : get_posts( array( 'post_type' => 'wp_font_family', 'name' => $slug, 'numberposts' => 1 ) );
		return $found[0] ?? null;
	}
}
