<?php
/** WPML and Polylang, by the functions and filters they document: while one of them is active, it decides what is in which language. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use WP_Post;

/** @phpstan-import-type Sibling from Siblings */
final class Translation_Plugins {

	public static function is_active(): bool {
		return function_exists( 'pll_get_post_language' ) || has_filter( 'wpml_get_element_translations' );
	}

	/** The language they say, null where none of them is active or knows it. */
	public static function language( WP_Post $post ): ?string {
		if ( function_exists( 'pll_get_post_language' ) ) {
			$language = pll_get_post_language( $post->ID );
		} else {
			$details  = self::is_active() ? apply_filters( 'wpml_post_language_details', null, $post->ID ) : null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
			$language = is_array( $details ) ? $details['language_code'] ?? '' : '';
		}
		return is_string( $language ) && '' !== $language ? (string) strtok( $language, '-_' ) : null;
	}

	/** @return non-empty-list<Sibling>|null Published ones, the oldest first; null where none of them is active. */
	public static function siblings( WP_Post $post ): ?array {
		if ( ! self::is_active() ) {
			return null;
		}
		$ids = array( $post->ID );
		foreach ( self::translations( $post ) as $id ) {
			$ids[] = is_object( $id ) ? (int) ( $id->element_id ?? 0 ) : (int) $id;
		}
		$ids = array_unique( $ids );
		sort( $ids );
		$row   = static fn( WP_Post $one ): array => array(
			'id'       => $one->ID,
			'slug'     => $one->post_name,
			'language' => Siblings::language( $one ),
		);
		$there = array();
		foreach ( $ids as $id ) {
			$one = get_post( $id );
			if ( $one instanceof WP_Post && 'publish' === $one->post_status ) {
				$there[] = $row( $one );
			}
		}
		return $there ? $there : array( $row( $post ) );
	}

	/**
	 * A query of theirs in one language, '' for all.
	 * @param array<string,mixed> $args Query.
	 * @return array<string,mixed>
	 */
	public static function within( array $args, string $language ): array {
		do_action( 'wpml_switch_language', '' === $language ? 'all' : $language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
		return function_exists( 'pll_get_post_language' ) ? array( 'lang' => $language ) + $args : $args;
	}

	/** @return array<mixed> */
	private static function translations( WP_Post $post ): array {
		if ( function_exists( 'pll_get_post_translations' ) ) {
			return (array) pll_get_post_translations( $post->ID );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- theirs.
		$trid = apply_filters( 'wpml_element_trid', null, $post->ID, "post_{$post->post_type}" );
		return (array) apply_filters( 'wpml_get_element_translations', array(), $trid, "post_{$post->post_type}" );
		// phpcs:enable
	}
}
