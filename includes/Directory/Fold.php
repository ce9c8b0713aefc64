<?php
/**
 * Text as it is compared: lower case, no accents, single spaces, the same in every language of the site.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

final class Fold {

	/**
	 * Folds a text.
	 *
	 * @param string $text Any text.
	 */
	public static function text( string $text ): string {
		// German sites turn ü into ue; what is stored must not depend on who indexed it.
		$text = mb_strtolower( remove_accents( $text, 'en_US' ), 'UTF-8' );
		// Tables may hold three bytes a character.
		$text = (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', $text );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
