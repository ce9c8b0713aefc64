<?php
/**
 * Plugin Name: Pseudo-locale
 * Description: For a browser with the cookie "pseudo", every text of the catalogues stands between ⟦ and ⟧. What does not is from nobody or a member.
 */

if ( empty( $_COOKIE['pseudo'] ) ) {
	return;
}

// Signs alone, such as core's quotation marks, come into members' own words.
$pseudo = static fn( $text ) => is_string( $text ) && preg_match( '/^[^⟦]*\pL/u', html_entity_decode( $text ) ) ? "⟦{$text}⟧" : $text;
foreach ( array( 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ) as $hook ) {
	add_filter( "{$hook}_design-marketplace", $pseudo );
	add_filter( "{$hook}_default", $pseudo );
}
add_filter(
	'load_script_translations',
	static function ( $json ) use ( $pseudo ) {
		$catalogue = json_decode( (string) $json, true );
		foreach ( $catalogue['locale_data'] ?? array() as $domain => $texts ) {
			foreach ( $texts as $text => $forms ) {
				$catalogue['locale_data'][ $domain ][ $text ] = '' === $text ? $forms : array_map( $pseudo, $forms );
			}
		}
		return is_array( $catalogue ) ? wp_json_encode( $catalogue ) : $json;
	}
);
