<?php
/** A stand-in for Polylang: the functions of its documented interface that are called, over ids by language in a global. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- theirs.

/** @return array<string,int> */
function pll_get_post_translations( int $id ): array {
	foreach ( $GLOBALS['translations_of_others'] as $group ) {
		if ( in_array( $id, $group, true ) ) {
			return $group;
		}
	}
	return array();
}

function pll_get_post_language( int $id, string $field = 'slug' ): string|false {
	return array_search( $id, pll_get_post_translations( $id ), true );
}

// Their queries take a language, and leave out what is in another one.
add_filter(
	'posts_where',
	static function ( string $where, WP_Query $query ): string {
		$others = array();
		foreach ( $GLOBALS['translations_of_others'] as $group ) {
			array_push( $others, ...array_values( array_diff_key( $group, array( (string) $query->get( 'lang' ) => 0 ) ) ) );
		}
		return '' === (string) $query->get( 'lang' ) ? $where : $where . " AND {$GLOBALS['wpdb']->posts}.ID NOT IN (" . implode( ',', array( 0, ...$others ) ) . ')';
	},
	10,
	2
);
