<?php
/** Normalises text for comparison: lower case, no accents, single spaces, the same in every language of the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

final class Folded_Text {

	public static function text( string $text ): string {
		// With a German locale "ü" would become "ue"; stored text must not depend on the locale.
		$text = mb_strtolower( remove_accents( $text, 'en_US' ), 'UTF-8' );
		// Tables may allow only three bytes for a character.
		$text = (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', $text );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
