<?php
/**
 * Finds the places in a PDF where objects start, or might.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Starts {

	/**
	 * The text before the keyword of an object: its number and its generation.
	 */
	private const NUMBERED = '/(?<![0-9])([0-9]{1,19})[\0\t\n\f\r ]{1,9}[0-9]{1,9}[\0\t\n\f\r ]{0,9}$/D';

	/**
	 * Text that some programs may read as number and generation, with a comment or much space between them.
	 */
	private const DOUBTFUL = '/(?:[\0\t\n\f\r ][0-9]{0,9}|[0-9][\0\t\n\f\r \x80\xff]{1,9}|%[^\r\n]*[\r\n][\0\t\n\f\r ]*)$/D';

	/**
	 * A generation that is too long or not an integer, without a space before the keyword: `1 0.0obj`, `1+0obj`.
	 */
	private const ODD_EDITION = '/(?:^|[\0\t\n\f\r \x80\xff]|[0-9][0-9.eE]*[+.-])[0-9.eE+-]*[0-9][0-9.eE+-]*$/D';

	/**
	 * Bytes to look back for them.
	 */
	private const BACK = 64;

	/**
	 * Characters that may follow the keyword.
	 */
	private const BEHIND = Pdf_Lexer::SPACE . Pdf_Lexer::SPACE_TO_SOME . '<([/%+-.0123456789';

	/**
	 * Characters that may precede it.
	 */
	private const BEFORE = Pdf_Lexer::SPACE . Pdf_Lexer::SPACE_TO_SOME . '0123456789.eE+-';

	public function __construct( private readonly string $bytes, private readonly Pdf_Budget $budget ) {}

	/**
	 * The starts of objects: their numbers, and the positions after the keyword.
	 *
	 * @return iterable<array{int,int}>
	 */
	public function objects(): iterable {
		foreach ( $this->of( 'obj' ) as $at ) {
			$number = $this->number_before( $at - strlen( 'obj' ) );
			if ( null !== $number ) {
				yield array( $number, $at );
			}
		}
	}

	/**
	 * The positions after a keyword, even inside other words.
	 *
	 * @return iterable<int>
	 */
	public function of( string $word ): iterable {
		for ( $at = strpos( $this->bytes, $word ); false !== $at; $at = strpos( $this->bytes, $word, $at + 1 ) ) {
			$this->budget->read( self::BACK );
			yield $at + strlen( $word );
		}
	}

	/**
	 * The number of the object that starts at a keyword; null if none does.
	 *
	 * @throws Pdf_Refused If it is unclear whether one starts there.
	 */
	private function number_before( int $at ): ?int {
		$next = $this->bytes[ $at + strlen( 'obj' ) ] ?? ' ';
		if ( 0 === $at || ! str_contains( self::BEHIND, $next ) || ! str_contains( self::BEFORE, $this->bytes[ $at - 1 ] ) ) {
			return null;
		}
		$before = substr( $this->bytes, max( 0, $at - self::BACK ), min( $at, self::BACK ) );
		if ( preg_match( self::NUMBERED, $before, $match ) ) {
			return (int) $match[1];
		}
		if (
			'' === trim( $before, Pdf_Lexer::SPACE ) || preg_match( self::DOUBTFUL, $before ) || preg_match( self::ODD_EDITION, $before )
		) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		return null;
	}
}
