<?php
/**
 * Plain text as people type it: no tags, no control characters, nothing encoded.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

/**
 * `wp_strip_all_tags` eats "I <3 type" to its end; this keeps what is not a tag.
 */
final class Text {

	/**
	 * Tags, control characters and outer white space removed.
	 *
	 * @param string $text      As received.
	 * @param bool   $multiline Whether line breaks are kept.
	 */
	public static function plain( string $text, bool $multiline ): string {
		$text = wp_check_invalid_utf8( $text, true );
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		do {
			$before = $text;
			$text   = (string) preg_replace( '#<(script|style)\b[^>]*>.*?</\1\s*>#is', '', $text );
			$text   = (string) preg_replace( '#<[a-z/!?][^<>]*>#i', '', $text );
		} while ( $before !== $text );
		$text = (string) preg_replace( '/[^\P{C}\n\t\x{200C}\x{200D}\x{E0020}-\x{E007F}]/u', '', $text );
		if ( ! $multiline ) {
			$text = (string) preg_replace( '/\s+/u', ' ', $text );
		}
		return trim( $text );
	}
}
