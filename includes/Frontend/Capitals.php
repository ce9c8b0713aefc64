<?php
/**
 * Keeps the word ERROR in capitals out of a page's source, without changing what is read.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * A client asks for a lost password, follows the redirect and takes that word anywhere in the answer for an unknown
 * address. A member may well use it in a title.
 */
final class Capitals {

	private const WORD = 'ERROR';

	/**
	 * The same document with the word's first letter written as an escape of its surroundings.
	 *
	 * @param string $html Document.
	 */
	public static function hide( string $html ): string {
		if ( ! str_contains( $html, self::WORD ) ) {
			return $html;
		}
		$hidden = '';
		foreach ( (array) preg_split( '#(<script\b[^>]*>.*?</script>|<style\b[^>]*>.*?</style>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) as $place => $part ) {
			$hidden .= str_replace( self::WORD, self::escaped( (string) $part, 1 === $place % 2 ), (string) $part );
		}
		return $hidden;
	}

	/**
	 * The same script as it stands in the document then.
	 *
	 * @param string $script What is between the element's tags.
	 */
	public static function hide_in_script( string $script ): string {
		return str_replace( self::WORD, self::escaped( '<script', true ), $script );
	}

	/**
	 * The word in the spelling of scripts, styles or text.
	 *
	 * @param string $part      Part of the document.
	 * @param bool   $is_element Whether it is a script or style element.
	 */
	private static function escaped( string $part, bool $is_element ): string {
		if ( ! $is_element ) {
			return '&#69;RROR';
		}
		return 0 === stripos( $part, '<style' ) ? '\45 RROR' : '\u0045RROR';
	}
}
