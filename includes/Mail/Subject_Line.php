<?php
/** Makes a subject: one short line, whatever members typed. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Subject_Line {

	/** Characters of one value, so that a long name leaves room for the others. */
	private const VALUE = 60;

	/** Characters of the whole line. */
	private const WHOLE = 120;

	/** Characters that could end the header, hide text or change its reading direction. */
	private const TRICKS = '/[\p{Cc}\x{061C}\x{200B}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}\x{2066}-\x{2069}\x{FEFF}\s]+/u';

	/**
	 * Fills a subject. A value keeps the space it begins with: a colon has one before it in French.
	 * @param string               $template Text with `{tokens}`.
	 * @param array<string,string> $values   Values by token name, as members typed them.
	 */
	public static function of( string $template, array $values ): string {
		$values = array_map( static fn( string $value ): string => self::line( $value, self::VALUE ), $values );
		return ltrim( self::line( Texts::fill( $template, $values ), self::WHOLE ) );
	}

	/**
	 * Several things in short: "Night trains and 2 more".
	 * @param array<string> $names At least one.
	 */
	public static function several( array $names ): string {
		$more = count( $names ) - 1;
		/* translators: 1: title or name, 2: number of others. */
		$text = 0 === $more ? '%1$s' : _n( '%1$s and %2$d more', '%1$s and %2$d more', $more, 'design-marketplace' );
		return sprintf( $text, (string) reset( $names ), $more );
	}

	/** A name that is safe before an address: letters, digits, and signs that occur in names. */
	public static function name( string $name ): string {
		$name = (string) preg_replace( '/[^\p{L}\p{M}\p{N}\p{Zs}.\'’&+_-]+/u', ' ', mb_scrub( $name, 'UTF-8' ) );
		return ltrim( self::line( $name, self::VALUE ) );
	}

	/** One line, cut at a word where it is too long. */
	private static function line( string $text, int $limit ): string {
		$text = rtrim( (string) preg_replace( self::TRICKS, ' ', mb_scrub( $text, 'UTF-8' ) ) );
		if ( mb_strlen( $text ) <= $limit ) {
			return $text;
		}
		// Never cuts inside a letter with accents or a composed emoji.
		preg_match( '/^.{0,' . ( $limit - 1 ) . '}(?<!\x{200D})(?![\p{M}\x{200D}\x{1F3FB}-\x{1F3FF}])/us', $text, $found );
		$start = $found[0] ?? '';
		$rest  = substr( $text, strlen( $start ) );
		$at    = str_starts_with( $rest, ' ' ) ? false : strrpos( $start, ' ' );
		// One long word is cut anywhere.
		$kept = false === $at || $at < strlen( $start ) / 2 ? $start : substr( $start, 0, $at );
		return (string) preg_replace( '/[\s,;:(–-]+$/u', '', $kept ) . '…';
	}
}
