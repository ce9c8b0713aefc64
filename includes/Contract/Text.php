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
		$text = self::without_tags( $text );
		$text = (string) preg_replace( '/[^\P{C}\n\t\x{200C}\x{200D}\x{E0020}-\x{E007F}]/u', '', $text );
		if ( ! $multiline ) {
			$text = (string) preg_replace( '/\s+/u', ' ', $text );
		}
		return trim( $text );
	}

	/**
	 * Plain text as HTML: what wpautop() makes of a text without tags, which looks for each tag there is.
	 *
	 * @param string $text Plain text.
	 */
	public static function paragraphs( string $text ): string {
		$html = '';
		foreach ( (array) preg_split( '/\n\s*\n/', esc_html( $text ) ) as $paragraph ) {
			if ( '' !== trim( (string) $paragraph ) ) {
				$html .= '<p>' . (string) preg_replace( '/\s*\n/', "<br />\n", trim( (string) $paragraph, "\n" ) ) . "</p>\n";
			}
		}
		return $html;
	}

	/**
	 * Removes tags from the inside out, scripts and styles with what is in them, in one walk: taking them away one
	 * after the other costs minutes for a text made of nothing but brackets.
	 *
	 * @param string $text Text.
	 */
	private static function without_tags( string $text ): string {
		$kept   = '';
		$open   = array();
		$absent = array();
		$length = strlen( $text );
		$at     = 0;
		while ( $at < $length ) {
			if ( '>' !== $text[ $at ] ) {
				$piece = substr( $text, $at, 1 + strcspn( $text, '<>', $at + 1 ) );
				$at   += strlen( $piece );
				if ( '<' === $piece[0] ) {
					$open[] = $piece;
				} elseif ( $open ) {
					$open[ array_key_last( $open ) ] .= $piece;
				} else {
					$kept .= $piece;
				}
				continue;
			}
			++$at;
			$tag = (string) array_pop( $open );
			if ( preg_match( '#^<[a-z/!?]#i', $tag ) ) {
				$at = self::after_content( $tag, $text, $at, $absent );
				continue;
			}
			// A bracket that closes nothing; no tag can reach over it.
			$kept .= implode( '', $open ) . $tag . '>';
			$open  = array();
		}
		return $kept . implode( '', $open );
	}

	/**
	 * Where the text goes on behind a tag: for a script or style behind its end.
	 *
	 * @param string             $tag    Tag without its last bracket.
	 * @param string             $text   Whole text.
	 * @param int                $at     Behind the tag.
	 * @param array<string,true> $absent Names whose end does not come any more.
	 */
	private static function after_content( string $tag, string $text, int $at, array &$absent ): int {
		if ( ! preg_match( '#^<(script|style)\b#i', $tag, $name ) ) {
			return $at;
		}
		$name = strtolower( $name[1] );
		if ( ! isset( $absent[ $name ] ) && preg_match( "#</{$name}\s*>#i", $text, $end, PREG_OFFSET_CAPTURE, $at ) ) {
			return $end[0][1] + strlen( $end[0][0] );
		}
		$absent[ $name ] = true;
		return $at;
	}
}
