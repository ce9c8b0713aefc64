<?php
/** A stand-in for WPML: the hooks of its documented interface that are called, over ids by language in a global. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- theirs.

$switched = 'all';

add_action(
	'wpml_switch_language',
	static function ( string $language ) use ( &$switched ): void {
		$switched = $language;
	}
);

add_filter(
	'wpml_element_trid',
	static function ( mixed $none, int $id ): ?int {
		foreach ( $GLOBALS['translations_of_others'] as $trid => $group ) {
			if ( in_array( $id, $group, true ) ) {
				return $trid;
			}
		}
		return null;
	},
	10,
	2
);

add_filter(
	'wpml_get_element_translations',
	static fn( mixed $none, ?int $trid ): array => array_map(
		static fn( int $id ): object => (object) array( 'element_id' => (string) $id ),
		$GLOBALS['translations_of_others'][ $trid ?? -1 ] ?? array()
	),
	10,
	2
);

add_filter(
	'wpml_post_language_details',
	static function ( mixed $none, int $id ): array {
		foreach ( $GLOBALS['translations_of_others'] as $group ) {
			$language = array_search( $id, $group, true );
			if ( false !== $language ) {
				return array( 'language_code' => $language );
			}
		}
		return array();
	},
	10,
	2
);

// Their queries are in the language that was switched to.
add_filter(
	'posts_where',
	static function ( string $where ) use ( &$switched ): string {
		$others = array();
		foreach ( $GLOBALS['translations_of_others'] as $group ) {
			array_push( $others, ...array_values( array_diff_key( $group, array( $switched => 0 ) ) ) );
		}
		return 'all' === $switched ? $where : $where . " AND {$GLOBALS['wpdb']->posts}.ID NOT IN (" . implode( ',', array( 0, ...$others ) ) . ')';
	}
);
