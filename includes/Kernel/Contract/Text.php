<?php
/** Cleans plain text: removes tags and what nobody can see. Nothing is encoded. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

/** Unlike wp_strip_all_tags(), it keeps what is not a tag, as in "I <3 type". */
final class Text {

	/**
	 * Removes HTML's tags, the signs that text.json lists with a reason each, and surrounding white space. A text in
	 * which nothing is to be seen is empty.
	 * @param bool $multiline Whether line breaks are kept.
	 */
	public static function plain( string $text, bool $multiline ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", self::scrubbed( $text ) );
		// Before the tags: without these signs, pieces could become one.
		$text = (string) preg_replace( '~' . Contract::pattern( 'removed' ) . '~u', '', $text );
		$text = self::without_tags( $text );
		if ( ! $multiline ) {
			// Also no-break and narrow ones: a search for the same words must find them, and two equal names not differ.
			$text = (string) preg_replace( '/\s+/u', ' ', $text );
		}
		return preg_match( '~' . Contract::pattern( 'seen' ) . '~u', $text ) ? trim( $text ) : '';
	}

	/** With a sign for bytes that are no text. wp_check_invalid_utf8() is false for some of them before WordPress 6.9. */
	private static function scrubbed( string $text ): string {
		$sign = mb_substitute_character();
		mb_substitute_character( 0xFFFD );
		$text = mb_scrub( $text, 'UTF-8' );
		mb_substitute_character( $sign );
		return $text;
	}

	/** Plain text as HTML, to the letter: esc_html() would take a typed "&amp;" for an ampersand. */
	public static function html( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Removes tags from the inside out, scripts and styles with their content, in one pass: removing one after the other would take
	 * minutes for a text of nothing but brackets.
	 */
	private static function without_tags( string $text ): string {
		$kept   = '';
		$open   = array();
		$absent = array();
		$length = strlen( $text );
		$at     = 0;
		// A tag is what HTML knows as one: its name, and attributes with a value or from its list of those without. All else is text.
		$pattern = '~^' . Contract::pattern( 'tag' ) . '$~iuD';
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
			if ( preg_match( $pattern, "{$tag}>" ) ) {
				$at = self::after_content( $tag, $text, $at, $absent );
				continue;
			}
			// A closing bracket without a tag. No tag can span it.
			$kept .= implode( '', $open ) . $tag . '>';
			$open  = array();
		}
		return $kept . implode( '', $open );
	}

	/**
	 * Position after a tag; for a script or style after its closing tag.
	 * @param string             $tag    Tag without its last bracket.
	 * @param int                $at     Position after the tag.
	 * @param array<string,true> $absent Names whose closing tag does not occur any more.
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
